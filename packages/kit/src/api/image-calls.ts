import { type EventImage, eventImagesPayload, uploadedImage } from '@fracht/protocol';
import type { Load } from './as-load.ts';
import { request } from './request.ts';
import { sendWithProgress } from './send-with-progress.ts';

/** The pictures that situations can show. (spec §7 "GET game/list-event-images/") */
export async function callImages(load: Load = {}): Promise<readonly EventImage[]> {
  const path = 'game/list-event-images/';
  return eventImagesPayload.parse(await request({ method: 'GET', path, ...load }));
}

/** Adds a picture and gives its address; tells how much has gone, from 0 to 1. Throws ApiError. (protocol "POST game/upload-event-image/") */
export async function callUploadImage(file: File, onShare: (share: number) => void): Promise<string> {
  const form = new FormData();
  form.append('image', file);
  const send = sendWithProgress(onShare);
  const path = 'game/upload-event-image/';
  return uploadedImage.parse(await request({ method: 'POST', path, form, isQuiet: true, isSilent: true, send })).url;
}

/** Changes the words of an uploaded picture. (adr 0013) */
export async function callSaveImage({ name, alt }: { readonly name: string; readonly alt: string }): Promise<void> {
  await request({ method: 'PATCH', path: 'game/save-event-image/', body: { name, alt }, isQuiet: true });
}

/** Removes an uploaded picture that nothing shows. (adr 0013) */
export async function callRemoveImage(name: string): Promise<void> {
  await request({ method: 'DELETE', path: `game/remove-event-image/${name}`, isQuiet: true });
}
