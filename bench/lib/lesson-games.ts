import { BOT_LEVELS, type Seat, playGame } from '@fracht/bots';
import { lessonLibrary, type ReadyLesson } from '@fracht/content';
import { type GameState, type Player, ROUNDS, ROUND_UNITS, roundSeconds, score, SITUATION_LISTS } from '@fracht/engine';
import { aSetup, DAY, TEACHER } from './setup.ts';

export type Level = (typeof BOT_LEVELS)[number];

/** How many of each level play in a lesson. */
const OF_EACH = 2;
/** What a player does by hand, as the journal has it. */
const DEEDS: ReadonlySet<string> = new Set([
  'ORDER_BOOKED',
  'FREE_BOOKED',
  'SLEEPING',
  'SLEEPING_GUARDED',
  'DRIVING_EMPTY',
]);

/** What one player of a lesson did and met. */
export type LessonPlayer = {
  readonly level: Level;
  readonly score: number;
  readonly delivered: number;
  /** Decisions in each round: orders, cars, nights, returns, answers. */
  readonly decisions: readonly number[];
  /** The ids of the situations that asked something of this player. */
  readonly met: readonly string[];
};

/** One lesson of two bots of each level, who from seed to seed change seats. */
export function lessonGame(lesson: ReadyLesson, seed: string, turn: number): readonly LessonPlayer[] {
  const setup = { ...aSetup(seed, lesson.settings), game: seed, library: lessonLibrary(lesson) };
  const levels = Array.from({ length: BOT_LEVELS.length * OF_EACH }, (_, seat) => levelAt(seat + turn));
  const seats = levels.map((level, seat): Seat => ({
    user: { id: `player-${seat + 1}`, first_name: 'Bot', last_name: String(seat + 1), num_games: 0 },
    level,
  }));
  const { state } = playGame(setup, TEACHER, seats, DAY);
  const students = state.players.filter(({ type }) => type === 'STUDENT');
  return students.map((player, seat) => readPlayer(state, player, levels[seat] ?? levelAt(seat)));
}

/** Real minutes of the rounds of a lesson. */
export function minutesOf({ settings }: ReadyLesson): number {
  return (ROUNDS * ROUND_UNITS * (settings.unit_ms ?? 1000)) / 60_000;
}

function levelAt(seat: number): Level {
  return BOT_LEVELS[seat % BOT_LEVELS.length] ?? BOT_LEVELS[0];
}

function readPlayer(state: GameState, player: Player, level: Level): LessonPlayer {
  const own = state.orders.filter((order) => order.player === player.user.id);
  const situations = state.orders
    .flatMap((order) => SITUATION_LISTS.flatMap((list) => order[list]))
    .filter((open) => open.player === player.user.id);
  const deeds = player.journal.filter(({ what }) => DEEDS.has(what)).map(({ at }) => at);
  const answers = situations.flatMap((open) => open.decisions.map(() => open.doneAt ?? open.since));
  const length = roundSeconds(state.setup);
  const roundOf = (at: number): number => Math.min(ROUNDS, Math.floor(at / length) + 1);
  const rounds = [...deeds, ...answers].map(roundOf);
  return {
    level,
    score: score(player),
    delivered: own.filter(({ delivered }) => delivered).length,
    decisions: Array.from({ length: ROUNDS }, (_, index) => rounds.filter((round) => round === index + 1).length),
    met: situations.map(({ id }) => id),
  };
}
