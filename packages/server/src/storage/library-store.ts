import type { Library } from '@fracht/engine';
import type { LibraryItems, LibraryKind } from '@fracht/protocol';
import type { AnyItem, Check } from './item.ts';

/** An item of a library. */
export type StoredItem<Kind extends LibraryKind> = {
  readonly item: LibraryItems[Kind];
  /** Whether new games get it. */
  readonly active: boolean;
  /** 1 for a new item, one more with each save. */
  readonly version: number;
};

/** The libraries of situations, and what games have taken from them. */
export type LibraryStore = {
  /** In their order: built-in ones first, then as they were made, until an admin moves them. */
  all<Kind extends LibraryKind>(kind: Kind): Promise<readonly StoredItem<Kind>[]>;
  find<Kind extends LibraryKind>(kind: Kind, id: string): Promise<StoredItem<Kind> | null>;
  /** The same of whichever library. */
  findAny(id: string): Promise<(AnyItem & Pick<StoredItem<LibraryKind>, 'active' | 'version'>) | null>;
  /** Adds the item, or changes it where the id is known, as a version of it; gives what is stored now. `author`: null where nobody is known. */
  save<Kind extends LibraryKind>(
    kind: Kind,
    item: LibraryItems[Kind],
    active: boolean,
    at: number,
    author: string | null,
    check?: Check,
  ): Promise<StoredItem<Kind>>;
  /** Changes an item where it is still of the version that is followed; null: it is another now, or gone. */
  saveAfter<Kind extends LibraryKind>(
    kind: Kind,
    item: LibraryItems[Kind],
    active: boolean,
    at: number,
    author: string,
    follows: number,
    check?: Check,
  ): Promise<StoredItem<Kind> | null>;
  /** Saves many items of one library, all or, where anything fails, none. */
  saveAll<Kind extends LibraryKind>(
    kind: Kind,
    items: readonly Pick<StoredItem<Kind>, 'item' | 'active'>[],
    at: number,
    author: string,
    check?: Check,
  ): Promise<void>;
  /** An item of whichever library; false: there is none. Games that exist keep theirs. With its draft and its versions it can be brought back for a day. */
  remove(id: string, at: number): Promise<boolean>;
  /** Brings a removed item back, to its place; false: there is none of this id, or another one has it now. */
  restore(id: string): Promise<boolean>;
  /** Puts an item right before another of its library, or last; gives the ids of the library in order, null where either is unknown. */
  move(id: string, before: string | null): Promise<readonly string[] | null>;
  /** Keeps what is active now for a new game and gives the name under which `frozen` finds it; equal libraries are kept once. */
  freeze(): Promise<string>;
  /** A library that was frozen: one object for all games of it that are in memory. Null: the empty one. */
  frozen(name: string | null): Promise<Library>;
  /** Drops frozen libraries that no game has. */
  sweep(): Promise<void>;
};
