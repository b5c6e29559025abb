import type { GameSeconds } from '@fracht/engine';

/** How fast game time runs: the game's speed, and the ms that one unit of stats time lasts. (CLK-2, LVG-4) */
export type GamePace = { readonly speed: number; readonly unitMs: number };

/** A real moment (ms) and its game time, to fractions of a game second. */
type Anchor = { readonly real: number; readonly game: number };

/**
 * Turns real ms into game seconds while the game runs; otherwise it stands still. One anchor holds for a whole run at one pace, so nothing
 * drifts. One unit is 60 x speed game seconds. (CLK-2, LVG-4)
 */
export class GameClock {
  readonly #usualPerMs: number;
  #pace: number;
  #anchor: Anchor | null = null;

  /** `pace`: how many times as fast it runs. */
  constructor({ speed, unitMs }: GamePace, pace = 1) {
    this.#usualPerMs = (60 * speed) / unitMs;
    this.#pace = pace;
  }

  /** How many times as fast as usual it runs. */
  get pace(): number {
    return this.#pace;
  }

  /** From the real moment `real` on it runs at another pace; game time up to then is kept, to the fraction of a second. (HWS-4) */
  changePace(real: number, pace: number): void {
    if (this.#anchor !== null) this.#anchor = { real, game: this.#reached(this.#anchor, real) };
    this.#pace = pace;
  }

  get isRunning(): boolean {
    return this.#anchor !== null;
  }

  /** Starts from `game` at the real moment `real`; has no effect if it runs already. */
  start(real: number, game: GameSeconds): void {
    this.#anchor ??= { real, game };
  }

  stop(): void {
    this.#anchor = null;
  }

  /** Game time at a real moment; null while it stands still. */
  gameAt(real: number): GameSeconds | null {
    return this.#anchor === null ? null : Math.floor(this.#reached(this.#anchor, real));
  }

  /** The first whole ms at which game time has reached `game`; null while it stands still. */
  realAt(game: GameSeconds): number | null {
    if (this.#anchor === null) return null;
    return this.#anchor.real + (game - this.#anchor.game) / this.#perMs;
  }

  get #perMs(): number {
    return this.#usualPerMs * this.#pace;
  }

  #reached(anchor: Anchor, real: number): number {
    return anchor.game + Math.max(real - anchor.real, 0) * this.#perMs;
  }
}
