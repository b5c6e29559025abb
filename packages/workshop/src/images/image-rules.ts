import type { EventImage } from '@fracht/protocol';
import { matches } from '@fracht/kit/panel/list-rules.ts';

/** How a situation names a picture: a built-in one by its name, an uploaded one by its address. */
export function imageValue({ isOwn, name, url }: EventImage): string {
  return isOwn ? url : name;
}

/** The pictures that match search and filter, uploaded ones first. */
export function foundImages(
  images: readonly EventImage[],
  { query, which }: { readonly query: string; readonly which: string },
): readonly EventImage[] {
  return images
    .filter(
      (image) =>
        (which !== 'dodane' || image.isOwn) &&
        (which !== 'nieuzywane' || timesUsed(image) === 0) &&
        (query === '' || matches(query, image.alt, ...image.uses.map(({ name }) => name))),
    )
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
}

/** In how many places of situations and of the landing page a picture is shown. */
export function timesUsed({ uses, landing }: EventImage): number {
  return uses.reduce((sum, { paths }) => sum + paths.length, landing.length);
}
