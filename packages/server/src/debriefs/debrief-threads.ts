import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { threadFile } from '../folders.ts';
import type { FromThread, SentGame, DebriefTask, TaskKind, TaskOf, Tasks, ToThread } from './tasks.ts';

/** How many games a thread keeps; each takes some ten megabytes. */
const GAMES_KEPT = 2;
/** An idle thread ends after so many ms, and frees its memory. */
const IDLE_MS = 60_000;
/** More memory than any game needs. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 512 };

/** A game that tasks are about; `load` reads it when a thread does not have it yet. */
export type TaskGame = { readonly id: string; readonly load: () => Promise<SentGame> };

type TaskAnswer = Tasks[TaskKind]['answer'];
type WaitingTask = { resolve(answer: TaskAnswer): void; reject(error: Error): void };

/** The threads that work out debriefs. They begin with the first task and end when there is nothing more to do. (DBJ-1) */
export class DebriefThreads {
  readonly #most: number;
  readonly #idleMs: number;
  readonly #threads = new Set<DebriefThread>();
  #isClosed = false;

  constructor(most: number, idleMs: number = IDLE_MS) {
    this.#most = most;
    this.#idleMs = idleMs;
  }

  /** How many long tasks can be done at once. */
  get most(): number {
    return this.#most;
  }

  /** Whether the server stops, so that no task is done any more. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** How many threads there are now. */
  get size(): number {
    return this.#threads.size;
  }

  /** Does a task in the thread that fits best. Rejects if it fails or the thread is lost, and with UNAVAILABLE if the server stops. */
  async run<Kind extends TaskKind>(game: TaskGame, task: TaskOf<Kind> & DebriefTask): Promise<Tasks[Kind]['answer']> {
    if (this.#isClosed) throw stopped();
    return this.#threadFor(task.kind, game.id).run(game, task);
  }

  /** Ends all threads. Tasks under way, and any later ones, are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#threads].map((thread) => thread.end(stopped())));
  }

  /** A short task goes to a thread that has its game, else to the one with least to do; a long one to the one with least to do. */
  #threadFor(kind: TaskKind, game: string): DebriefThread {
    const threads = [...this.#threads];
    if (kind === 'WHAT_IF' || kind === 'BOOKS') {
      const knowing = threads.filter((thread) => thread.keeps(game)).toSorted(byLoad)[0];
      if (knowing !== undefined) return knowing;
    }
    const [freest] = threads.toSorted((one, other) => byLoad(one, other) || byGame(one, other, game));
    if (freest !== undefined && (freest.load === 0 || threads.length >= this.#most)) return freest;
    const thread: DebriefThread = new DebriefThread(this.#idleMs, () => this.#threads.delete(thread));
    this.#threads.add(thread);
    return thread;
  }
}

/** The error for whoever still waits when the server stops: it may be asked again in a second, of the server that comes next. */
function stopped(): AppError {
  return new AppError('UNAVAILABLE', { retryAfter: 1 });
}

function byLoad(one: DebriefThread, other: DebriefThread): number {
  return one.load - other.load;
}

function byGame(one: DebriefThread, other: DebriefThread, game: string): number {
  return Number(other.keeps(game)) - Number(one.keeps(game));
}

/** One thread, the games that it was given, and the tasks that it has not answered yet. */
class DebriefThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, WaitingTask>();
  /** The games that the thread has or is being sent, least recently used first; each with the promise that it was sent. */
  readonly #kept = new Map<string, Promise<void>>();
  /** Those of them that were sent. */
  readonly #sent = new Set<string>();
  readonly #idleMs: number;
  readonly #ended: () => void;
  /** Why the thread takes no more tasks (it is ending, or has ended); null: it takes them. */
  #lostBy: Error | null = null;
  #next = 0;
  #underWay = 0;
  #idle: NodeJS.Timeout | null = null;

  constructor(idleMs: number, ended: () => void) {
    this.#idleMs = idleMs;
    this.#ended = ended;
    this.#worker = new Worker(threadFile('debriefs/debrief-worker'), { resourceLimits: MOST_MEMORY });
    this.#worker.on('message', (message: FromThread) => this.#heard(message));
    this.#worker.on('error', (error) => this.#lost(error));
    this.#worker.on('exit', (code) =>
      this.#lost(new Error(`The thread of the debriefs has ended with ${String(code)}`)),
    );
    // An idle thread does not keep the process running.
    this.#worker.unref();
  }

  /** How many tasks it has to do. */
  get load(): number {
    return this.#underWay;
  }

  keeps(game: string): boolean {
    return this.#kept.has(game);
  }

  async run<Kind extends TaskKind>(game: TaskGame, task: TaskOf<Kind> & DebriefTask): Promise<Tasks[Kind]['answer']> {
    this.#begin();
    try {
      await this.#keep(game);
      return await this.#ask(game.id, task);
    } finally {
      this.#finish();
    }
  }

  /** Ends it: what it still has to do is rejected for this reason, and no task comes to it any more, though the thread itself takes a moment longer. */
  async end(reason: Error): Promise<void> {
    this.#lost(reason);
    await this.#worker.terminate();
  }

  #ask(id: string, task: DebriefTask): Promise<TaskAnswer> {
    // The thread may have ended while the game was being read; a task sent to it then would never be answered.
    if (this.#lostBy !== null) return Promise.reject(this.#lostBy);
    const number = this.#next;
    this.#next += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#post({ is: 'TASK', id, number, task });
    });
  }

  async #keep({ id, load }: TaskGame): Promise<void> {
    const sent = this.#kept.get(id) ?? this.#send(id, load);
    // The map is in the order of last use.
    this.#kept.delete(id);
    this.#kept.set(id, sent);
    await sent;
  }

  async #send(id: string, load: () => Promise<SentGame>): Promise<void> {
    try {
      const game = await load();
      // A game that is still being read cannot be dropped yet: it counts once it has been sent.
      const oldest = [...this.#kept.keys()].filter((one) => this.#sent.has(one));
      for (const one of oldest.slice(0, Math.max(0, oldest.length - GAMES_KEPT + 1))) {
        this.#kept.delete(one);
        this.#sent.delete(one);
        this.#post({ is: 'DROP', id: one });
      }
      this.#sent.add(id);
      this.#post({ is: 'KEEP', id, game });
    } catch (error) {
      this.#kept.delete(id);
      throw error;
    }
  }

  #post(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #heard(message: FromThread): void {
    const waiting = this.#waiting.get(message.number);
    this.#waiting.delete(message.number);
    if ('failed' in message) waiting?.reject(new Error(message.failed));
    else waiting?.resolve(message.answer);
  }

  #lost(error: Error): void {
    this.#lostBy ??= error;
    this.#ended();
    if (this.#idle !== null) clearTimeout(this.#idle);
    for (const waiting of this.#waiting.values()) waiting.reject(this.#lostBy);
    this.#waiting.clear();
  }

  #begin(): void {
    this.#underWay += 1;
    this.#worker.ref();
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = null;
  }

  #finish(): void {
    this.#underWay -= 1;
    if (this.#underWay > 0 || this.#lostBy !== null) return;
    this.#worker.unref();
    this.#idle = setTimeout(() => void this.end(new Error('The thread has rested')), this.#idleMs).unref();
  }
}
