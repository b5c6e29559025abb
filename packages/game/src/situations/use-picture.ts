import { useEffect, useState } from 'react';
import { imagePayload } from '@fracht/protocol';
import { ApiError } from '@fracht/kit/api/api-error.ts';
import { request } from '@fracht/kit/api/request.ts';
import { pictureOf } from './picture-of.ts';

/** Words of uploaded pictures that have been asked for, by their addresses. */
const words = new Map<string, string>();
const FOLDER = '/pictures/';

/** A picture of a situation; the words of an uploaded one come from the server a moment later. */
export function usePicture(image: string | null): { readonly address: string; readonly alt: string } | null {
  const [, setKnown] = useState('');
  const picture = pictureOf(image);
  const isUploaded = image?.startsWith(FOLDER) === true;
  useEffect(() => {
    if (image === null || !isUploaded || words.has(image)) return undefined;
    let isShown = true;
    void wordsOf(image).then((alt) => {
      words.set(image, alt);
      if (isShown) setKnown(alt);
    });
    return () => {
      isShown = false;
    };
  }, [image, isUploaded]);
  return picture === null ? null : { ...picture, alt: words.get(picture.address) ?? picture.alt };
}

/** Nothing where the server cannot tell: the picture is shown all the same. */
async function wordsOf(image: string): Promise<string> {
  const path = `game/get-event-image/?name=${encodeURIComponent(image.slice(FOLDER.length))}`;
  try {
    return imagePayload.parse(await request({ method: 'GET', path, isQuiet: true, isSilent: true })).alt;
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return '';
  }
}
