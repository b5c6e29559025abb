import type { LibraryKind } from '@fracht/protocol';
import type { Rules } from '@fracht/kit/panel/edited/edited.ts';
import { localCopies } from '@fracht/kit/panel/edited/local-copies.ts';
import type { Copies } from '@fracht/kit/panel/edited/parts.ts';
import { z } from 'zod';
import type { EditedItem } from '@fracht/scenarios';
import { contentOf, type ItemDesk, editedItem, hasMoved, isSame, type KeptItem } from './desk.ts';

/** The optimistic lock of the next save: the revision of the draft and the version of the item that its author has seen. */
export type DraftBase = { readonly revision: string | null; readonly version: number };

/** How an item with trees is stored with its draft. (ADR 0014) */
export const DRAFT_RULES: Rules<EditedItem, ItemDesk, DraftBase> = {
  valueOf: contentOf,
  baseOf: (desk) => ({ revision: revisionOf(desk), version: desk.draft?.version ?? desk.published?.version ?? 0 }),
  chosenBaseOf: (desk) => ({ revision: revisionOf(desk), version: desk.published?.version ?? 0 }),
  isThere: ({ published, draft }) => published !== null || draft !== null,
  isUnchanged: Object.is,
  isSame,
  hasMoved,
  collision: ({ revision }, desk) => {
    if (revision !== revisionOf(desk)) return 'MOVED';
    return desk.draft?.isBehind === true ? 'BEHIND' : null;
  },
  afterSave: (value, sent) => ({ value, saved: sent }),
};

/** The other side of a conflict, as shown to the author. */
export type Theirs = KeptItem & { readonly isPublished: boolean };

/** The other side of a conflict: somebody else's draft, or the version that was published meanwhile. */
export function theirsOf({ draft, published }: ItemDesk, isDraftTheirs: boolean): Theirs | null {
  if (draft !== null && isDraftTheirs && !draft.isBehind) return { ...draft, isPublished: false };
  if (published !== null && (draft === null || draft.isBehind)) return { ...published, isPublished: true };
  return draft === null ? null : { ...draft, isPublished: false };
}

const stored = z.object({ revision: z.string().nullable(), version: z.number(), item: z.unknown() });

/** Copies in this browser of items that have not reached the server. Serialising a large tree takes a moment, so writing is debounced. */
export function draftCopies(kind: LibraryKind): Copies<EditedItem, DraftBase> {
  return localCopies<EditedItem, DraftBase>(
    'draft',
    250,
    ({ value, base }) => ({ ...base, item: value.item }),
    (text) => {
      const { item, ...base } = stored.parse(text);
      return { value: editedItem(kind, item), base };
    },
  );
}

function revisionOf({ draft }: ItemDesk): string | null {
  return draft?.revision ?? null;
}
