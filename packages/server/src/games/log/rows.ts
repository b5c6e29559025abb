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
