import type { Ownership } from '../games/ownership.ts';
import type { Bus, BusMessage } from './bus.ts';
import type { Subjects } from './subjects.ts';

/** Listens on the bus for requests to the games that this process owns, for each from the moment when it is taken until it belongs to another process. */
export class GamePosts {
  readonly bus: Bus;
  readonly subjects: Subjects;
  readonly #stops = new Map<string, () => void>();
  #hear: (game: string, heard: BusMessage) => void = () => undefined;

  constructor(bus: Bus, subjects: Subjects) {
    this.bus = bus;
    this.subjects = subjects;
  }

  /** Wraps an ownership, so that the other processes can reach the owner of every game. */
  over(ownership: Ownership): Ownership {
    ownership.onLost((game) => this.#leave(game));
    return {
      me: ownership.me,
      epochOf: (game) => ownership.epochOf(game),
      strays: (most) => ownership.strays(most),
      ownerOf: (game) => ownership.ownerOf(game),
      others: () => ownership.others(),
      onLost: (hear) => ownership.onLost(hear),
      close: () => ownership.close(),
      take: async (game) => {
        const claim = await ownership.take(game);
        if (claim.isMine) this.#stand(game);
        return claim;
      },
      release: async (game) => {
        this.#leave(game);
        await ownership.release(game);
      },
    };
  }

  /** Sets the handler of requests. */
  open(hear: (game: string, heard: BusMessage) => void): void {
    this.#hear = hear;
  }

  #stand(game: string): void {
    if (this.#stops.has(game)) return;
    const stop = this.bus.listen(this.subjects.game(game), (heard) => this.#hear(game, heard));
    this.#stops.set(game, stop);
  }

  #leave(game: string): void {
    this.#stops.get(game)?.();
    this.#stops.delete(game);
  }
}
