import type { JudgedDecision, Observation } from '@fracht/debrief';
import { z } from 'zod';
import { classDebrief, type ClassDebrief, studentDebrief, type StudentDebrief } from '@fracht/protocol';
import { SerialQueue } from '../games/serial-queue.ts';
import type { Logger } from '../log.ts';
import type { DebriefStore } from '../storage/debrief-store.ts';
import type { DebriefThreads, TaskGame } from './debrief-threads.ts';
import type { TaskOf, Tasks } from './tasks.ts';
import { metView, type MetView } from './views/met-view.ts';

const CLASS = 'class';
/** The part that is stored once the class and all students have theirs: the ids of the students. */
const STUDENTS = 'students';
/** The part that a game of one student has beside: what can be compared with other such games. */
const MET = 'met';
/** The part that is stored when nothing is left to be worked out. */
const WHOLE = 'whole';
/** After a failure it is tried again only when so many ms have passed, however often it is asked for. */
const AGAIN_AFTER_MS = 10_000;

/** How far the debriefs of a game have come. Of `compared` students the decisions are judged by which a class is compared, of `judged` students all. */
type Progress = { students: number; compared: number; judged: number; failedAt: number | null };

/** What is known of a debrief. `share` from 0 to 1; `isWhole`: the best known is in it too, if it could be found. (DBF-1) */
export type DebriefState<Debrief> =
  | { readonly state: 'WORKING'; readonly share: number }
  | { readonly state: 'FAILED' }
  | { readonly state: 'READY'; readonly isWhole: boolean; readonly debrief: Debrief };

export type NotReady = Exclude<DebriefState<never>, { state: 'READY' }>;

export type DebriefParts = {
  readonly store: Pick<DebriefStore, 'find' | 'save' | 'add'>;
  readonly threads: DebriefThreads;
  readonly logger: Logger;
  /** Stores what the decisions of a student say, before the debrief is there. */
  readonly observed: (lesson: {
    readonly game: string;
    readonly player: string;
    readonly observations: readonly Observation[];
  }) => Promise<void>;
  /** Milliseconds of a clock that only goes forward, whoever sets the machine's time. */
  readonly clock: () => number;
};

/**
 * Works out the debriefs of finished games, one game at a time, and keeps them in the database. Another process of the school may work out the
 * same game at the same moment: what comes later must not take away what is stored already. (DBJ-1 to DBJ-4)
 */
export class Debriefs {
  readonly #parts: DebriefParts;
  readonly #queue = new SerialQueue();
  readonly #progress = new Map<string, Progress>();
  #isClosed = false;

  constructor(parts: DebriefParts) {
    this.#parts = parts;
  }

  /** Breaks off what is being worked out. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#parts.threads.close();
    await this.#queue.idle();
  }

  /** The debrief of a student; begins to work it out if nobody has. Null: the student did not play in this game. */
  async ofStudent(game: TaskGame, player: string): Promise<DebriefState<StudentDebrief> | null> {
    const { store } = this.#parts;
    const body = await store.find(game.id, player);
    if (body === null) {
      const isComplete = (await store.find(game.id, STUDENTS)) !== null;
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

  /** Who played, once all their debriefs are stored; begins to work them out if nobody has. */
  async students(
    game: TaskGame,
  ): Promise<NotReady | { readonly state: 'READY'; readonly students: readonly string[] }> {
    const body = await this.#parts.store.find(game.id, STUDENTS);
    return body === null ? this.#begun(game, 'ALL') : { state: 'READY', students: idsIn(body) };
  }

  /** What can be compared with other games that one student each has played; begins to work it out if nobody has. (HWS-9) */
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

  /** What would have come of something else at a decision. */
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

  #hasJustFailed({ failedAt }: Progress): boolean {
    return failedAt !== null && this.#parts.clock() - failedAt < AGAIN_AFTER_MS;
  }

  /** Whether nothing is left to be worked out; what a restart broke off is begun again. */
  async #isWhole(game: TaskGame): Promise<boolean> {
    const isWhole = (await this.#parts.store.find(game.id, WHOLE)) !== null;
    if (!isWhole) this.begin(game);
    return isWhole;
  }

  /** Works out all debriefs of a game, after those that were asked for before; not where it has just failed. (DBJ-3) */
  begin(game: TaskGame): void {
    if (this.#isClosed) return;
    const known = this.#progress.get(game.id);
    if (known !== undefined && (known.failedAt === null || this.#hasJustFailed(known))) return;
    const progress: Progress = { students: 0, compared: 0, judged: 0, failedAt: null };
    this.#progress.set(game.id, progress);
    void this.#queue.run(() => this.#work(game, progress));
  }

  async #work(game: TaskGame, progress: Progress): Promise<void> {
    const { logger, store, clock } = this.#parts;
    try {
      const known = await store.find(game.id, STUDENTS);
      const students = known === null ? await this.#workOut(game, progress) : idsIn(known);
      if (students.length < 2 && (await store.find(game.id, MET)) === null) await this.#findMet(game, students);
      // What was just worked out here has no best known yet, even if another process was done with all of it before.
      if (known === null || (await store.find(game.id, WHOLE)) === null) await this.#findBest(game, students);
      this.#progress.delete(game.id);
    } catch (error) {
      // What a stop breaks off is begun again when somebody asks.
      if (this.#isClosed) return;
      logger.error({ err: error, game: game.id }, 'a debrief could not be worked out');
      progress.failedAt = clock();
    }
  }

  /** First the decisions by which the class is compared, so that its teacher need not wait for the rest, then all decisions of each student. */
  async #workOut(game: TaskGame, progress: Progress): Promise<readonly string[]> {
    const { store, threads } = this.#parts;
    const students = await threads.run<'STUDENTS'>(game, { kind: 'STUDENTS' });
    progress.students = students.length;
    const compared = new Map<string, readonly JudgedDecision[]>();
    await this.#forEach(students, async (player) => {
      compared.set(player, await threads.run<'COMPARED'>(game, { kind: 'COMPARED', player }));
      progress.compared += 1;
    });
    const all = students.flatMap((player) => compared.get(player) ?? []);
    const whole = await threads.run<'CLASS'>(game, { kind: 'CLASS', judged: all });
    await this.#save(game.id, CLASS, whole, classOf);
    // Each student has a debrief of the decisions that are judged by now; it is replaced when the others are too. One that is there stays until then.
    await this.#forEach(students, async (player) => {
      if ((await store.find(game.id, player)) !== null) return;
      const draft = await threads.run<'DRAFT'>(game, { kind: 'DRAFT', player, known: compared.get(player) ?? [] });
      await store.add(game.id, player, JSON.stringify(draft));
    });
    await this.#forEach(students, async (player) => {
      const known = compared.get(player) ?? [];
      const { debrief, observations } = await threads.run<'STUDENT'>(game, { kind: 'STUDENT', player, known });
      await this.#parts.observed({ game: game.id, player, observations });
      await this.#save(game.id, player, debrief, studentOf);
      progress.judged += 1;
    });
    await store.save(game.id, STUDENTS, JSON.stringify(students));
    return students;
  }

  async #findMet(game: TaskGame, [student]: readonly string[]): Promise<void> {
    const { store, threads } = this.#parts;
    const met = student === undefined ? [] : await threads.run<'MET'>(game, { kind: 'MET', player: student });
    await store.save(game.id, MET, JSON.stringify(met));
  }

  /**
   * Adds the best known result to each debrief. One after another: such a task cannot be interrupted, and only one thread is taken by it, so that the
   * others can answer what-ifs. A debrief whose best result cannot be found does without it.
   */
  async #findBest(game: TaskGame, students: readonly string[]): Promise<void> {
    const { store, threads } = this.#parts;
    const ofClass = await this.#orNone(game, () => threads.run<'PAR'>(game, { kind: 'PAR' }));
    if (ofClass !== null) await this.#amend(game.id, CLASS, (body) => ({ ...classOf(body), best: ofClass }));
    for (const player of students) {
      const best = await this.#orNone(game, () => threads.run<'FAIR'>(game, { kind: 'FAIR', player }));
      if (best !== null) await this.#amend(game.id, player, (body) => ({ ...studentOf(body), best }));
    }
    await store.save(game.id, WHOLE, 'true');
  }

  /** What is found; null where it fails, which the log tells. */
  async #orNone<Found>({ id }: TaskGame, find: () => Promise<Found>): Promise<Found | null> {
    try {
      return await find();
    } catch (error) {
      if (this.#isClosed) throw error;
      this.#parts.logger.error({ err: error, game: id }, 'the best known of a game could not be found');
      return null;
    }
  }

  /** Stores a debrief without the best known, but with that of the stored one, which another process may have found by now. */
  async #save<Debrief extends { readonly best: unknown }>(
    game: string,
    part: string,
    debrief: Debrief,
    read: (body: string) => Debrief,
  ): Promise<void> {
    const { store } = this.#parts;
    const stored = await store.find(game, part);
    const best = stored === null ? debrief.best : read(stored).best;
    await store.save(game, part, JSON.stringify({ ...debrief, best }));
  }

  /** Changes what is stored, if it still is: an account may have been erased meanwhile. */
  async #amend(game: string, part: string, change: (body: string) => unknown): Promise<void> {
    const { store } = this.#parts;
    const body = await store.find(game, part);
    if (body !== null) await store.save(game, part, JSON.stringify(change(body)));
  }

  /** Does the work for each student, for as many at once as there are threads. Where one fails no other is begun, and it rejects when those under way are done. */
  async #forEach(students: readonly string[], work: (player: string) => Promise<void>): Promise<void> {
    const left = students.values();
    let hasFailed = false;
    const inTurn = async (): Promise<void> => {
      for (const player of left) {
        if (hasFailed) return;
        await work(player).catch((error: unknown) => {
          hasFailed = true;
          throw error;
        });
      }
    };
    const strands = Array.from({ length: this.#parts.threads.most }, inTurn);
    await Promise.allSettled(strands);
    await Promise.all(strands);
  }
}

/** The share of the work that is done: of all of it, or of what the class needs. */
function shareOf({ students, compared, judged }: Progress, of: 'ALL' | 'CLASS'): number {
  if (students === 0) return 0;
  // The debrief of the class is one step more. Of the work on a student, comparing is a tenth.
  return of === 'CLASS' ? compared / (students + 1) : (compared + 9 * judged) / (10 * students + 1);
}

function idsIn(body: string): readonly string[] {
  return z.array(z.string()).parse(JSON.parse(body));
}

function classOf(body: string): ClassDebrief {
  return classDebrief.parse(JSON.parse(body));
}

function studentOf(body: string): StudentDebrief {
  return studentDebrief.parse(JSON.parse(body));
}

/** The debrief with how many of the class lost something at the same point as the student did, and how often. (DBF-2) */
function amongClass(debrief: StudentDebrief, { dearest, surprise, bestMoment }: ClassDebrief): StudentDebrief {
  const points = [...dearest, surprise, bestMoment].filter((point) => point !== null);
  const stops = debrief.stops.map((stop) => {
    const point = points.find(({ moments }) => moments.some(({ decision }) => decision === stop.decision));
    const lost = point?.moments.filter(({ loss }) => loss > 0) ?? [];
    if (stop.is === 'STRENGTH' || lost.length === 0) return stop;
    return { ...stop, inClass: { times: lost.length, players: new Set(lost.map(({ player }) => player)).size } };
  });
  return { ...debrief, stops };
}
