import type { GameSeconds, GameState, Seconds } from '@fracht/engine';
import { bonusTime } from '../situations/bonus-time.ts';
import { readableSituations, type OwnSituation } from '../situations/own-situations.ts';

/** The open situations, the longest waiting first. Only the teacher sees everybody's. (SIT-13) */
export function waitingSituations(game: GameState): readonly OwnSituation[] {
  return readableSituations(game).filter(({ isOpen }) => isOpen);
}

/** The settled situations, latest first; at most `count`. */
export function answeredSituations(game: GameState, count: number): readonly OwnSituation[] {
  return readableSituations(game)
    .filter(({ open, shown }) => open.done && shown.decisions.length > 0)
    .toSorted((one, other) => (other.open.doneAt ?? 0) - (one.open.doneAt ?? 0))
    .slice(0, count);
}

/** How long a situation has waited. `share`: how much of the bonus time has gone, 0 to 1; null: there is no bonus. */
export type Wait = { readonly waited: Seconds; readonly share: number | null; readonly isLate: boolean };

/** How long a situation has been waiting to be settled. */
export function waitOf({ open, shown }: OwnSituation, now: GameSeconds): Wait {
  const time = bonusTime(open, shown, now);
  const waited = Math.max(0, now - open.since);
  return { waited, share: time === null ? null : 1 - time.share, isLate: time?.phase === 'OVER' };
}

/** The number of the open question, from 1. */
export function questionNumber({ shown }: OwnSituation): number {
  return shown.decisions.length + 1;
}
