import type { LibraryItems, LibraryKind } from '@fracht/protocol';
import { SITUATION_PICTURES } from '@fracht/content';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { LIBRARY_ITEMS } from '../storage/library-items.ts';
import { PICTURES_PATH } from '../uploads.ts';

const UPLOADED = /^\/pictures\/([a-z\d]{16}\.webp)$/u;

/** Addresses of all pictures that are here, built-in ones and uploaded ones. */
export async function picturesOf({ storage }: Pick<AppContext, 'storage'>): Promise<ReadonlySet<string>> {
  const builtIn = SITUATION_PICTURES.map(({ name }) => `${name}.svg`);
  return new Set([...builtIn, ...(await storage.images.names())].map((name) => `${PICTURES_PATH}${name}`));
}

/**
 * Refuses items that name an uploaded picture which is not among those that are here: a student would see a hole. Right only
 * inside the transaction that writes them, since a picture goes in one too. Throws IMAGE_MISSING.
 */
export function requirePictures<Kind extends LibraryKind>(
  uploads: ReadonlySet<string>,
  kind: Kind,
  items: readonly LibraryItems[Kind][],
): void {
  if (items.some((item) => withKnownPictures(kind, item, uploads).isMissing)) throw new AppError('IMAGE_MISSING');
}

/** The item without the uploaded pictures that are not here. */
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
