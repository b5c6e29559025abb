import type { LibraryKind } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { AnyItem } from '../storage/item.ts';
import { readItem } from '../storage/library-items.ts';
import { isEqualItem } from './read-desk.ts';
import { definedFields } from './save-library-item.ts';
import { issuesOf } from './written-item.ts';

/** A draft as it was sent; `value` is not validated yet. */
type DraftToKeep = {
  readonly id?: string | null | undefined;
  readonly kind: LibraryKind;
  readonly revision: string | null;
  readonly version: number;
  readonly value?: unknown;
};

/** An id that a client may choose for a new item, so that a retry does not create a second one. */
const NEW_ID = /^[a-z0-9]{16}$/u;

/**
 * Saves an item's draft in place of the one that it is based on, and gives the item's id. A draft equal to the published version is not kept,
 * and the previous one is dropped. Throws NOT_FOUND for an item that is gone, DRAFT_CHANGED if another draft is stored, VALIDATION.
 */
export async function keepDraft(
  { storage: { library, drafts }, now }: AppContext,
  author: string,
  { id: known, kind, revision, version, value }: DraftToKeep,
): Promise<string> {
  const id = known ?? newId();
  const [published, before] = await Promise.all([library.findAny(id), drafts.find(id)]);
  const isUnknown = published === null && before === null;
  const isOther = (published ?? before ?? { kind }).kind !== kind;
  const isGone = isUnknown && (revision !== null || version > 0 || !NEW_ID.test(id));
  if (isOther || isGone) throw new AppError('NOT_FOUND');
  const written = { ...definedFields(value), id };
  const read = readItem('DRAFT', kind, written);
  if (!read.ok) throw new AppError('VALIDATION', { fields: issuesOf(written, read.error.issues) });
  const draft = {
    ...read.value,
    revision: newId(),
    version: Math.min(version, published?.version ?? 0),
    author,
    savedAt: now(),
  };
  if (saysNothingNew(published, draft)) {
    const isFree = revision === null ? before === null : await drafts.drop(id, revision);
    if (!isFree) throw new AppError('DRAFT_CHANGED');
    return id;
  }
  if (!(await drafts.keep(draft, revision))) throw new AppError('DRAFT_CHANGED');
  return id;
}

function saysNothingNew(published: AnyItem | null, { kind, item }: AnyItem): boolean {
  if (published === null) return false;
  const read = readItem('STRICT', kind, item);
  return read.ok && isEqualItem(published.item, read.value.item);
}
