import type { GamePayload } from '@fracht/protocol';

/** The page on which a lecturer sees a game: its summary, the live page of a running one, the lobby before the start. */
export function gameLink({ state }: Pick<GamePayload, 'state'>) {
  if (state === 'FINISHED') return '/game/$id/summary';
  return state === 'IN_PROGRESS' || state === 'PAUSED' ? '/panel/lecturer/games/$id' : '/game/$id';
}
