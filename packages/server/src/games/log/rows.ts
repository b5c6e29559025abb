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

/** Which id belongs to which entry, and when, so that a retry after a restart gets its first answer. */
export type AnswerRow = {
  readonly player: string;
  readonly id: string;
  readonly seq: number;
  readonly at: GameSeconds;
};

/** Everything stored about one live game. */
export type StoredGame = {
  /** The epoch of the game's present ownership; 1 if several processes never served it. */
  readonly epoch: number;
  /** How far the game's clock is known to have come, by its marks and its entries; null for a game at rest or not begun. */
  readonly at: GameSeconds | null;
  readonly snapshot: SnapshotRow | null;
  /** Entries after the snapshot, in order. */
  readonly entries: readonly EntryRow[];
  /** The last number given; 0: none. */
  readonly seq: number;
  readonly answers: readonly AnswerRow[];
};

/** What is stored of a game, from the rows of its tables; `mark` is null if there is none. */
export function storedGame({
  mark,
  ...rows
}: Pick<StoredGame, 'epoch' | 'snapshot' | 'entries' | 'answers'> & { readonly mark: GameSeconds | null }): StoredGame {
  const last = rows.entries.at(-1) ?? rows.snapshot;
  return { ...rows, at: mark === null ? null : Math.max(mark, last?.at ?? mark), seq: last?.seq ?? 0 };
}
