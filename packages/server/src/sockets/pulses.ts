import type { Due } from '../games/scheduler/due-heap.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';

/** So long a client that says now and then that it is there may be silent, in ms: browsers let a page that is not looked at run once a minute. */
export const SILENT_MS = 150_000;

type Line = { readonly player: string; readonly end: () => void; due: Due | null };

/**
 * The streams to games of this process whose clients may say that they are there. What is written to a computer that has vanished is taken by the
 * system for a quarter of an hour, and an answer hears nothing of its client. Clients that never say so are left alone. (STR-4)
 */
export class Pulses {
  readonly #scheduler: Scheduler;
  readonly #lines = new Map<string, Line>();

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  /** How many streams there are. */
  get size(): number {
    return this.#lines.size;
  }

  /** A player's stream that was let in with this ticket, and how it is ended. Call the answer once it has ended. */
  add(ticket: string, player: string, end: () => void): () => void {
    const line: Line = { player, end, due: null };
    this.#lines.set(ticket, line);
    return () => {
      this.#scheduler.cancel(line.due);
      this.#lines.delete(ticket);
    };
  }

  /** The player's client is there; where there is no such stream of the player nothing happens. */
  hear(ticket: string, player: string): void {
    const line = this.#lines.get(ticket);
    if (line?.player !== player) return;
    this.#scheduler.cancel(line.due);
    line.due = this.#scheduler.after(SILENT_MS, line.end);
  }
}
