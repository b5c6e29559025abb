import { z } from 'zod';
import {
  eventImagesPayload,
  imagePayload,
  imageQuery,
  saveImageBody,
  uploadedImage,
  uploadImageBody,
} from '../http/library.ts';
import { call, LOGGED_IN, MANAGERS } from './call.ts';

const MIB = 1_048_576;

/** The pictures of situations and of the landing page. (LIB-9) */
export const pictureCalls = {
  eventImages: call({
    method: 'GET',
    path: 'game/list-event-images/',
    summary: 'All pictures, with where each is shown.',
    who: MANAGERS,
    answer: eventImagesPayload,
  }),
  eventImage: call({
    method: 'GET',
    path: 'game/get-event-image/',
    summary: 'The words of an uploaded picture, for the card that shows it.',
    who: LOGGED_IN,
    query: imageQuery,
    answer: imagePayload,
    errors: ['NOT_FOUND'],
  }),
  saveEventImage: call({
    method: 'PATCH',
    path: 'game/save-event-image/',
    summary: 'Changes the words of an uploaded picture.',
    who: MANAGERS,
    body: saveImageBody,
    answer: imagePayload,
    errors: ['NOT_FOUND'],
  }),
  removeEventImage: call({
    method: 'DELETE',
    path: 'game/remove-event-image/{name}',
    summary: 'Removes an uploaded picture that nothing shows or could show again.',
    who: MANAGERS,
    params: imageQuery,
    answer: z.null(),
    errors: ['NOT_FOUND', 'IMAGE_USED'],
  }),
  uploadEventImage: call({
    method: 'POST',
    path: 'game/upload-event-image/',
    summary: 'Adds a picture, drawn anew.',
    who: MANAGERS,
    file: { field: 'image', mostBytes: 5 * MIB },
    body: uploadImageBody,
    answer: uploadedImage,
    errors: ['IMAGES_FULL', 'IMAGES_BUSY'],
  }),
} as const;
