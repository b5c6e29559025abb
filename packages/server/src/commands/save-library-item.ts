import { activeFlag, type LibraryItems, type LibraryKind } from '@fracht/protocol';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import { requirePictures } from './known-pictures.ts';
import { LIBRARY_ITEMS } from '../storage/library-items.ts';
import type { ItemCheck } from '../storage/item.ts';
import type { StoredItem } from '../storage/library-store.ts';
import { faultsIn, issuesOf } from './written-item.ts';

/** A save as it was sent; `value` and the fields next to it are not validated yet. */
type ItemToSave = Readonly<Record<string, unknown>> & {
  readonly id?: string | null | undefined;
  readonly value?: unknown;
  /** Optimistic lock: the version that the save is based on; absent: any. */
  readonly follows?: number | undefined;
};

const withActive = z.object({ active: activeFlag });

/**
 * Creates a library item, or changes the one with the given id; fields that are not given stay or get their defaults. It is published at once
 * as a new version; a draft stays as it is. Existing games do not change. Throws NOT_FOUND for an unknown id; CHANGED_MEANWHILE if the stored
 * version is not the one it is based on; VALIDATION with each wrong field; SITUATION_FAULTY if the item is active and the check finds errors;
 * IMAGE_MISSING if it is active and a picture does not exist. (LBR-1, LBR-2)
 */
export async function saveLibraryItem<Kind extends LibraryKind>(
  { storage, now }: AppContext,
  kind: Kind,
  wish: ItemToSave,
  author: string,
): Promise<StoredItem<Kind>> {
  const stored = typeof wish.id === 'string' ? await storage.library.find(kind, wish.id) : null;
  if (stored === null && typeof wish.id === 'string') throw new AppError('NOT_FOUND');
  const wanted = { ...stored?.item, active: stored?.active, ...named(wish), id: stored?.item.id ?? newId() };
  const item = LIBRARY_ITEMS[kind].safeParse(wanted, { reportInput: true });
  const flags = withActive.safeParse(wanted, { reportInput: true });
  if (!item.success || !flags.success) {
    const issues = [...(item.error?.issues ?? []), ...(flags.error?.issues ?? [])];
    throw new AppError('VALIDATION', { fields: issuesOf(wanted, issues) });
  }
  const known: LibraryItems[Kind] = item.data;
  const { active } = flags.data;
  const faults = active ? faultsIn(kind, wanted) : null;
  if (faults !== null) throw new AppError('SITUATION_FAULTY', { present: faults });
  const check: ItemCheck = (uploads) => (active ? requirePictures(uploads, kind, [known]) : undefined);
  const { follows } = wish;
  if (follows === undefined) return storage.library.save<Kind>(kind, known, active, now(), author, check);
  const saved = await storage.library.saveAfter<Kind>(kind, known, active, now(), author, follows, check);
  if (saved === null) throw new AppError('CHANGED_MEANWHILE');
  return saved;
}

/** All fields of a save. Those inside `value` override those next to it, except name and flag, which lists give next to it. */
function named({ value, ...beside }: ItemToSave): Record<string, unknown> {
  const inside = Array.isArray(value) ? { effects: value } : definedFields(value);
  const fields = { ...definedFields(beside), ...inside };
  const name = beside['name'] ?? beside['title'] ?? inside['name'] ?? inside['title'];
  const active = beside['active'] ?? inside['active'];
  return { ...fields, ...definedFields({ name, active }) };
}

/** The defined fields of an object; none for anything else. */
export function definedFields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
}
