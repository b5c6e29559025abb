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

/** A game played by bots; the students are s1, s2, … Deterministic. `rulesVersion`: absent, the first. */
export function aPlayedGame(
  students = 4,
  seed = 'lekcja',
  library: Library = EMPTY_LIBRARY,
  rulesVersion?: number,
): GameSoFar {
  const setup = { ...aSetup(seed, library), ...(rulesVersion === undefined ? {} : { rulesVersion }) };
  const played = playGame(
    setup,
    TEACHER,
    Array.from({ length: students }, (_, index) => seat(index)),
    DAY,
  );
  return { setup, log: played.log, end: played.state };
}

/** The same game at a moment of game time. */
export function gameAt({ setup, log }: GameSoFar, at: GameSeconds): GameState {
  let game = newGame(setup);
  for (const entry of log) {
    if (entry.at > at) break;
    const result = runEntry(game, entry);
    if (result.ok) game = result.value;
  }
  return advance(game, at);
}

function seat(index: number): Seat {
  const [first_name, last_name] = NAMES[index % NAMES.length] ?? ['Jan', 'Nowak'];
  return {
    user: { id: `s${index + 1}`, first_name, last_name, num_games: 0 },
    level: LEVELS[index % LEVELS.length] ?? 'ordinary',
  };
}
