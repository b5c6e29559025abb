import {
  type Calls,
  type EventImage,
  eventImagesPayload,
  imagePayload,
  type SentPart,
  uploadedImage,
} from '@fracht/protocol';
import type { Load } from './as-load.ts';
import { call, MEANWHILE, NOTHING } from './call.ts';
import { sendWithProgress } from './send-with-progress.ts';

/** The pictures that situations can show. */
export function callImages(load: Load = {}): Promise<readonly EventImage[]> {
  return call<Calls['eventImages']>('GET game/list-event-images/', eventImagesPayload, load);
}

/** Uploads a picture and returns its address; `onShare` receives the share sent so far, 0 to 1. Throws ApiError. (IMG-3) */
export async function callUploadImage(file: File, onShare: (share: number) => void): Promise<string> {
  const form = new FormData();
  form.append('image', file);
  const send = sendWithProgress(onShare);
  return (
    await call<Calls['uploadEventImage']>('POST game/upload-event-image/', uploadedImage, {
      form,
      isQuiet: true,
      isSilent: true,
      send,
    })
  ).url;
}

/** Changes the description (alt text) of an uploaded picture; the save names the previous one. (ADR 0013) */
export async function callSaveImage(body: SentPart<Calls['saveEventImage'], 'body'>['body']): Promise<void> {
  await call<Calls['saveEventImage']>('PATCH game/save-event-image/', imagePayload, {
    body,
    isQuiet: true,
    silentOn: [MEANWHILE],
  });
}

/** Removes an uploaded picture that no situation and no page shows. (ADR 0013) */
export async function callRemoveImage(name: string): Promise<void> {
  await call<Calls['removeEventImage']>('DELETE game/remove-event-image/{name}', NOTHING, {
    params: { name },
    isQuiet: true,
  });
}
