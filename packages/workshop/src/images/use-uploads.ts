import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { imagesText } from '@fracht/content';
import { ApiError } from '@fracht/kit/api/api-error.ts';
import { callUploadImage } from '@fracht/kit/api/image-calls.ts';

const MOST_BYTES = 5 * 1_048_576;

export type Uploading = {
  /** The file that is being sent, with the progress of all, from 0 to 1; null: none. */
  readonly progress: { readonly name: string; readonly share: number } | null;
  /** Why files were refused, in words. */
  readonly errors: readonly string[];
  /** Sends files one after another; returns the addresses of those that were accepted. */
  readonly send: (files: readonly File[]) => Promise<readonly string[]>;
};

/** Uploads of pictures: one at a time, each with its own outcome. */
export function useUploads(): Uploading {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Uploading['progress']>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const send: Uploading['send'] = async (files) => {
    const [faults, taken]: [string[], string[]] = [[], []];
    setErrors([]);
    for (const [index, file] of files.entries()) {
      const tell = (share: number): void => setProgress({ name: file.name, share: (index + share) / files.length });
      tell(0);
      const outcome = await sendOne(file, tell);
      if (outcome.address === null) faults.push(imagesText.notSent(file.name, outcome.why));
      else taken.push(outcome.address);
    }
    setErrors(faults);
    setProgress(null);
    await client.invalidateQueries({ queryKey: ['images'] });
    return taken;
  };
  return { progress, errors, send };
}

type UploadOutcome = { readonly address: string } | { readonly address: null; readonly why: string };

async function sendOne(file: File, tell: (share: number) => void): Promise<UploadOutcome> {
  if (file.size > MOST_BYTES) return { address: null, why: imagesText.tooLarge };
  try {
    return { address: await callUploadImage(file, tell) };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return { address: null, why: cause.fields['image']?.[0] ?? cause.message };
  }
}
