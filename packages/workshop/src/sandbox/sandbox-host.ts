import { rejectionText } from '@fracht/content';
import {
  advance,
  applyAction,
  type GameAction,
  type GameSeconds,
  type GameState,
  nextEventAt,
  advanceToNews,
} from '@fracht/engine';
import type { ActionAnswer } from '@fracht/game/client/server-message.ts';
import { clockRate } from '@fracht/game/client/game-clock.ts';
import type { GameViewer } from '@fracht/game/store/game-store.ts';

/** The speeds of the clock, as multiples of a lesson's; 0: stopped. */
export const PACES = [0, 1, 10] as const;
export type SandboxPace = (typeof PACES)[number];

/** Called at each step of the game, with the state before and after it, and the number of game seconds per real millisecond from now on. */
export type StepListener = (before: GameState, after: GameState, rate: number) => void;

const TICK_MS = 250;

/** A game that runs in the page and not on the server, with the same engine, and with a clock that can be stopped, sped up and advanced to the next event. */
export class SandboxHost {
  readonly #viewer: GameViewer;
  readonly #heard: StepListener;
  readonly #clock: () => number;
  #state: GameState;
  #pace: SandboxPace = 1;
  /** Game time with its fraction, and the real moment for which it was computed. */
  #due: number;
  #at: number;

  /** `clock`: a monotonic clock in real milliseconds. */
  constructor(
    state: GameState,
    viewer: GameViewer,
    heard: StepListener,
    clock: () => number = () => performance.now(),
  ) {
    this.#state = state;
    this.#viewer = viewer;
    this.#heard = heard;
    this.#clock = clock;
    this.#due = state.now;
    this.#at = clock();
  }

  /** Lets the clock run from now on, until the returned function is called. */
  start(): () => void {
    this.#at = this.#clock();
    this.#heard(this.#state, this.#state, this.#rate());
    const timer = setInterval(() => this.tick(), TICK_MS);
    return () => clearInterval(timer);
  }

  /** Sets the speed of the clock from now on. */
  setPace(pace: SandboxPace): void {
    this.tick();
    this.#pace = pace;
    this.#heard(this.#state, this.#state, this.#rate());
  }

  /** Advances the clock to the next event that happens by itself; false if there is none. (SBX-4) */
  skip(): boolean {
    this.tick();
    const next = advanceToNews(this.#state);
    if (next === null) return false;
    this.#runTo(next.now);
    return true;
  }

  /** Performs an action of the player; returns why the rules refuse it, if they do. */
  act(action: GameAction): ActionAnswer {
    this.tick();
    const before = this.#state;
    const result = applyAction(before, action, { ...this.#viewer, day: before.day ?? '' });
    if (!result.ok) return { ok: false, code: result.error, message: rejectionText[result.error] };
    this.#step(result.value);
    return { ok: true };
  }

  /** Advances the game to the present moment of its clock. */
  tick(): void {
    const real = this.#clock();
    const due = this.#due + (real - this.#at) * this.#rate();
    this.#at = real;
    this.#runTo(due);
  }

  #rate(): number {
    const { game_speed_1, unit_ms } = this.#state.setup.settings;
    return this.#pace * clockRate(game_speed_1, unit_ms);
  }

  /** Advances one event at a time, so that each is reported. */
  #runTo(due: number): void {
    this.#due = due;
    const to: GameSeconds = Math.floor(due);
    while (this.#state.now < to && this.#state.state === 'IN_PROGRESS') {
      const next = nextEventAt(this.#state) ?? to;
      this.#step(advance(this.#state, Math.min(to, Math.max(next, this.#state.now))));
    }
  }

  #step(after: GameState): void {
    const before = this.#state;
    this.#state = after;
    this.#heard(before, after, this.#rate());
  }
}
