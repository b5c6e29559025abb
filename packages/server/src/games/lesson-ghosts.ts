import {
  advance,
  gameEndsAt,
  type GameState,
  ghostCurve,
  type LogEntry,
  newGame,
  type PlayerId,
  type RepeatedGame,
  runEntry,
  seatNumber,
  studentsAtStart,
} from '@fracht/engine';
import type { Ghost } from '../storage/duel-store.ts';
import type { Game } from '../storage/game-store.ts';
import type { Storage } from '../storage/storage.ts';
import { entryOf } from './log/entries.ts';
import type { GameLog } from './log/game-log.ts';
import { readGame, setupOf } from './read-game.ts';

/** A person's first round in a lesson, and the seat it was played from. */
type LessonGhost = Omit<Ghost, 'kind'> & { readonly seat: number };

/** For how many lessons the ghosts are kept: a class asks for those of its lesson at the same time. */
const MOST_KEPT = 20;

/** Who played the first round of finished lessons, and how. (DUS-2) */
export class LessonGhosts {
  readonly #log: Pick<GameLog, 'read' | 'entries'>;
  readonly #kept = new Map<string, Promise<readonly LessonGhost[]>>();

  constructor(log: Pick<GameLog, 'read' | 'entries'>) {
    this.#log = log;
  }

  /** The ghosts this student may play against: the student's own result, and the best of the others if it is better. */
  async offeredTo(
    student: PlayerId,
    storage: Storage,
    lesson: Game,
  ): Promise<readonly (Ghost & { readonly seat: number })[]> {
    const all = await this.#of(storage, lesson);
    const best = all.reduce<LessonGhost | null>(
      (first, one) => (first === null || endOf(one) > endOf(first) ? one : first),
      null,
    );
    const own = all.filter(({ player }) => player === student).map((ghost) => ({ ...ghost, kind: 'OWN' as const }));
    if (best === null || (own[0] !== undefined && endOf(own[0]) >= endOf(best))) return own;
    return [...own, { ...best, kind: 'BEST' as const }];
  }

  /** What a game that repeats the lesson from this seat takes from it; null if its log does not tell how it began. (RPT-1) */
  async repeated(storage: Storage, lesson: Game, seat: number): Promise<RepeatedGame | null> {
    const rows = await this.#log.entries(lesson.id);
    const setup = setupOf(lesson, await storage.library.frozen(lesson.library));
    const students = studentsIn(
      newGame(setup),
      rows.map((row) => entryOf(row, new Map())),
    );
    return students === null ? null : { rounds: lesson.rounds, students, seat };
  }

  async #of(storage: Storage, lesson: Game): Promise<readonly LessonGhost[]> {
    const known = this.#kept.get(lesson.id);
    if (known !== undefined) return known;
    const asked = this.#read(storage, lesson);
    this.#kept.set(lesson.id, asked);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    try {
      return await asked;
    } catch (error) {
      this.#kept.delete(lesson.id);
      throw error;
    }
  }

  async #read(storage: Storage, lesson: Game): Promise<readonly LessonGhost[]> {
    const library = await storage.library.frozen(lesson.library);
    const { state } = readGame(lesson, library, await this.#log.read(lesson.id), new Map());
    // If a game ended by its own clock, its log ends with the last action before that.
    return ghostsIn(advance(state, gameEndsAt(state.setup)));
  }
}

function endOf({ curve }: Pick<Ghost, 'curve'>): number {
  return curve.at(-1) ?? Number.NEGATIVE_INFINITY;
}

function ghostsIn(state: GameState): readonly LessonGhost[] {
  return state.players.flatMap((player) => {
    const curve = player.type === 'STUDENT' ? ghostCurve(state, player) : null;
    return curve === null ? [] : [{ player: player.id, curve, seat: seatNumber(state, player.id) }];
  });
}

/** For how many students the game of this log was opened; null: it was not. */
function studentsIn(fresh: GameState, entries: readonly LogEntry[]): number | null {
  let game = fresh;
  for (const entry of entries) {
    if (entry.action.action === 'START') return studentsAtStart(game);
    const result = runEntry(game, entry);
    if (!result.ok) throw new Error(`Entry ${entry.seq} is refused: ${result.error}`);
    game = result.value;
  }
  return null;
}
