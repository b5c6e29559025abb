import { rejectionText } from '@fracht/content';
import {
  advance,
  applyAction,
  type GameAction,
  type GameSeconds,
  type GameState,
  nextEventAt,
  nextNews,
} from '@fracht/engine';
import type { ActionAnswer } from '@fracht/game/client/server-message.ts';
import { clockRate } from '@fracht/game/client/game-clock.ts';
import type { Viewer } from '@fracht/game/store/game-store.ts';

/** How fast the clock runs, in paces of a lesson; 0: it stands. */
export const PACES = [0, 1, 10] as const;
export type SandboxPace = (typeof PACES)[number];

/** Each step of the game is heard of, with the state before and after it and the game seconds that now pass in a real millisecond. */
export type StepListener = (before: GameState, after: GameState, rate: number) => void;

const TICK_MS = 250;

/** A game that runs in this page, in the server's place: the same engine, and a clock that can be stopped, hurried and sent on to what happens next. */
export class SandboxHost {
  readonly #viewer: Viewer;
  readonly #heard: StepListener;
  readonly #clock: () => number;
  #state: GameState;
  #pace: SandboxPace = 1;
  /** Game time with its fraction, and the real moment it was reckoned at. */
  #due: number;
  #at: number;

  /** `clock`: real milliseconds that run evenly. */
  constructor(state: GameState, viewer: Viewer, heard: StepListener, clock: () => number = () => performance.now()) {
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

  /** The clock runs at another pace from now on. */
  setPace(pace: SandboxPace): void {
    this.tick();
    this.#pace = pace;
    this.#heard(this.#state, this.#state, this.#rate());
  }

  /** On to the next thing that happens by itself; false where nothing does. (SBX-4) */
  skip(): boolean {
    this.tick();
    const next = nextNews(this.#state);
    if (next === null) return false;
    this.#runTo(next.now);
    return true;
  }

  /** An action of the player, and what the rules say to it. */
  act(action: GameAction): ActionAnswer {
    this.tick();
    const before = this.#state;
    const result = applyAction(before, action, { ...this.#viewer, day: before.day ?? '' });
    if (!result.ok) return { ok: false, code: result.error, message: rejectionText[result.error] };
    this.#step(result.value);
    return { ok: true };
  }

  /** Brings the game to this moment. */
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

  /** Lets time pass, one event after the other, so that each is heard of. */
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
