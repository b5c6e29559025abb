import type { ClassDebrief, StudentDebrief } from '@fracht/protocol';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import type { TaskGame } from './debrief-threads.ts';
import { GameWork, type WorkProgress, type WorkParts } from './game-work.ts';
import { CLASS, classOf, idsIn, MET, ALL_STUDENTS, studentOf, WHOLE } from './stored-parts.ts';
import type { TaskOf, Tasks } from './tasks.ts';
import { metView, type MetView } from './views/met-view.ts';

/** How long a debrief that failed is not tried again, in ms, however often it is asked for. */
const AGAIN_AFTER_MS = 10_000;

/** What is known of a debrief. `share` from 0 to 1; `isWhole`: the best known is in it too, if it could be found. (DBF-1) */
export type DebriefState<Debrief> =
  | { readonly state: 'WORKING'; readonly share: number }
  | { readonly state: 'FAILED' }
  | { readonly state: 'READY'; readonly isWhole: boolean; readonly debrief: Debrief };

export type NotReady = Exclude<DebriefState<never>, { state: 'READY' }>;

export type DebriefParts = WorkParts & {
  /** Milliseconds of a clock that only goes forward, even if somebody sets the machine's time. */
  readonly clock: () => number;
};

/**
 * The debriefs of finished games: worked out when first asked for, with progress reported meanwhile, and then kept in the database. (DBJ-1
 * to DBJ-4)
 */
export class Debriefs {
  readonly #parts: DebriefParts;
  readonly #work: GameWork;
  readonly #progress = new Map<string, WorkProgress>();
  #begunGames = 0;
  #isClosed = false;

  constructor(parts: DebriefParts) {
    this.#parts = parts;
    this.#work = new GameWork(parts);
  }

  /** Breaks off what is being worked out. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#parts.threads.close();
    await this.#work.idle();
  }

  /** The debrief of a student; begins to work it out if nobody has. Null: the student did not play in this game. */
  async ofStudent(game: TaskGame, player: string): Promise<DebriefState<StudentDebrief> | null> {
    const { store } = this.#parts;
    const body = await store.find(game.id, player);
    if (body === null) {
      const isComplete = (await store.find(game.id, ALL_STUDENTS)) !== null;
      return isComplete ? null : this.#begun(game, 'ALL');
    }
    const debrief = studentOf(body);
    const ofClass = await store.find(game.id, CLASS);
    const isWhole = await this.#isWhole(game);
    return { state: 'READY', isWhole, debrief: ofClass === null ? debrief : amongClass(debrief, classOf(ofClass)) };
  }

  /** The debrief of the class; begins to work it out if nobody has. */
  async ofClass(game: TaskGame): Promise<DebriefState<ClassDebrief>> {
    const body = await this.#parts.store.find(game.id, CLASS);
    if (body === null) return this.#begun(game, 'CLASS');
    return { state: 'READY', isWhole: await this.#isWhole(game), debrief: classOf(body) };
  }

  /** The players, once all their debriefs are stored; until then their debriefs are started if nobody has done so. */
  async students(
    game: TaskGame,
  ): Promise<NotReady | { readonly state: 'READY'; readonly students: readonly string[] }> {
    const body = await this.#parts.store.find(game.id, ALL_STUDENTS);
    return body === null ? this.#begun(game, 'ALL') : { state: 'READY', students: idsIn(body) };
  }

  /** The decisions of a one-student game that can be compared with other such games; starts working them out if nobody has. (HWS-9) */
  async met(game: TaskGame): Promise<NotReady | { readonly state: 'READY'; readonly met: readonly MetView[] }> {
    const body = await this.#parts.store.find(game.id, MET);
    return body === null ? this.#begun(game, 'ALL') : { state: 'READY', met: z.array(metView).parse(JSON.parse(body)) };
  }

  /** The debrief of a student as it is stored; null: there is none. */
  async stored(game: string, player: string): Promise<string | null> {
    return this.#parts.store.find(game, player);
  }

  /** Ledgers and happenings of these students, in their order. */
  async books(game: TaskGame, players: readonly string[]): Promise<Tasks['BOOKS']['answer']> {
    return this.#parts.threads.run<'BOOKS'>(game, { kind: 'BOOKS', players });
  }

  /** What an alternative would have led to at a decision. */
  async whatIf(game: TaskGame, asked: Omit<TaskOf<'WHAT_IF'>, 'kind'>): Promise<Tasks['WHAT_IF']['answer']> {
    return this.#parts.threads.run<'WHAT_IF'>(game, { kind: 'WHAT_IF', ...asked });
  }

  /** Begins to work out the debriefs of a game, unless that is done or under way. Gives how far it has come. */
  #begun(game: TaskGame, of: 'ALL' | 'CLASS'): NotReady {
    const known = this.#progress.get(game.id);
    if (known !== undefined && this.#hasJustFailed(known)) return { state: 'FAILED' };
    if (known !== undefined && known.failedAt === null) return { state: 'WORKING', share: shareOf(known, of) };
    this.begin(game);
    return { state: 'WORKING', share: 0 };
  }

  #hasJustFailed({ failedAt }: WorkProgress): boolean {
    return failedAt !== null && this.#parts.clock() - failedAt < AGAIN_AFTER_MS;
  }

  /** Whether nothing is left to be worked out; what a restart broke off is begun again. */
  async #isWhole(game: TaskGame): Promise<boolean> {
    const isWhole = (await this.#parts.store.find(game.id, WHOLE)) !== null;
    if (!isWhole) this.begin(game);
    return isWhole;
  }

  /** Works out all debriefs of a game, each stage after those of games that were begun before; not if it has just failed. (DBJ-3) */
  begin(game: TaskGame): void {
    if (this.#isClosed) return;
    const known = this.#progress.get(game.id);
    if (known !== undefined && (known.failedAt === null || this.#hasJustFailed(known))) return;
    this.#begunGames += 1;
    const progress: WorkProgress = { order: this.#begunGames, students: 0, compared: 0, judged: 0, failedAt: null };
    this.#progress.set(game.id, progress);
    void this.#workOut(game, progress);
  }

  async #workOut(game: TaskGame, progress: WorkProgress): Promise<void> {
    const { logger, clock } = this.#parts;
    try {
      await this.#work.all(game, progress);
      this.#progress.delete(game.id);
    } catch (error) {
      // What a stop breaks off is begun again the next time somebody asks.
      if (this.#isClosed) return;
      if (await isRemoved(game)) {
        this.#progress.delete(game.id);
        return;
      }
      logger.error({ err: error, game: game.id }, 'a debrief could not be worked out');
      progress.failedAt = clock();
    }
  }
}

/** Whether the game has been removed meanwhile: then nobody waits for its debriefs, and an error in them is not a fault. */
async function isRemoved(game: TaskGame): Promise<boolean> {
  try {
    await game.load();
    return false;
  } catch (error) {
    return error instanceof AppError && error.code === 'NOT_FOUND';
  }
}

/** The share of the work that is done: of all of it, or of what the class needs. */
function shareOf({ students, compared, judged }: WorkProgress, of: 'ALL' | 'CLASS'): number {
  if (students === 0) return 0;
  // The debrief of the class counts as one step more. Comparing is a tenth of the work on a student.
  return of === 'CLASS' ? compared / (students + 1) : (compared + 9 * judged) / (10 * students + 1);
}

/** The debrief with how many of the class lost something at the same point as the student, and how often. (DBF-2) */
function amongClass(
  debrief: StudentDebrief,
  { unlawful, dearest, surprise, bestMoment }: ClassDebrief,
): StudentDebrief {
  const points = [...unlawful, ...dearest, surprise, bestMoment].filter((point) => point !== null);
  const stops = debrief.stops.map((stop) => {
    const point = points.find(({ moments }) => moments.some(({ decision }) => decision === stop.decision));
    const lost = point?.moments.filter(({ loss }) => loss === null || loss > 0) ?? [];
    if (stop.is === 'STRENGTH' || lost.length === 0) return stop;
    return { ...stop, inClass: { times: lost.length, players: new Set(lost.map(({ player }) => player)).size } };
  });
  return { ...debrief, stops };
}
