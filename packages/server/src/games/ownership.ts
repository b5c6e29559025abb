/** Whether this process may decide a game, and under which epoch; or else who owns it. */
export type Claim =
  | { readonly isMine: true; readonly epoch: number }
  | { readonly isMine: false; readonly owner: string };

/** Which process of a school owns which live game. Alone, one process owns all of them. (docs/adr/0032) */
export type Ownership = {
  /** The name of this process among those of the school. */
  readonly me: string;
  /**
   * Takes a game that nobody owns, or keeps it if this process owns it already; otherwise tells who owns it. Rejects when the database
   * cannot be asked.
   */
  take(game: string): Promise<Claim>;
  /** The epoch under which this process may acknowledge actions of the game at this moment; null: it may not (not the owner, or not renewed in time). */
  epochOf(game: string): number | null;
  /** Releases a game; called when all of it is stored. The next process may take it at once. */
  release(game: string): Promise<void>;
  /** Live games (those of the log's clocks) that nobody owns, in random order, at most so many. */
  strays(most: number): Promise<readonly string[]>;
  /** The owner of a game as far as the database knows now; null: nobody. */
  ownerOf(game: string): Promise<string | null>;
  /** All processes that own any game now, this one left out. */
  others(): Promise<readonly string[]>;
  /** Called for each game that this process owned and lost without having released it. */
  onLost(hear: (game: string) => void): void;
  /** Releases everything. */
  close(): Promise<void>;
};

const ME = 'alone';
const MINE: Claim = { isMine: true, epoch: 1 };

/** Ownership for the only process of a school: it owns every game, always under one epoch. */
export const ALONE: Ownership = {
  me: ME,
  take: () => Promise.resolve(MINE),
  epochOf: () => MINE.epoch,
  release: () => Promise.resolve(),
  strays: () => Promise.resolve([]),
  ownerOf: () => Promise.resolve(ME),
  others: () => Promise.resolve([]),
  onLost: () => undefined,
  close: () => Promise.resolve(),
};
