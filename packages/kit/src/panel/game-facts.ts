import { ROUND_UNITS } from '@fracht/engine';
import type { GamePayload, GamePlayerPayload } from '@fracht/protocol';

/** How many players are in the game now. */
export function playersHereCount({ players }: GamePayload): number {
  return players.filter(({ status }) => status === 'CONNECTED' || status === 'JOINED' || status === 'PLAYING').length;
}

/** Whether the player was ever in the game, and for longer than a bot in their place: only then do they have a rank. (PTS-9, BTS-4) */
export function hasPlace({ place }: Pick<GamePlayerPayload, 'place'>): boolean {
  return place !== null;
}

/** How many players took part, that is, have a rank. (PTS-9) */
export function participantCount({ players }: GamePayload): number {
  return players.filter(hasPlace).length;
}

/** Whether the clock is stopped at the end of a round. (GAM-5) */
export function isRoundEnd({ state, time }: GamePayload): boolean {
  return state === 'PAUSED' && time >= ROUND_UNITS;
}

/** Real seconds left in the round. */
export function secondsLeft({ time, unitMs }: GamePayload): number {
  return Math.max(0, ((ROUND_UNITS - time) * unitMs) / 1000);
}

/** A player's result in a game, with its rank, null if it counts as a bot's, and the number of players; null for somebody who did not play. (PTS-9, BTS-4) */
export function ownResult(
  { players }: GamePayload,
  userId: string,
): { readonly score: number; readonly place: number | null; readonly all: number } | null {
  const own = players.find(({ id }) => id === userId);
  if (own === undefined || (own.place === null && own.isBots !== true)) return null;
  return { score: own.score, place: own.place, all: players.filter(hasPlace).length };
}
