import type { Due } from '../games/scheduler/due-heap.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';

/** How long a client that sends heartbeats may be silent, in ms. Browsers let a page in the background run only once a minute. */
export const SILENT_MS = 150_000;

type PulsedLine = { readonly player: string; readonly end: () => void; due: Due | null };

/**
 * Ends event streams whose client is gone. The server cannot notice that by itself: the system accepts data for a computer that has
 * vanished for a quarter of an hour, and a stream brings nothing from its client. So clients send a heartbeat by a call; streams of clients
 * that never sent one are left alone. (STR-4)
 */
export class Pulses {
  readonly #scheduler: Scheduler;
  readonly #lines = new Map<string, PulsedLine>();

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  /** How many streams there are. */
  get size(): number {
    return this.#lines.size;
  }

  /** Registers a player's stream that was admitted with this ticket, and how to end it. Call the returned function once it has ended. */
  add(ticket: string, player: string, end: () => void): () => void {
    const line: PulsedLine = { player, end, due: null };
    this.#lines.set(ticket, line);
    return () => {
      this.#scheduler.cancel(line.due);
      this.#lines.delete(ticket);
    };
  }

  /** A heartbeat of the player's client; ignored if there is no such stream. */
  hear(ticket: string, player: string): void {
    const line = this.#lines.get(ticket);
    if (line?.player !== player) return;
    this.#scheduler.cancel(line.due);
    line.due = this.#scheduler.after(SILENT_MS, line.end);
  }
}
