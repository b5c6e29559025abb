import { SITUATION_PICTURES } from '@fracht/content';

/** Where the server gives the built-in pictures. */
const PICTURES_PATH = '/pictures/';

/** The address and words of a built-in picture by its name, or of a file of this server; null for a name that is neither. */
export function pictureOf(image: string | null): { readonly address: string; readonly alt: string } | null {
  if (image?.startsWith('/') === true) return { address: image, alt: '' };
  const picture = SITUATION_PICTURES.find(({ name }) => name === image);
  return picture === undefined ? null : { address: `${PICTURES_PATH}${picture.name}.svg`, alt: picture.alt };
}
