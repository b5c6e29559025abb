import type { Game } from './game-store.ts';

/** Who leads a game: for homework its only member; null: its teacher. (HWS-3) */
export function leaderOf({ homework, players }: Pick<Game, 'homework' | 'players'>): string | null {
  return homework === null ? null : (players[0]?.id ?? null);
}
