import { useEffect, useState } from 'react';
import { type Calls, imagePayload } from '@fracht/protocol';
import { ApiError } from '@fracht/kit/api/api-error.ts';
import { call } from '@fracht/kit/api/call.ts';
import { pictureOf } from './picture-of.ts';

/** Cache of the alt texts of uploaded pictures, by address. */
const words = new Map<string, string>();
const FOLDER = '/pictures/';

/** A picture of a situation with its alt text; that of an uploaded one is loaded from the server. */
export function usePicture(image: string | null): { readonly address: string; readonly alt: string } | null {
  const [, setKnown] = useState('');
  const picture = pictureOf(image);
  const isUploaded = image?.startsWith(FOLDER) === true;
  useEffect(() => {
    if (image === null || !isUploaded || words.has(image)) return undefined;
    let isShown = true;
    void altTextOf(image).then((alt) => {
      words.set(image, alt);
      if (isShown) setKnown(alt);
    });
    return () => {
      isShown = false;
    };
  }, [image, isUploaded]);
  return picture === null ? null : { ...picture, alt: words.get(picture.address) ?? picture.alt };
}

/** The alt text; empty if the server does not answer: the picture is still shown. */
async function altTextOf(image: string): Promise<string> {
  try {
    return (
      await call<Calls['eventImage']>('GET game/get-event-image/', imagePayload, {
        query: { name: image.slice(FOLDER.length) },
        isQuiet: true,
        isSilent: true,
      })
    ).alt;
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return '';
  }
}
