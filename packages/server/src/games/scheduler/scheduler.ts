import { DueHeap, type Due } from './due-heap.ts';
import { forNoRequest } from '../../log.ts';
import type { RealClock } from './real-clock.ts';

/** One timer for everything that is due in any game; a game without anything due costs nothing. (LVG-4) */
export class Scheduler {
  readonly clock: RealClock;
  readonly #heap = new DueHeap();
  /** What was due when the present wake-up began, and has not run yet. */
  readonly #ready = new Set<Due>();
  #callOff: (() => void) | null = null;
  #armedFor = Number.POSITIVE_INFINITY;

  constructor(clock: RealClock) {
    this.clock = clock;
  }

  /** How many timers are set. */
  get size(): number {
    return this.#heap.size + this.#ready.size;
  }

  /**
   * Runs `run` once at `at` (ms of the clock), or at the next wake-up when that is past, never inside this call: timers added while others
   * run cannot delay those that are already due.
   */
  at(at: number, run: () => void): Due {
    const due = this.#heap.add(at, run);
    this.#arm();
    return due;
  }

  /** The same, `delay` ms from now. */
  after(delay: number, run: () => void): Due {
    return this.at(this.clock.now() + delay, run);
  }

  /** Cancels a timer; does nothing if it has already run. */
  cancel(due: Due | null): void {
    if (due === null) return;
    this.#heap.remove(due);
    this.#ready.delete(due);
  }

  /** Cancels all timers. */
  stop(): void {
    for (let due = this.#heap.next(); due !== null; due = this.#heap.next()) this.#heap.remove(due);
    this.#ready.clear();
    this.#disarm();
  }

  #arm(): void {
    const next = this.#heap.next();
    if (next === null || next.at >= this.#armedFor) return;
    this.#disarm();
    this.#armedFor = next.at;
    this.#callOff = this.clock.wakeAfter(Math.ceil(next.at - this.clock.now()), () => forNoRequest(() => this.#wake()));
  }

  #disarm(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#armedFor = Number.POSITIVE_INFINITY;
  }

  #wake(): void {
    this.#disarm();
    const now = this.clock.now();
    for (let due = this.#heap.next(); due !== null && due.at <= now; due = this.#heap.next()) {
      this.#heap.remove(due);
      this.#ready.add(due);
    }
    for (const due of this.#ready) {
      this.#ready.delete(due);
      due.run();
    }
    this.#arm();
  }
}
