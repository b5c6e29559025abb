import { type BotLevel, playGame } from '@fracht/bots';
import { DEFAULT_SETTINGS, SHIPPED_LIBRARY, worldOfRules } from '@fracht/content';
import { type Recording, recordingOf } from '@fracht/debrief';
import {
  type GameSetup,
  type Library,
  type PlayerUser,
  RULES_VERSION,
  type Settings,
  settingsByRules,
} from '@fracht/engine';
import { spend } from '../runs/costs.ts';

export const TEACHER: PlayerUser = { id: 'teacher', first_name: 'Katarzyna', last_name: 'Maj', num_games: 0 };
export const DAY = '2026-11-21';

export function aSetup(
  seed: string,
  {
    library = SHIPPED_LIBRARY,
    settings = {},
    rulesVersion = RULES_VERSION,
  }: { library?: Library; settings?: Partial<Settings>; rulesVersion?: number } = {},
): GameSetup {
  return {
    game: seed,
    seed,
    number: 1,
    settings: settingsByRules({ ...DEFAULT_SETTINGS, ...settings }, rulesVersion),
    world: worldOfRules(rulesVersion),
    library,
    rulesVersion,
  };
}

export function aUser(id: string): PlayerUser {
  return { id, first_name: 'Ola', last_name: 'Mazur', num_games: 0 };
}

const KNOWN = new Map<string, Recording>();

/**
 * The situations of the game as it was when the lessons below were inspected and calculated by hand: which of them occur depends on how many there are and from
 * where they occur, and the library may grow. Changes and random situations did not yet say what the car has to be doing, and none whose it is; K09 affected a
 * driver who slept.
 */
const LOOKED_AT: Library = {
  emergencies: SHIPPED_LIBRARY.emergencies
    .filter(({ id }) => id <= 'K31')
    .map(({ ownership: _ownership, ...item }) => (item.id === 'K09' ? { ...item, status: 'SLEEPING' } : item)),
  accidents: SHIPPED_LIBRARY.accidents.map(({ status: _status, ownership: _ownership, ...anywhere }) => anywhere),
  changes: SHIPPED_LIBRARY.changes.map(({ status: _status, ownership: _ownership, ...anywhere }) => anywhere),
};

/**
 * A lesson of bots, played once for all tests of a file; by the newest rules, or by those of an earlier version. Its situations are always the same, for
 * tests that name its decisions.
 */
export function aLessonOf(
  seed: string,
  players: number,
  level: BotLevel = 'ordinary',
  rulesVersion = RULES_VERSION,
): Recording {
  const key = `${seed} ${players} ${JSON.stringify(level)} ${rulesVersion}`;
  const known = KNOWN.get(key) ?? aLessonWith({ seed, players, level, rulesVersion, library: LOOKED_AT });
  KNOWN.set(key, known);
  return known;
}

type LessonWish = {
  readonly seed: string;
  readonly players: number;
  readonly level?: BotLevel;
  /** Per student, if they differ. */
  readonly levels?: readonly BotLevel[];
  readonly settings?: Partial<Settings>;
  readonly rulesVersion?: number;
  readonly library?: Library;
};

/** A lesson of bots that is played each time and not kept: for tests that look at hundreds. */
export function aLessonWith({ seed, players, level = 'ordinary', levels = [], ...rules }: LessonWish): Recording {
  spend('game');
  const setup = aSetup(seed, rules);
  const seats = Array.from({ length: players }, (_, index) => ({
    user: aUser(`player-${index + 1}`),
    level: levels[index] ?? level,
  }));
  return recordingOf({ setup, log: playGame(setup, TEACHER, seats, DAY).log });
}
