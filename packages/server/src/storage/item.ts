import type { LibraryItems, LibraryKind } from '@fracht/protocol';

/** An item of whichever library. */
export type AnyItem = {
  readonly [Kind in LibraryKind]: { readonly kind: Kind; readonly item: LibraryItems[Kind] };
}[LibraryKind];

/** Asked with the names of the uploaded pictures before an item is written, while nobody else writes; what it throws is thrown on, and nothing is kept. */
export type Check = (uploads: ReadonlySet<string>) => void;
