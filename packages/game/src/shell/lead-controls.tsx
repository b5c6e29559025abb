import { useIsSolo } from '../store/hooks.ts';
import { GhostLine } from './ghost-line.tsx';
import { SoloControls } from './solo-controls.tsx';
import { TeacherControls } from './teacher-controls.tsx';

/** What who leads the game has in the top bar: a teacher, or a student who plays alone and may have a ghost. */
export function LeadControls() {
  if (!useIsSolo()) return <TeacherControls />;
  return (
    <>
      <GhostLine />
      <SoloControls />
    </>
  );
}
