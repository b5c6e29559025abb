import type { Logger } from '../log.ts';
import type { DamagedGame } from '../storage/damaged-game.ts';

/** The games that could not be read. Such a game is not read again for every browser that comes, but refused until the next start. (STO-10) */
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

  /** Throws the reason if a game was set aside. */
  mustBeSound(game: string): void {
    const damage = this.#found.get(game);
    if (damage !== undefined) throw damage;
  }

  /** From now on the game is refused. */
  setAside(game: string, error: DamagedGame): void {
    if (this.#found.has(game)) return;
    this.#found.set(game, error);
    this.#logger.error({ err: error, game }, 'a game is damaged and was set aside');
  }
}
