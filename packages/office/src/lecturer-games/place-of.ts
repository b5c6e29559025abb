import type { GamePayload } from '@fracht/protocol';

/** Where a lecturer goes to see a game: its summary, the live page of a running one, the room before the start. */
export function placeOf({ state }: Pick<GamePayload, 'state'>) {
  if (state === 'FINISHED') return '/game/$id/summary';
  return state === 'IN_PROGRESS' || state === 'PAUSED' ? '/panel/lecturer/games/$id' : '/game/$id';
}
