import type { GamePayload } from '@fracht/protocol';

/** Units of game time in a round. (rules §2) */
export const ROUND_UNITS = 600;

/** How many players are in the game now. */
export function playersHere({ players }: GamePayload): number {
  return players.filter(({ status }) => status === 'CONNECTED' || status === 'JOINED' || status === 'PLAYING').length;
}

/** How many players took part: those who connected at any time. */
export function playersSeen({ players }: GamePayload): number {
  return players.filter(({ status }) => status !== null).length;
}

/** Whether the clock stands at the end of a round. (rules §2) */
export function isRoundEnd({ state, time }: GamePayload): boolean {
  return state === 'PAUSED' && time >= ROUND_UNITS;
}

/** Real seconds left in the round. */
export function secondsLeft({ time, unitMs }: GamePayload): number {
  return Math.max(0, ((ROUND_UNITS - time) * unitMs) / 1000);
}

/** A player's result in a game and the place by score, 1 the best; null for who did not play. */
export function ownResult(
  { players }: GamePayload,
  userId: string,
): { readonly score: number; readonly place: number; readonly all: number } | null {
  const own = players.find(({ id }) => id === userId);
  if (own === undefined || own.status === null) return null;
  const played = players.filter(({ status }) => status !== null);
  return { score: own.score, place: played.filter(({ score }) => score > own.score).length + 1, all: played.length };
}
