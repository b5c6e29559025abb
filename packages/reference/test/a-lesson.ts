import { type BotLevel, playGame } from '@fracht/bots';
import { DEFAULT_SETTINGS, SHIPPED_LIBRARY, world } from '@fracht/content';
import { type Recording, recordingOf } from '@fracht/debrief';
import {
  type GameSetup,
  type Library,
  type PlayerId,
  type PlayerUser,
  RULES_VERSION,
  type Settings,
} from '@fracht/engine';
import { spend } from '@fracht/testing/runs/costs.ts';
import { loadSolver } from '../src/index.ts';

const TEACHER: PlayerUser = { id: 'teacher', first_name: 'Katarzyna', last_name: 'Maj', num_games: 0 };
const DAY = '2026-11-21';

/** How many manners tests try: enough for there to be a choice. */
export const FEW = 2;
/** For tests to which it does not matter which manner was chosen: a search for a single student tries each in six tastes. */
export const ONE = 1;

/** The real solver, loaded once for all tests. */
export const solve = await loadSolver();

/** The properties of a lesson that a test may choose. */
export type LessonTraits = {
  readonly players?: number;
  readonly level?: BotLevel | null;
  readonly library?: Library;
  readonly settings?: Partial<Settings>;
};

export function aSetup(seed: string, { library = SHIPPED_LIBRARY, settings = {} }: LessonTraits = {}): GameSetup {
  const rules = { library, settings: { ...DEFAULT_SETTINGS, ...settings }, rulesVersion: RULES_VERSION };
  return { game: seed, seed, number: 1, world, ...rules };
}

/** The students of a lesson with that many players. */
export function studentsOf(players: number): readonly PlayerId[] {
  return Array.from({ length: players }, (_, index) => `player-${index + 1}`);
}

const KNOWN = new Map<string, Recording>();

/** A lesson of bots, played once for all tests of a file. */
export function aLesson(seed: string, traits: LessonTraits = {}): Recording {
  const key = `${seed} ${JSON.stringify(traits)}`;
  const known = KNOWN.get(key) ?? recorded(seed, traits);
  KNOWN.set(key, known);
  return known;
}

function recorded(seed: string, traits: LessonTraits): Recording {
  spend('game');
  const { players = 3, level = 'ordinary' } = traits;
  const setup = aSetup(seed, traits);
  const seats = studentsOf(players).map((id) => ({
    user: { id, first_name: 'Ola', last_name: 'Mazur', num_games: 0 },
    level,
  }));
  return recordingOf({ setup, log: playGame(setup, TEACHER, seats, DAY).log });
}
