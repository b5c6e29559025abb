import { useIsSolo } from '../store/hooks.ts';
import { SoloControls } from './solo-controls.tsx';
import { TeacherControls } from './teacher-controls.tsx';

/** What who leads the game has in the top bar: a teacher, or a student who plays alone. */
export function LeadControls() {
  return useIsSolo() ? <SoloControls /> : <TeacherControls />;
}
