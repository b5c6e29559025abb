import { z } from 'zod';
import {
  eventImagesPayload,
  imagePayload,
  imageQuery,
  saveImageBody,
  uploadedImage,
  uploadImageBody,
} from '../http/library.ts';
import { callRecord, LOGGED_IN, MANAGERS } from './call.ts';

const MIB = 1_048_576;

/** The pictures of situations and of the landing page. (LIB-9) */
export const pictureCalls = {
  /** All pictures, with the places where each is shown. */
  eventImages: callRecord({
    method: 'GET',
    path: 'game/list-event-images/',
    who: MANAGERS,
    answer: eventImagesPayload,
  }),
  /** The description of an uploaded picture, for people who cannot see it. */
  eventImage: callRecord({
    method: 'GET',
    path: 'game/get-event-image/',
    who: LOGGED_IN,
    query: imageQuery,
    answer: imagePayload,
    errors: ['NOT_FOUND'],
  }),
  /** Changes the description of an uploaded picture. */
  saveEventImage: callRecord({
    method: 'PATCH',
    path: 'game/save-event-image/',
    who: MANAGERS,
    body: saveImageBody,
    answer: imagePayload,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  /** Removes an uploaded picture, unless something shows it, or could show it again after being restored. */
  removeEventImage: callRecord({
    method: 'DELETE',
    path: 'game/remove-event-image/{name}',
    who: MANAGERS,
    params: imageQuery,
    answer: z.null(),
    errors: ['NOT_FOUND', 'IMAGE_USED'],
  }),
  /** Adds a picture, which is re-encoded. */
  uploadEventImage: callRecord({
    method: 'POST',
    path: 'game/upload-event-image/',
    who: MANAGERS,
    file: { field: 'image', mostBytes: 5 * MIB },
    body: uploadImageBody,
    answer: uploadedImage,
    errors: ['IMAGES_FULL', 'IMAGES_BUSY'],
  }),
} as const;
