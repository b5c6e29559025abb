import { type DeskPayload, libraryDraftSchemas, type LibraryKind } from '@fracht/protocol';
import { type EditedItem, linkedItem } from '@fracht/scenarios';

const schemas = libraryDraftSchemas();

/** Who wrote something; null where nobody knows. */
export type Author = NonNullable<DeskPayload['draft']>['author'];
/** Something that is kept of an item: by whom, when (milliseconds, null: from the beginning), and all of it. */
export type KeptItem = { readonly edited: EditedItem; readonly author: Author; readonly date: number | null };

/** What the server has of an item: what is published, and what is written since. */
export type ItemDesk = {
  readonly id: string;
  readonly kind: LibraryKind;
  readonly published: (KeptItem & { readonly version: number; readonly isActive: boolean }) | null;
  /** `version`: the one it was begun from; `isBehind`: something else was published since. */
  readonly draft:
    | (KeptItem & {
        readonly revision: string;
        readonly version: number;
        readonly isBehind: boolean;
        readonly date: number;
      })
    | null;
};

/** What the server has of an item, read. */
export function deskOf({ id, kind, published, draft }: DeskPayload): ItemDesk {
  return {
    id,
    kind,
    published:
      published === null
        ? null
        : {
            edited: editedItem(kind, published.item),
            author: published.author,
            date: published.date,
            version: published.version,
            isActive: published.active === 1,
          },
    draft:
      draft === null
        ? null
        : {
            edited: editedItem(kind, draft.item),
            author: draft.author,
            date: draft.date,
            revision: draft.revision,
            version: draft.version,
            isBehind: draft.behind,
          },
  };
}

/** Under what the desk of an item is known in the browser once it was asked for, or need not be. */
export function deskKey(id: string): readonly string[] {
  return ['desk', id];
}

/** The desk of an item that nobody has written anything of. */
export function emptyDesk(kind: LibraryKind, id: string): ItemDesk {
  return { id, kind, published: null, draft: null };
}

/** What an author goes on from: the draft, else what is published, else nothing at all. */
export function contentOf({ id, kind, published, draft }: ItemDesk): EditedItem {
  return draft?.edited ?? published?.edited ?? editedItem(kind, { id, type: 'CHANGE_PICK_TIME' });
}

/** An item, finished or not, as its author edits it: questions that are alike as one. Throws where it is none. */
export function editedItem(kind: LibraryKind, value: unknown): EditedItem {
  return linkedItem(parsed(kind, value));
}

function parsed(kind: LibraryKind, value: unknown): EditedItem {
  if (kind === 'ACCIDENT') throw new Error('An accident has no trees to edit');
  return kind === 'EMERGENCY'
    ? { kind, item: schemas.EMERGENCY.parse(value) }
    : { kind, item: schemas.CHANGE.parse(value) };
}

/** Whether two items hold the same. */
export function isSame(one: EditedItem, other: EditedItem): boolean {
  return one === other || JSON.stringify(one.item) === JSON.stringify(other.item);
}

/** Whether somebody has written or published something on the server since it was known; switching it on or off is neither. */
export function hasMoved(known: ItemDesk, now: ItemDesk): boolean {
  if (known.draft?.revision !== now.draft?.revision) return true;
  if (known.published === null || now.published === null) return known.published !== now.published;
  return known.published.version !== now.published.version && !isSame(known.published.edited, now.published.edited);
}

/** The same item under another id, and under another name where one is given. */
export function copyWithId({ kind, item }: EditedItem, id: string, name = item.name): EditedItem {
  return editedItem(kind, { ...item, id, name });
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** An id for a new item. */
export function newItemId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}
