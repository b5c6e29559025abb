import { type DeskPayload, libraryDraftSchemas, type LibraryKind } from '@fracht/protocol';
import { type EditedItem, linkedItem } from '@fracht/scenarios';

const schemas = libraryDraftSchemas();

/** The author of something; null: unknown. */
export type Author = NonNullable<DeskPayload['draft']>['author'];
/** A stored version of an item: its author, its date (ms; null: it came with the game), whether it came with a newer version of the game, and the item. */
export type KeptItem = {
  readonly edited: EditedItem;
  readonly author: Author;
  readonly date: number | null;
  readonly isCorrection: boolean;
};

/** The server's state of an item: its published version and its draft. */
export type ItemDesk = {
  readonly id: string;
  readonly kind: LibraryKind;
  readonly published: (KeptItem & { readonly version: number; readonly isActive: boolean }) | null;
  /** `version`: the published version that the draft was started from; `isBehind`: another one was published since. */
  readonly draft:
    | (KeptItem & {
        readonly revision: string;
        readonly version: number;
        readonly isBehind: boolean;
        readonly date: number;
      })
    | null;
};

/** Reads what the server has of an item. */
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
            isCorrection: published.isCorrection,
          },
    draft:
      draft === null
        ? null
        : {
            edited: editedItem(kind, draft.item),
            author: draft.author,
            date: draft.date,
            isCorrection: false,
            revision: draft.revision,
            version: draft.version,
            isBehind: draft.behind,
          },
  };
}

/** The cache key of what the server has of an item. */
export function deskKey(id: string): readonly string[] {
  return ['desk', id];
}

/** What the server has of an item that does not exist yet. */
export function emptyDesk(kind: LibraryKind, id: string): ItemDesk {
  return { id, kind, published: null, draft: null };
}

/** The item to edit: the draft, else the published version, else an empty one. */
export function contentOf({ id, kind, published, draft }: ItemDesk): EditedItem {
  return draft?.edited ?? published?.edited ?? editedItem(kind, { id, type: 'CHANGE_PICK_TIME' });
}

/** Parses an item, finished or not, for editing: equal questions become one object. Throws if it is no item. */
export function editedItem(kind: LibraryKind, value: unknown): EditedItem {
  return linkedItem(parsed(kind, value));
}

function parsed(kind: LibraryKind, value: unknown): EditedItem {
  if (kind === 'ACCIDENT') throw new Error('An accident has no trees to edit');
  return kind === 'EMERGENCY'
    ? { kind, item: schemas.EMERGENCY.parse(value) }
    : { kind, item: schemas.CHANGE.parse(value) };
}

/** Whether two items have the same content. */
export function isSame(one: EditedItem, other: EditedItem): boolean {
  return one === other || JSON.stringify(one.item) === JSON.stringify(other.item);
}

/** Whether somebody has written or published something on the server since it was known; switching the item on or off does not count. */
export function hasMoved(known: ItemDesk, now: ItemDesk): boolean {
  if (known.draft?.revision !== now.draft?.revision) return true;
  if (known.published === null || now.published === null) return known.published !== now.published;
  return known.published.version !== now.published.version && !isSame(known.published.edited, now.published.edited);
}

/** A copy of the item under another id and, if given, another name. */
export function copyWithId({ kind, item }: EditedItem, id: string, name = item.name): EditedItem {
  return editedItem(kind, { ...item, id, name });
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** An id for a new item. */
export function newItemId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}
