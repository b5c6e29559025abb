import { PICTURE_NAMES, type PictureName } from '@fracht/scenarios';
import { pictureAlts } from './pl/pictures.ts';

/** A picture of a situation: the file `pictures/<name>.svg`, and a description for those who cannot see it. */
type SituationPicture = {
  readonly name: PictureName;
  readonly alt: string;
};

/** Every built-in picture that a situation can show. (PIC-1) */
export const SITUATION_PICTURES: readonly SituationPicture[] = PICTURE_NAMES.map((name) => ({
  name,
  alt: pictureAlts[name],
}));
