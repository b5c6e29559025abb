import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { readItem } from '../storage/library-items.ts';
import type { ItemCheck } from '../storage/item.ts';
import { requirePictures } from './known-pictures.ts';
import { readDesk } from './read-desk.ts';
import { faultsIn, issuesOf } from './written-item.ts';

type PublishWish = { readonly id: string; readonly revision: string; readonly active?: boolean | undefined };

/**
 * Publishes a draft as the next version of its item, all or nothing; a new item becomes active unless the request says otherwise.
 * Throws NOT_FOUND; DRAFT_CHANGED if the draft is not the one of the request, or another version was published meanwhile; VALIDATION;
 * DRAFT_FAULTY if the check finds errors (warnings and hints do not stop it); IMAGE_MISSING if one of its pictures was removed meanwhile.
 */
export async function publishDraft(
  context: AppContext,
  author: string,
  { id, revision, active }: PublishWish,
): Promise<void> {
  const { draft, published, isBehind } = await readDesk(context, id);
  if (draft?.revision !== revision || isBehind) throw new AppError('DRAFT_CHANGED');
  const read = readItem('STRICT', draft.kind, draft.item);
  if (!read.ok) throw new AppError('VALIDATION', { fields: issuesOf({ ...draft.item }, read.error.issues) });
  const faults = faultsIn(draft.kind, { ...draft.item });
  if (faults !== null) throw new AppError('DRAFT_FAULTY', { present: faults });
  const check: ItemCheck = (uploads) => requirePictures(uploads, read.value.kind, [read.value.item]);
  const isActive = active ?? published?.active ?? true;
  const publication = { ...read.value, active: isActive, at: context.now(), author };
  const seen = { revision, follows: published?.version ?? null };
  if (!(await context.storage.drafts.publish(publication, seen, check))) throw new AppError('DRAFT_CHANGED');
}
