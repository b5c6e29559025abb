import { pictureOf } from './picture-of.ts';

/** The picture of an answer, small, beside its words; nothing if it has none. */
export function AnswerPicture({ image }: { readonly image: string | null }) {
  const picture = pictureOf(image);
  return picture === null ? null : <img src={picture.address} alt="" width={64} height={40} />;
}
