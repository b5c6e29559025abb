import type { LibraryItems, LibraryKind } from '@fracht/protocol';
import { SITUATION_PICTURES } from '@fracht/content';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { LIBRARY_ITEMS } from '../storage/library-items.ts';
import { PICTURES_PATH } from '../uploads.ts';

const UPLOADED = /^\/pictures\/([a-z\d]{16}\.webp)$/u;

/** Addresses of all existing pictures, built-in and uploaded. */
export async function picturesOf({ storage }: Pick<AppContext, 'storage'>): Promise<ReadonlySet<string>> {
  const builtIn = SITUATION_PICTURES.map(({ name }) => `${name}.svg`);
  return new Set([...builtIn, ...(await storage.images.names())].map((name) => `${PICTURES_PATH}${name}`));
}

/**
 * Refuses items that refer to an uploaded picture which does not exist. Only reliable inside the transaction that writes them, because
 * pictures are removed in transactions too. Throws IMAGE_MISSING.
 */
export function requirePictures<Kind extends LibraryKind>(
  uploads: ReadonlySet<string>,
  kind: Kind,
  items: readonly LibraryItems[Kind][],
): void {
  if (items.some((item) => withKnownPictures(kind, item, uploads).isMissing)) throw new AppError('IMAGE_MISSING');
}

/** The item without uploaded pictures that do not exist. */
export function withKnownPictures<Kind extends LibraryKind>(
  kind: Kind,
  item: LibraryItems[Kind],
  uploads: ReadonlySet<string>,
): { readonly item: LibraryItems[Kind]; readonly isMissing: boolean } {
  let isMissing = false;
  const text = JSON.stringify(item, (key, value: unknown) => {
    const name = key === 'image' && typeof value === 'string' ? UPLOADED.exec(value)?.[1] : undefined;
    if (name === undefined || uploads.has(name)) return value;
    isMissing = true;
    return null;
  });
  return { item: isMissing ? LIBRARY_ITEMS[kind].parse(JSON.parse(text)) : item, isMissing };
}
