import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Desk } from '../storage/desk.ts';
import type { AnyItem } from '../storage/item.ts';

const NOBODY = { author: null, isCorrection: false, publishedAt: 0 } as const;

/** The published version and the draft of an item. Throws NOT_FOUND if there is neither. */
export async function readDesk({ storage: { library, drafts } }: AppContext, id: string): Promise<Desk> {
  const [stored, draft, versions] = await Promise.all([library.findAny(id), drafts.find(id), drafts.versions(id)]);
  const kind = stored?.kind ?? draft?.kind;
  if (kind === undefined) throw new AppError('NOT_FOUND');
  if (stored === null) return { id, kind, published: null, draft, isBehind: false };
  const { item, active, version } = stored;
  const last = versions.find((line) => line.version === version) ?? NOBODY;
  const begun = draft === null || draft.version === version ? stored : await drafts.version(id, draft.version);
  const isBehind = begun === null || !isEqualItem(begun.item, item);
  return { id, kind, published: { item, active, version, last }, draft, isBehind };
}

/** Whether two parsed items are equal. */
export function isEqualItem(one: AnyItem['item'], other: AnyItem['item']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
