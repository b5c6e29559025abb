import { type GameSeconds, type GameState, nextEventAt } from '@fracht/engine';
import type { GameClock } from './game-clock.ts';
import type { Due } from './scheduler/due-heap.ts';
import type { Scheduler } from './scheduler/scheduler.ts';

/**
 * A running game's clock is made durable at multiples of this interval, in real ms, at the same moments for all games, so that one commit serves them all. A crash
 * loses at most this much of it, plus the time of the last commit.
 */
export const MARK_EVERY_MS = 250;

export type AlarmParts = {
  readonly scheduler: Scheduler;
  readonly clock: GameClock;
  /** Real ms from a round's end to the automatic start of the next; null: the teacher starts it. */
  readonly breakMs: number | null;
  /** The game's next event is due. */
  readonly onEvent: () => void;
  /** It is time for the next mark of the clock. */
  readonly onMark: () => void;
  readonly onBreakOver: () => void;
};

/** The three moments that a live game waits for: its next event, the next mark of its clock, the end of its break. */
export class GameAlarms {
  readonly #parts: AlarmParts;
  #event: Due | null = null;
  #mark: Due | null = null;
  #break: Due | null = null;
  #isClosed = false;

  constructor(parts: AlarmParts) {
    this.#parts = parts;
  }

  /** Real ms at which the next round begins by itself; null where it does not. */
  get breakEndsAt(): number | null {
    return this.#break?.at ?? null;
  }

  /** Adjusts clock and timers to the state. */
  follow(state: GameState): void {
    const { clock, scheduler } = this.#parts;
    if (state.state === 'IN_PROGRESS') clock.start(scheduler.clock.now(), state.now);
    else clock.stop();
    this.followEvents(state);
    this.#followMarks();
    this.#followBreak(state);
  }

  /** Adjusts the timer of the next event to the state; most actions leave it where it is. */
  followEvents(state: GameState): void {
    const { clock, scheduler, onEvent } = this.#parts;
    const due: GameSeconds | null = this.#isClosed ? null : nextEventAt(state);
    const at = due === null ? null : clock.realAt(due);
    if (this.#event !== null && this.#event.at === at) return;
    scheduler.cancel(this.#event);
    this.#event = null;
    if (at === null) return;
    this.#event = scheduler.at(at, () => {
      this.#event = null;
      onEvent();
    });
  }

  /** Cancels all timers and sets no more. */
  close(): void {
    this.#isClosed = true;
    for (const due of [this.#event, this.#mark, this.#break]) this.#parts.scheduler.cancel(due);
    this.#event = null;
    this.#mark = null;
    this.#break = null;
  }

  #followMarks(): void {
    const { clock, scheduler, onMark } = this.#parts;
    if (!clock.isRunning || this.#isClosed) {
      scheduler.cancel(this.#mark);
      this.#mark = null;
      return;
    }
    if (this.#mark !== null) return;
    const at = (Math.floor(scheduler.clock.now() / MARK_EVERY_MS) + 1) * MARK_EVERY_MS;
    this.#mark = scheduler.at(at, () => {
      this.#mark = null;
      onMark();
      this.#followMarks();
    });
  }

  #followBreak({ state, pauseReason }: GameState): void {
    const { scheduler, breakMs, onBreakOver } = this.#parts;
    const inBreak = state === 'PAUSED' && pauseReason === 'ROUND_END';
    if (!inBreak || breakMs === null || this.#isClosed) {
      scheduler.cancel(this.#break);
      this.#break = null;
      return;
    }
    this.#break ??= scheduler.after(breakMs, () => {
      this.#break = null;
      onBreakOver();
    });
  }
}
