import { roundSeconds, type Chances, type GameState } from '@fracht/engine';
import { debriefText } from '@fracht/content';
import { formatGameHour, gameDay } from '@fracht/kit/format.ts';
import { useChances, useGame } from '../../store/hooks.ts';

/** A player who joined later than this is told the time from which they played, in game seconds. */
const AN_HOUR = 3600;

type OfferedLineProps = {
  /** How many orders the player booked. */
  readonly booked: number;
  readonly className?: string | undefined;
};

/** Which orders could have been taken in the player's game, and from when. Nothing if that is unknown. (DBR-3, SUM-8) */
export function OfferedLine({ booked, className }: OfferedLineProps) {
  const chances = useChances();
  const state = useGame((game) => game);
  if (chances === null || chances.since === null) return null;
  return (
    <p className={className}>
      {`${
        chances.offered === 0
          ? debriefText.idle.noneOffered
          : debriefText.offered(chances.offered, booked, chances.untaken)
      } ${chances.since > AN_HOUR ? joinedWords(state, chances.since) : ''}`}
    </p>
  );
}

function joinedWords({ setup }: GameState, since: NonNullable<Chances['since']>): string {
  const round = Math.floor(since / roundSeconds(setup)) + 1;
  return debriefText.joined(round, gameDay(since / 60), formatGameHour(since / 60));
}
