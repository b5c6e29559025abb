import { activeFlag, type LibraryItems, type LibraryKind } from '@fracht/protocol';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import { requirePictures } from './known-pictures.ts';
import { LIBRARY_ITEMS } from '../storage/library-items.ts';
import type { Check } from '../storage/item.ts';
import type { StoredItem } from '../storage/library-store.ts';
import { faultsIn, issuesOf } from './written-item.ts';

/** A save as it came: `value` and the fields beside it are not checked yet. */
type Wish = Readonly<Record<string, unknown>> & {
  readonly id?: string | null | undefined;
  readonly value?: unknown;
  /** The version that the wish follows; absent: whichever is there. */
  readonly follows?: number | undefined;
};

const withActive = z.object({ active: activeFlag });

/**
 * Makes an item of a library, or changes the one of that id; what the wish does not name stays, or has its default. It is published at
 * once, as a version of its own; a draft of the item stays as it is. Games that exist keep what they were made with. Throws NOT_FOUND for an unknown id, CHANGED_MEANWHILE where it follows another version than is kept, VALIDATION that names each wrong
 * field, SITUATION_FAULTY where new games would get an item in which the check finds errors, and IMAGE_MISSING where they would get a
 * picture that is not here. (LBR-1, LBR-2)
 */
export async function saveLibraryItem<Kind extends LibraryKind>(
  { storage, now }: AppContext,
  kind: Kind,
  wish: Wish,
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
  const check: Check = (uploads) => (active ? requirePictures(uploads, kind, [known]) : undefined);
  const { follows } = wish;
  if (follows === undefined) return storage.library.save<Kind>(kind, known, active, now(), author, check);
  const saved = await storage.library.saveAfter<Kind>(kind, known, active, now(), author, follows, check);
  if (saved === null) throw new AppError('CHANGED_MEANWHILE');
  return saved;
}

/** Every field that the wish names: those of `value` before those beside it, but for name and flag, which lists carry beside it. */
function named({ value, ...beside }: Wish): Record<string, unknown> {
  const inside = Array.isArray(value) ? { effects: value } : fieldsOf(value);
  const fields = { ...fieldsOf(beside), ...inside };
  const name = beside['name'] ?? beside['title'] ?? inside['name'] ?? inside['title'];
  const active = beside['active'] ?? inside['active'];
  return { ...fields, ...fieldsOf({ name, active }) };
}

/** The fields of an object that have a value; none of anything else. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
}
