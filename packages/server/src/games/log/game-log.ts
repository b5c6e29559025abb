import type { GameSeconds } from '@fracht/engine';
import type { EntryRow, SnapshotRow, StoredGame } from './rows.ts';

/** Where the accepted actions of live games are kept. Every promise resolves when the write is durable. */
export type GameLog = {
  readonly append: (game: string, row: EntryRow) => Promise<void>;
  /** Remembers how far a running game's clock has come. */
  readonly mark: (game: string, at: GameSeconds) => Promise<void>;
  readonly saveSnapshot: (game: string, row: SnapshotRow) => Promise<void>;
  /** The game is over: it need not be loaded at the next start. Its entries stay. */
  readonly rest: (game: string) => Promise<void>;
  readonly read: (game: string) => Promise<StoredGame>;
  /** Every entry of a game from its beginning, in order. */
  readonly entries: (game: string) => Promise<readonly EntryRow[]>;
  /** Games to load at a start. */
  readonly live: () => Promise<readonly string[]>;
  /** Brings the database file up to everything that was committed, by this log or by others; rejects if nothing can be written. */
  readonly keep: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Why an operation of the log failed; the code is the database's or the system's, null if there is none. */
export class LogError extends Error {
  readonly code: string | null;

  constructor(cause: string, code: string | null) {
    super(cause);
    this.code = code;
  }
}

const LEASE_LOST = 'LEASE_LOST';

/** A game no longer belongs to this process: nothing of it is written or answered. */
export function leaseLost(game: string): LogError {
  return new LogError(`the lease of game ${game} is lost`, LEASE_LOST);
}

/** Whether the error means that another process has taken over the game, so that clients only have to connect again. */
export function isLeaseLost(error: unknown): boolean {
  return error instanceof LogError && error.code === LEASE_LOST;
}

/** An error of the database or the system, as an error of the log. */
export function asLogError(error: unknown): LogError {
  if (error instanceof LogError) return error;
  if (!(error instanceof Error)) return new LogError(String(error), null);
  return new LogError(error.message, 'code' in error ? String(error.code) : null);
}

/** Listeners for failures that no caller is waiting for. */
export type Hearers = {
  /** The database file or its marker could not be brought up to what was committed. */
  readonly onTrouble?: (cause: string) => void;
  /** The files were deleted, moved or replaced; nothing is stored any more. Called repeatedly. */
  readonly onGone?: () => void;
  /** What was written could not be made durable; nothing is stored until a process restarts. (docs/adr/0059) */
  readonly onUnsynced?: (error: Error) => void;
};
