import type { GameSeconds } from '@fracht/engine';

/** How fast game time runs: the game's speed, and the ms that one unit of stats time lasts. (CLK-2, LVG-4) */
export type GamePace = { readonly speed: number; readonly unitMs: number };

/** A real moment (ms) and the game time that it was. */
type Anchor = { readonly real: number; readonly game: GameSeconds };

/**
 * Turns real ms into game seconds while the game runs, and stands otherwise. One anchor holds for a whole run, so nothing drifts.
 * One unit is 60 x speed game seconds. (CLK-2, LVG-4)
 */
export class GameClock {
  readonly #perMs: number;
  #anchor: Anchor | null = null;

  constructor({ speed, unitMs }: GamePace) {
    this.#perMs = (60 * speed) / unitMs;
  }

  get isRunning(): boolean {
    return this.#anchor !== null;
  }

  /** Starts from `game` at the real moment `real`; goes on undisturbed where it runs already. */
  start(real: number, game: GameSeconds): void {
    this.#anchor ??= { real, game };
  }

  stop(): void {
    this.#anchor = null;
  }

  /** Game time at a real moment; null while standing. */
  gameAt(real: number): GameSeconds | null {
    if (this.#anchor === null) return null;
    return this.#anchor.game + Math.floor(Math.max(real - this.#anchor.real, 0) * this.#perMs);
  }

  /** The first whole ms at which game time has reached `game`; null while standing. */
  realAt(game: GameSeconds): number | null {
    if (this.#anchor === null) return null;
    return this.#anchor.real + (game - this.#anchor.game) / this.#perMs;
  }
}
