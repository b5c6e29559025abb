import { Hourglass } from 'lucide-react';
import { lecturerGamesText } from '@fracht/content';
import type { GamePayload } from '@fracht/protocol';
import { formatDate } from '@fracht/kit/format.ts';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { GameChip } from '@fracht/kit/panel/game-chip.tsx';

/** The state of a game; for a lesson that stopped days ago: that it was not ended, since when, and what to do. (NGM-6) */
export function StateOrStopped({ game: { state, stoppedOn } }: { game: Pick<GamePayload, 'state' | 'stoppedOn'> }) {
  const text = lecturerGamesText.stopped;
  if (stoppedOn === undefined) return <GameChip state={state} />;
  return (
    <>
      <Chip tone="warn" icon={<Hourglass aria-hidden="true" />}>
        {text.chip}
      </Chip>
      <p className="muted">{text.whatToDo(formatDate(stoppedOn))}</p>
    </>
  );
}
