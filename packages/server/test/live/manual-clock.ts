import type { RealClock } from '../../src/games/scheduler/real-clock.ts';

/** A clock that stands still until it is told to move: for tests. */
export class ManualClock implements RealClock {
  #now: number;
  #calls: { readonly at: number; readonly wake: () => void }[] = [];

  constructor(now: number) {
    this.#now = now;
  }

  readonly now = (): number => this.#now;

  readonly wakeAfter = (delay: number, wake: () => void): (() => void) => {
    const call = { at: this.#now + Math.max(delay, 0), wake };
    this.#calls.push(call);
    return () => {
      this.#calls = this.#calls.filter((other) => other !== call);
    };
  };

  /** Moves on by `ms`, running the timers on the way, in order. */
  move(ms: number): void {
    const end = this.#now + ms;
    for (let call = this.#soonest(end); call !== null; call = this.#soonest(end)) {
      this.#calls = this.#calls.filter((other) => other !== call);
      this.#now = Math.max(this.#now, call.at);
      call.wake();
    }
    this.#now = end;
  }

  /** Time passes without any timer running, as in a process that the system has stopped; then those that are due run late. */
  sleep(ms: number): void {
    this.#now += ms;
    this.move(0);
  }

  #soonest(end: number): { readonly at: number; readonly wake: () => void } | null {
    const due = this.#calls.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
    return due[0] ?? null;
  }
}
