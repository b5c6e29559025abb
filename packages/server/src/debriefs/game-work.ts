import type { JudgedDecision, Observation } from '@fracht/debrief';
import type { Logger } from '../log.ts';
import type { DebriefStore } from '../storage/debrief-store.ts';
import type { DebriefThreads, TaskGame } from './debrief-threads.ts';
import { StagedQueue } from './staged-queue.ts';
import { CLASS, classOf, idsIn, MET, ALL_STUDENTS, studentOf, WHOLE } from './stored-parts.ts';

/** The three stages of the work on a game: first, next and last. */
const STAGES = { class: 0, students: 1, best: 2 } as const;
/** The batch size in students for each thread. Another game's class waits for at most one batch. */
const AT_ONCE = 2;
/**
 * How far the debriefs of a game have come. `order`: its place among all games that were begun. `compared`: students whose decisions shared with
 * the class are judged; `judged`: students all of whose decisions are.
 */
export type WorkProgress = {
  order: number;
  students: number;
  compared: number;
  judged: number;
  failedAt: number | null;
};

export type WorkParts = {
  readonly store: Pick<DebriefStore, 'find' | 'save' | 'add'>;
  readonly threads: DebriefThreads;
  readonly logger: Logger;
  /** Stores what the decisions of a student say, before the debrief is there. */
  readonly observed: (lesson: {
    readonly game: string;
    readonly player: string;
    readonly observations: readonly Observation[];
  }) => Promise<void>;
};

/**
 * The work on the debriefs of games, one piece at a time: first the class of every game, then the students, then the best known results. Another
 * process of the school may work out the same game at the same moment: the later result must not remove what is stored already. (DBJ-2, DBJ-4)
 */
export class GameWork {
  readonly #parts: WorkParts;
  readonly #queue = new StagedQueue();

  constructor(parts: WorkParts) {
    this.#parts = parts;
  }

  /** Resolves when nothing is under way. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  /** Works out what is not stored yet. Between two pieces it waits for nothing but the queue. Rejects if a piece fails. */
  async all(game: TaskGame, progress: WorkProgress): Promise<void> {
    const { order } = progress;
    const { students, isNew } = await this.#judgeAll(game, progress);
    const isBestMissing = await this.#queue.run(STAGES.best, order, () => this.#bestOfClass(game, isNew));
    if (!isBestMissing) return;
    for (const player of students) {
      await this.#queue.run(STAGES.best, order, () => this.#bestOf(game, player));
    }
    await this.#queue.run(STAGES.best, order, () => this.#parts.store.save(game.id, WHOLE, 'true'));
  }

  /** The first two stages. The judged decisions of a class take megabytes: when this ends, none are held while waiting for the best known results. */
  async #judgeAll(
    game: TaskGame,
    progress: WorkProgress,
  ): Promise<{ readonly students: readonly string[]; readonly isNew: boolean }> {
    const { order } = progress;
    const { students, compared } = await this.#queue.run(STAGES.class, order, () => this.#compare(game, progress));
    // If it was already stored, only the game of one student may lack a part.
    const pieces = compared === null ? [[]] : chunks(students, AT_ONCE * this.#parts.threads.most);
    for (const [index, piece] of pieces.entries()) {
      const isLast = index === pieces.length - 1;
      await this.#queue.run(STAGES.students, order, async () => {
        if (compared !== null) await this.#judge(game, piece, { compared, progress });
        if (isLast) await this.#allJudged(game, students, compared !== null);
      });
    }
    return { students, isNew: compared !== null };
  }

  /**
   * Judges the decisions by which the class is compared, so that its teacher need not wait for the rest. `compared`: those of each student; null
   * where all debriefs are stored already.
   */
  async #compare(game: TaskGame, progress: WorkProgress): Promise<ComparedClass> {
    const { store, threads } = this.#parts;
    const known = await store.find(game.id, ALL_STUDENTS);
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
    // Each student has a debrief of the decisions that are judged by now; it is replaced when the others are judged too. An existing one stays until
    // then.
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

  /** Stores that all students have their debrief, if that is new, and the extra part of a game of one student. */
  async #allJudged(game: TaskGame, students: readonly string[], isNew: boolean): Promise<void> {
    const { store, threads } = this.#parts;
    if (isNew) await store.save(game.id, ALL_STUDENTS, JSON.stringify(students));
    if (students.length > 1 || (await store.find(game.id, MET)) !== null) return;
    const [student] = students;
    const met = student === undefined ? [] : await threads.run<'MET'>(game, { kind: 'MET', player: student });
    await store.save(game.id, MET, JSON.stringify(met));
  }

  /**
   * Adds the best known result of the class, and tells whether those of the students are still to be found. Each such task is its own piece: it
   * cannot be interrupted, and takes only one thread, so that the others can answer what-ifs.
   */
  async #bestOfClass(game: TaskGame, isNew: boolean): Promise<boolean> {
    const { store, threads } = this.#parts;
    // What was just worked out here has no best known result yet, even if another process had finished with all of it before.
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

  /** The result, or null if finding it fails, which is logged. */
  async #orNone<Found>({ id }: TaskGame, find: () => Promise<Found>): Promise<Found | null> {
    try {
      return await find();
    } catch (error) {
      if (this.#parts.threads.isClosed) throw error;
      this.#parts.logger.error({ err: error, game: id }, 'the best known of a game could not be found');
      return null;
    }
  }

  /** Stores a debrief that has no best known result, keeping that of the stored one, which another process may have found by now. */
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

  /** Changes what is stored, if it is still there: an account may have been erased meanwhile. */
  async #amend(game: string, part: string, change: (body: string) => unknown): Promise<void> {
    const { store } = this.#parts;
    const body = await store.find(game, part);
    if (body !== null) await store.save(game, part, JSON.stringify(change(body)));
  }

  /** Does the work for each student, for as many at once as there are threads. If one fails no other is begun, and it rejects when those under way are done. */
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

/** The players of a game, with the decisions by which the class is compared. */
type ComparedClass = {
  readonly students: readonly string[];
  readonly compared: ReadonlyMap<string, readonly JudgedDecision[]> | null;
};
type Judging = { readonly compared: ReadonlyMap<string, readonly JudgedDecision[]>; readonly progress: WorkProgress };

/** The list in pieces of at most `most`; an empty list is one empty piece. */
function chunks<Item>(list: readonly Item[], most: number): readonly (readonly Item[])[] {
  const count = Math.max(1, Math.ceil(list.length / most));
  return Array.from({ length: count }, (_, index) => list.slice(index * most, (index + 1) * most));
}
