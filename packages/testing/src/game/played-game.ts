import { playGame, type BotLevel, type Seat } from '@fracht/bots';
import { DEFAULT_SETTINGS, worldOfRules } from '@fracht/content';
import {
  advance,
  EMPTY_LIBRARY,
  newGame,
  runEntry,
  settingsByRules,
  type GameSeconds,
  type GameSetup,
  type GameState,
  type Library,
  type LogEntry,
  type PlayerUser,
} from '@fracht/engine';

const DAY = '2026-11-21';
const LEVELS: readonly BotLevel[] = ['good', 'ordinary', 'ordinary', 'careless'];
const NAMES = [
  ['Zofia', 'Kowalska'],
  ['Bartek', 'Wiśniewski'],
  ['Ola', 'Lewandowska'],
  ['Krzysztof', 'Brzęczyszczykiewicz-Tomaszewski'],
] as const;

/** The teacher of all games in tests. */
export const TEACHER: PlayerUser = { id: 'teacher', first_name: 'Maria', last_name: 'Wolska', num_games: 0 };

export type GameSoFar = { readonly setup: GameSetup; readonly log: readonly LogEntry[]; readonly end: GameState };

/** The version of the rules by whose settings these games are played: before days had an end and drivers took breaks. */
const RULES = 5;

/** A setup on the real map with the default settings; without a library no situations come. */
export function aSetup(seed: string, library: Library = EMPTY_LIBRARY): GameSetup {
  const settings = settingsByRules(DEFAULT_SETTINGS, RULES);
  return { game: 'game-1', seed, number: 1, settings, world: worldOfRules(RULES), library };
}

/** A cache of played games: a worker's test files ask for the same few again and again, and nothing changes a state. */
const PLAYED = new Map<Library, Map<string, GameSoFar>>();

/**
 * A game played by bots; the students are s1, s2, … Deterministic, and played once for all files of a worker. `rulesVersion`: absent, the first.
 */
export function aPlayedGame(
  students = 4,
  seed = 'lekcja',
  library: Library = EMPTY_LIBRARY,
  rulesVersion?: number,
): GameSoFar {
  const known = PLAYED.get(library) ?? new Map<string, GameSoFar>();
  PLAYED.set(library, known);
  const key = `${students} ${seed} ${rulesVersion ?? ''}`;
  const game =
    known.get(key) ??
    played(students, { ...aSetup(seed, library), ...(rulesVersion === undefined ? {} : { rulesVersion }) });
  known.set(key, game);
  return game;
}

function played(students: number, setup: GameSetup): GameSoFar {
  const seats = Array.from({ length: students }, (_, index) => seat(index));
  const { log, state } = playGame(setup, TEACHER, seats, DAY);
  return { setup, log, end: state };
}

/** A game after this many entries of its log, none of which is later than `until`; and its state at that moment. */
type Reached = {
  readonly until: GameSeconds;
  readonly entries: number;
  readonly game: GameState;
  readonly state: GameState;
};

const REACHED = new WeakMap<GameSetup, WeakMap<readonly LogEntry[], Reached[]>>();

/** The moments of a game that were requested. */
function reachedIn({ setup, log }: GameSoFar): Reached[] {
  const ofSetup = REACHED.get(setup) ?? new WeakMap<readonly LogEntry[], Reached[]>();
  REACHED.set(setup, ofSetup);
  const reached = ofSetup.get(log) ?? [];
  ofSetup.set(log, reached);
  return reached;
}

/** The same game at a moment of game time; played on from the last earlier moment that was requested. */
export function gameAt(whole: GameSoFar, at: GameSeconds): GameState {
  const reached = reachedIn(whole);
  const place = reached.findLastIndex(({ until }) => until <= at);
  const before = reached[place];
  if (before?.until === at) return before.state;
  let game = before?.game ?? newGame(whole.setup);
  let entries = before?.entries ?? 0;
  for (const entry of whole.log.slice(entries)) {
    if (entry.at > at) break;
    const result = runEntry(game, entry);
    if (result.ok) game = result.value;
    entries += 1;
  }
  const state = advance(game, at);
  reached.splice(place + 1, 0, { until: at, entries, game, state });
  return state;
}

function seat(index: number): Seat {
  const [first_name, last_name] = NAMES[index % NAMES.length] ?? ['Jan', 'Nowak'];
  return {
    user: { id: `s${index + 1}`, first_name, last_name, num_games: 0 },
    level: LEVELS[index % LEVELS.length] ?? 'ordinary',
  };
}
