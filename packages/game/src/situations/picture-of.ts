import { SITUATION_PICTURES } from '@fracht/content';

/** The server's path of the built-in pictures. */
const PICTURES_PATH = '/pictures/';

/** The address and alt text of a picture: a built-in one by its name, or a file of this server; null for any other name. */
export function pictureOf(image: string | null): { readonly address: string; readonly alt: string } | null {
  if (image?.startsWith('/') === true) return { address: image, alt: '' };
  const picture = SITUATION_PICTURES.find(({ name }) => name === image);
  return picture === undefined ? null : { address: `${PICTURES_PATH}${picture.name}.svg`, alt: picture.alt };
}
