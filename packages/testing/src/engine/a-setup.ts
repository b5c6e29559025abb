import { DEFAULT_SETTINGS } from '@fracht/content/settings/index.ts';
import { worldOfRules } from '@fracht/content/world.ts';
import {
  EMPTY_LIBRARY,
  type GameSetup,
  type Library,
  type Player,
  RULES_VERSION,
  type SettingKey,
  settingsByRules,
} from '@fracht/engine';
import { freshPlayer } from '@fracht/engine/by-hand.ts';

export const DAY = '2026-11-21';

/** A setup on the real map with the default settings. */
export function aSetup({
  seed = 'ziarno',
  number = 1,
  settings = {},
  library = EMPTY_LIBRARY,
  rulesVersion = RULES_VERSION,
}: {
  seed?: string;
  number?: number;
  settings?: Partial<Record<SettingKey, number>>;
  library?: Library;
  rulesVersion?: number;
} = {}): GameSetup {
  return {
    game: 'game-1',
    seed,
    number,
    settings: settingsByRules({ ...DEFAULT_SETTINGS, ...settings }, rulesVersion),
    world: worldOfRules(rulesVersion),
    library,
    rulesVersion,
  };
}

/** A student who has joined and waits for the start. */
export function aStudent(id: string): Player {
  const user = { id, first_name: 'Anna', last_name: 'Nowak', num_games: 0 };
  return { ...freshPlayer(user, 'STUDENT'), status: 'JOINED' };
}
