import type { GameSeconds } from '@fracht/engine';

/** An accepted action as a row: the action and the actor are already text. */
export type EntryRow = {
  readonly seq: number;
  readonly at: GameSeconds;
  readonly player: string | null;
  readonly type: string;
  readonly day: string;
  readonly action: string;
  /** The client's id of the action; null for the server's own. */
  readonly id: string | null;
};

export type SnapshotRow = { readonly seq: number; readonly at: GameSeconds; readonly state: string };

/** Which id was given to which entry and when, so that a retry after a restart gets its first answer. */
export type AnswerRow = {
  readonly player: string;
  readonly id: string;
  readonly seq: number;
  readonly at: GameSeconds;
};

/** All that is kept of one live game. */
export type StoredGame = {
  /** The last durable mark of the game's clock; null when nothing was ever written. */
  readonly at: GameSeconds | null;
  readonly snapshot: SnapshotRow | null;
  /** Entries after the snapshot, in order. */
  readonly entries: readonly EntryRow[];
  /** The last number given, 0 when none. */
  readonly seq: number;
  readonly answers: readonly AnswerRow[];
};

/** One thing the log's worker can do. */
export type Job =
  | { readonly kind: 'ENTRY'; readonly game: string; readonly row: EntryRow }
  | { readonly kind: 'MARK'; readonly game: string; readonly at: GameSeconds }
  | { readonly kind: 'SNAPSHOT'; readonly game: string; readonly row: SnapshotRow }
  | { readonly kind: 'REST'; readonly game: string }
  | { readonly kind: 'READ'; readonly game: string }
  | { readonly kind: 'LIVE' }
  /** Everything committed so far goes into the database file, and the marker beside it hears of it. */
  | { readonly kind: 'KEEP' };

/** What a job gives back. */
export type Outcome =
  | { readonly kind: 'DONE' }
  | { readonly kind: 'GAME'; readonly game: StoredGame }
  | { readonly kind: 'GAMES'; readonly games: readonly string[] }
  | { readonly kind: 'FAILED'; readonly cause: string; readonly code: string | null };

/** Main thread to worker: jobs of one commit; null ends the worker. */
export type Batch = { readonly jobs: readonly Job[] };
/** Worker to main thread: in the order of the batches one outcome a job; that something nobody waits for went wrong; that the files are gone. */
export type FromWorker =
  | { readonly kind: 'OUTCOMES'; readonly outcomes: readonly Outcome[] }
  | { readonly kind: 'TROUBLE'; readonly cause: string }
  | { readonly kind: 'GONE' };
