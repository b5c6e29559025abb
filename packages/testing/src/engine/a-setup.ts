import { DEFAULT_SETTINGS } from '../../content/src/settings/index.ts';
import { world } from '../../content/src/world.ts';
import { EMPTY_LIBRARY, type Library } from '../src/library.ts';
import { newGame, openNewGame } from '../src/new-game.ts';
import { RULES_VERSION } from '../src/rules-version.ts';
import type { SettingKey } from '../src/settings.ts';
import type { GameSetup, GameState, Player } from '../src/state.ts';

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
    settings: { ...DEFAULT_SETTINGS, ...settings },
    world,
    library,
    rulesVersion,
  };
}

/** A student who has joined and waits for the start. */
export function aStudent(id: string): Player {
  return {
    id,
    user: { id, first_name: 'Anna', last_name: 'Nowak', num_games: 0 },
    type: 'STUDENT',
    status: 'JOINED',
    hasPlayed: false,
    hasDelivered: false,
    money: 0,
    points: 0,
    played: 0,
    playingSince: null,
    round: 0,
    rankedAlone: true,
    draws: {},
    ledger: [],
    journal: [],
  };
}

/** A game opened for so many students, its clock at noon. */
export function anOpenedGame(students: number, setup: GameSetup = aSetup()): GameState {
  const players = Array.from({ length: students }, (_, index) => aStudent(`student-${index + 1}`));
  return openNewGame({ ...newGame(setup), players }, DAY);
}
