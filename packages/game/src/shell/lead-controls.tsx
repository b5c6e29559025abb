import { useIsSolo } from '../store/hooks.ts';
import { GhostLine } from './ghost-line.tsx';
import { SoloControls } from './solo-controls.tsx';
import { TeacherControls } from './teacher-controls.tsx';

/** The controls in the top bar for the person who leads the game: a teacher, or a student who plays alone and may have a ghost. */
export function LeadControls() {
  if (!useIsSolo()) return <TeacherControls />;
  return (
    <>
      <GhostLine />
      <SoloControls />
    </>
  );
}
