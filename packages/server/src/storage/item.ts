import type { LibraryItems, LibraryKind } from '@fracht/protocol';

/** An item of any library. */
export type AnyItem = {
  readonly [Kind in LibraryKind]: { readonly kind: Kind; readonly item: LibraryItems[Kind] };
}[LibraryKind];

/**
 * A check before an item is written, called with the names of uploaded pictures under a lock against writers. If it throws, nothing is written
 * and the error is rethrown.
 */
export type ItemCheck = (uploads: ReadonlySet<string>) => void;
