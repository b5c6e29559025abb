import type { GameSeconds, GameState, Seconds } from '@fracht/engine';
import { bonusTime } from '../situations/bonus-time.ts';
import { wordedSituations, type OwnSituation } from '../situations/own-situations.ts';

/** The situations that wait for an answer, the one that has waited longest first. Only the teacher knows the words of all. (SIT-13) */
export function waitingSituations(game: GameState): readonly OwnSituation[] {
  return wordedSituations(game).filter(({ isOpen }) => isOpen);
}

/** Those answered to their end, the latest first. */
export function answeredSituations(game: GameState, count: number): readonly OwnSituation[] {
  return wordedSituations(game)
    .filter(({ open, shown }) => open.done && shown.decisions.length > 0)
    .toSorted((one, other) => (other.open.doneAt ?? 0) - (one.open.doneAt ?? 0))
    .slice(0, count);
}

/** How long a situation has waited. `share`: the part of the time for the premium that is gone, 0 to 1; null: there is none to earn. */
export type Wait = { readonly waited: Seconds; readonly share: number | null; readonly isLate: boolean };

/** How long a situation has waited for its end. */
export function waitOf({ open, shown }: OwnSituation, now: GameSeconds): Wait {
  const time = bonusTime(open, shown, now);
  const waited = Math.max(0, now - open.since);
  return { waited, share: time === null ? null : 1 - time.share, isLate: time?.phase === 'OVER' };
}

/** The number of the question that waits, from 1. */
export function questionNumber({ shown }: OwnSituation): number {
  return shown.decisions.length + 1;
}
