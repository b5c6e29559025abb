import type { JudgedDecision, Observation } from '@fracht/debrief';
import { z } from 'zod';
import { classDebrief, type ClassDebrief, studentDebrief, type StudentDebrief } from '@fracht/protocol';
import type { Logger } from '../log.ts';
import type { DebriefStore } from '../storage/debrief-store.ts';
import type { DebriefThreads, TaskGame } from './debrief-threads.ts';
import { StagedQueue } from './staged-queue.ts';
import type { TaskOf, Tasks } from './tasks.ts';
import { metView, type MetView } from './views/met-view.ts';

const CLASS = 'class';
/** The part that is stored once the class and all students have theirs: the ids of the students. */
const STUDENTS = 'students';
/** The part that a game of one student has beside: what can be compared with other such games. */
const MET = 'met';
/** The part that is stored when nothing is left to be worked out. */
const WHOLE = 'whole';
/** What is worked out of every game first, next and last. */
const STAGES = { class: 0, students: 1, best: 2 } as const;
/** So many times as many students as there are threads are one piece of work: the class of another game waits for no more of them. */
const AT_ONCE = 2;
/** After a failure it is tried again only when so many ms have passed, however often it is asked for. */
const AGAIN_AFTER_MS = 10_000;

/** How far the debriefs of a game have come, the how manieth it was to be begun. Of `compared` students the decisions are judged by which a class is compared, of `judged` students all. */
type Progress = { order: number; students: number; compared: number; judged: number; failedAt: number | null };

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
 * Works out the debriefs of finished games, one piece at a time, and keeps them in the database: first the class of every game, then the students,
 * then what is best known. Another process of the school may work out the same game at the same moment: what comes later must not take away what
 * is stored already. (DBJ-1 to DBJ-4)
 */
export class Debriefs {
  readonly #parts: DebriefParts;
  readonly #queue = new StagedQueue();
  readonly #progress = new Map<string, Progress>();
  #begunGames = 0;
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

  /** Works out all debriefs of a game, each stage after those of games that were begun before; not where it has just failed. (DBJ-3) */
  begin(game: TaskGame): void {
    if (this.#isClosed) return;
    const known = this.#progress.get(game.id);
    if (known !== undefined && (known.failedAt === null || this.#hasJustFailed(known))) return;
    this.#begunGames += 1;
    const progress: Progress = { order: this.#begunGames, students: 0, compared: 0, judged: 0, failedAt: null };
    this.#progress.set(game.id, progress);
    void this.#work(game, progress);
  }

  async #work(game: TaskGame, progress: Progress): Promise<void> {
    const { logger, clock } = this.#parts;
    try {
      await this.#workOut(game, progress);
      this.#progress.delete(game.id);
    } catch (error) {
      // What a stop breaks off is begun again when somebody asks.
      if (this.#isClosed) return;
      logger.error({ err: error, game: game.id }, 'a debrief could not be worked out');
      progress.failedAt = clock();
    }
  }

  /** What is not stored yet, stage by stage. Between two pieces nothing is waited for but the queue. */
  async #workOut(game: TaskGame, progress: Progress): Promise<void> {
    const { order } = progress;
    const begun = await this.#queue.run(STAGES.class, order, () => this.#compare(game, progress));
    const { students, compared } = begun;
    // Of what was known already only the game of one student may lack a part.
    const pieces = compared === null ? [[]] : chunks(students, AT_ONCE * this.#parts.threads.most);
    for (const [index, piece] of pieces.entries()) {
      const isLast = index === pieces.length - 1;
      await this.#queue.run(STAGES.students, order, async () => {
        if (compared !== null) await this.#judge(game, piece, { compared, progress });
        if (isLast) await this.#allJudged(game, students, compared !== null);
      });
    }
    const isBestMissing = await this.#queue.run(STAGES.best, order, () => this.#bestOfClass(game, compared !== null));
    if (!isBestMissing) return;
    for (const player of students) {
      await this.#queue.run(STAGES.best, order, () => this.#bestOf(game, player));
    }
    await this.#queue.run(STAGES.best, order, () => this.#parts.store.save(game.id, WHOLE, 'true'));
  }

  /**
   * Judges the decisions by which the class is compared, so that its teacher need not wait for the rest. `compared`: those of each student; null
   * where all debriefs are stored already.
   */
  async #compare(game: TaskGame, progress: Progress): Promise<Begun> {
    const { store, threads } = this.#parts;
    const known = await store.find(game.id, STUDENTS);
    if (known !== null) return { students: idsIn(known), compared: null };
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
    return { students, compared };
  }

  /** Judges all decisions of these students. */
  async #judge(game: TaskGame, players: readonly string[], { compared, progress }: Judging): Promise<void> {
    await this.#forEach(players, async (player) => {
      const known = compared.get(player) ?? [];
      const task = { kind: 'STUDENT', player, known } as const;
      const { debrief, observations } = await this.#parts.threads.run<'STUDENT'>(game, task);
      await this.#parts.observed({ game: game.id, player, observations });
      await this.#save(game.id, player, debrief, studentOf);
      progress.judged += 1;
    });
  }

  /** Stores that all students have their debrief, where that is new, and what a game of one has beside. */
  async #allJudged(game: TaskGame, students: readonly string[], isNew: boolean): Promise<void> {
    const { store, threads } = this.#parts;
    if (isNew) await store.save(game.id, STUDENTS, JSON.stringify(students));
    if (students.length > 1 || (await store.find(game.id, MET)) !== null) return;
    const [student] = students;
    const met = student === undefined ? [] : await threads.run<'MET'>(game, { kind: 'MET', player: student });
    await store.save(game.id, MET, JSON.stringify(met));
  }

  /**
   * Adds the best known result of the class, and tells whether those of the students are still to be found. Each such task is a piece of its own: it
   * cannot be interrupted, and takes one thread only, so that the others can answer what-ifs.
   */
  async #bestOfClass(game: TaskGame, isNew: boolean): Promise<boolean> {
    const { store, threads } = this.#parts;
    // What was just worked out here has no best known yet, even if another process was done with all of it before.
    if (!isNew && (await store.find(game.id, WHOLE)) !== null) return false;
    const best = await this.#orNone(game, () => threads.run<'PAR'>(game, { kind: 'PAR' }));
    if (best !== null) await this.#amend(game.id, CLASS, (body) => ({ ...classOf(body), best }));
    return true;
  }

  /** Adds the best known result of a student; a debrief whose best result cannot be found does without it. */
  async #bestOf(game: TaskGame, player: string): Promise<void> {
    const { threads } = this.#parts;
    const best = await this.#orNone(game, () => threads.run<'FAIR'>(game, { kind: 'FAIR', player }));
    if (best !== null) await this.#amend(game.id, player, (body) => ({ ...studentOf(body), best }));
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

/** Who played, and the decisions of each by which the class is compared. */
type Begun = {
  readonly students: readonly string[];
  readonly compared: ReadonlyMap<string, readonly JudgedDecision[]> | null;
};
type Judging = { readonly compared: ReadonlyMap<string, readonly JudgedDecision[]>; readonly progress: Progress };

/** The list in pieces of at most `most`; an empty list is one empty piece. */
function chunks<Item>(list: readonly Item[], most: number): readonly (readonly Item[])[] {
  const count = Math.max(1, Math.ceil(list.length / most));
  return Array.from({ length: count }, (_, index) => list.slice(index * most, (index + 1) * most));
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
