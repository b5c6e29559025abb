import type { Logger } from '../log.ts';
import type { DamagedGame } from '../storage/damaged-game.ts';

/** The games that could not be read. What cannot be read once is not read again for each browser that comes: until the next start it is refused. (STO-10) */
export class DamagedGames {
  readonly #logger: Logger;
  readonly #found = new Map<string, DamagedGame>();

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Whether a game was set aside. */
  has(game: string): boolean {
    return this.#found.has(game);
  }

  /** Throws why a game was set aside, if it was. */
  mustBeSound(game: string): void {
    const damage = this.#found.get(game);
    if (damage !== undefined) throw damage;
  }

  /** A game is refused from now on. */
  setAside(game: string, error: DamagedGame): void {
    if (this.#found.has(game)) return;
    this.#found.set(game, error);
    this.#logger.error({ err: error, game }, 'a game is damaged and was set aside');
  }
}
