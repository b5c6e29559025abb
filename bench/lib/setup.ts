import { DEFAULT_SETTINGS, SHIPPED_LIBRARY, world } from '@fracht/content';
import type { Seat } from '@fracht/bots';
import { type GameSetup, type PlayerUser, RULES_VERSION, type Settings } from '@fracht/engine';

export const TEACHER: PlayerUser = { id: 'teacher', first_name: 'Katarzyna', last_name: 'Maj', num_games: 0 };
export const DAY = '2026-11-21';

/** The setup of a game with default settings, except for `changes`. */
export function aSetup(seed: string, changes: Partial<Settings> = {}): GameSetup {
  return {
    game: `game-${seed}`,
    seed,
    number: 1,
    settings: { ...DEFAULT_SETTINGS, ...changes },
    world,
    library: SHIPPED_LIBRARY,
    rulesVersion: RULES_VERSION,
  };
}

/** `count` seats with bots of one level. */
export function seats(count: number, level: Seat['level']): Seat[] {
  return Array.from({ length: count }, (_, index) => ({
    user: { id: `player-${index + 1}`, first_name: 'Bot', last_name: String(index + 1), num_games: 0 },
    level,
  }));
}
