import type { Library } from '@fracht/engine';
import type { LibraryItems, LibraryKind } from '@fracht/protocol';
import type { AnyItem, ItemCheck } from './item.ts';

/** A stored item of a library. */
export type StoredItem<Kind extends LibraryKind> = {
  readonly item: LibraryItems[Kind];
  /** Whether new games get it. */
  readonly active: boolean;
  /** 1 for a new item, one more with each save. */
  readonly version: number;
};

/** An item to be saved; `follows`: the version that it is based on, null if there was none. */
export type Based<Kind extends LibraryKind> = Pick<StoredItem<Kind>, 'item' | 'active'> & {
  readonly follows: number | null;
};

/** The ids of the built-in situations that follow this version of the game, and of those that came with it. */
export type FollowedBuiltIns = { readonly corrected: readonly string[]; readonly added: readonly string[] };

/** The libraries of situations, and the snapshots that games have of them. */
export type LibraryStore = {
  /** In order: built-in ones first, then by age, unless an admin has moved them. */
  all<Kind extends LibraryKind>(kind: Kind): Promise<readonly StoredItem<Kind>[]>;
  find<Kind extends LibraryKind>(kind: Kind, id: string): Promise<StoredItem<Kind> | null>;
  /** The item with this id, in any library. */
  findAny(id: string): Promise<(AnyItem & Pick<StoredItem<LibraryKind>, 'active' | 'version'>) | null>;
  /** Adds the item, or changes the one with its id, and stores a version of it; gives the stored item. `author` null: unknown. */
  save<Kind extends LibraryKind>(
    kind: Kind,
    item: LibraryItems[Kind],
    active: boolean,
    at: number,
    author: string | null,
    check?: ItemCheck,
  ): Promise<StoredItem<Kind>>;
  /** Like `save`, if the item still has the version it is based on (optimistic lock); null: it has another one, or is gone. */
  saveAfter<Kind extends LibraryKind>(
    kind: Kind,
    item: LibraryItems[Kind],
    active: boolean,
    at: number,
    author: string,
    follows: number,
    check?: ItemCheck,
  ): Promise<StoredItem<Kind> | null>;
  /** Saves several items of one library, all or none. False, and nothing is saved, if one has another version than the one it is based on. */
  saveAll<Kind extends LibraryKind>(
    kind: Kind,
    items: readonly Based<Kind>[],
    at: number,
    author: string,
    check?: ItemCheck,
  ): Promise<boolean>;
  /** Removes an item of any library; false: there is none. Existing games keep theirs. It can be restored for a while, with its draft and versions. (BIN-1) */
  remove(id: string, at: number): Promise<boolean>;
  /** Restores a removed item at its old place; false: there is none, or another item has its id now. */
  restore(id: string): Promise<boolean>;
  /**
   * Moves an item right before another one of its library, or to the end; gives the ids in order, or null if either is unknown or the order is
   * not `known`.
   */
  move(id: string, before: string | null, known?: readonly string[]): Promise<readonly string[] | null>;
  /** The ids of the library in which an item is, in order; null: there is no such item. */
  order(id: string): Promise<readonly string[] | null>;
  /** Stores a snapshot of the active items for a new game, or of those among `ids`, and gives its name; equal snapshots are stored once. */
  freeze(ids?: ReadonlySet<string>): Promise<string>;
  /** A frozen library, as one object shared by all its games in memory. Null: the empty one. Throws DamagedLibrary if it cannot be read. */
  frozen(name: string | null): Promise<Library>;
  /** Replaces what the school has left unchanged since an earlier version of the game with this version's, and adds what is new. (LBR-15, LBR-16) */
  correctBuiltIns(at: number): Promise<FollowedBuiltIns>;
  /** Drops frozen libraries that no game uses. */
  sweep(): Promise<void>;
};
