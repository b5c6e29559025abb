import { type BotsLevel, type Player, SEAT_LEVELS, type SeatLevel, type Tenure } from '../state.ts';
import type { GameSeconds } from '../units.ts';
import { stoppedPlaying } from './player.ts';
import { stintsOf } from './tenure.ts';

/** The level of bot number `index` (from 0), given the teacher's choice for all; mixed: ordinary, good and careless in turn. (BTS-5) */
export function levelOfBot(level: BotsLevel, index: number): SeatLevel {
  return level === 'mixed' ? (SEAT_LEVELS[(index + 1) % SEAT_LEVELS.length] ?? 'ordinary') : level;
}

/**
 * The player with a bot of this level in the place from `now` on; with `tends` it only looks after the place for its person. A bot that is
 * already playing there gets the level. (BTS-1, BTS-8)
 */
export function withBot(player: Player, level: SeatLevel, now: GameSeconds, tends = false): Player {
  const tenure = player.tenure ?? newTenure(player, now);
  const plays = tenure.bot !== null && !tenure.tends;
  return { ...player, tenure: { ...tenure, bot: level, tends, since: plays ? tenure.since : now, isKeptFree: false } };
}

/** The player without a bot; the time during which it held the place is kept. (BTS-2) */
export function withoutBot(player: Player, now: GameSeconds): Player {
  const { tenure } = player;
  if (tenure === undefined || tenure.bot === null) return player;
  return { ...player, tenure: { ...tenure, bot: null, tends: false, stints: stintsOf({ now }, player) } };
}

/** The player with nobody in the place: neither bot nor person. (BTS-2, PLY-1) */
export function leftEmpty(player: Player, now: GameSeconds): Player {
  return { ...withoutBot(stoppedPlaying(player, now), now), status: 'LEFT' };
}

/** A place that is to stay empty until its person comes. (BTS-6) */
export function keptFree(player: Player, now: GameSeconds): Player {
  const { tenure = newTenure(player, now), ...empty } = leftEmpty(player, now);
  return { ...empty, tenure: { ...tenure, isKeptFree: true } };
}

/** The person has come to the place: no bot holds it, and it is no longer kept free. (BTS-2) */
export function withPerson(player: Player, now: GameSeconds): Player {
  const { tenure } = player;
  if (tenure === undefined) return player;
  const { tenure: own = tenure, ...rest } = withoutBot(player, now);
  return { ...rest, tenure: { ...own, hasPerson: true, isKeptFree: false } };
}

/** A new place to which no person has come. (BTS-1, BTS-4) */
export function asNobodys(player: Player, now: GameSeconds): Player {
  return { ...player, tenure: { ...newTenure(player, now), hasPerson: false } };
}

/** The tenure of a place that only a person has held so far; it began when that person first played. */
function newTenure({ ledger, hasPlayed }: Player, now: GameSeconds): Tenure {
  const began = hasPlayed ? (ledger[0]?.at ?? now) : now;
  return { bot: null, tends: false, began, since: now, stints: [], hasPerson: true, isKeptFree: false };
}
