import { z } from 'zod';
import { contactBody, contentPayload, saveContentBody } from '../http/content.ts';
import { callRecord, EVERYBODY, MANAGERS } from './call.ts';

/** Texts of the landing page, and its contact form. (TXT-1) */
export const contentCalls = {
  /** The texts of the landing page, with their versions. */
  content: callRecord({
    method: 'GET',
    path: 'content/get/',
    who: EVERYBODY,
    answer: contentPayload,
  }),
  /** Changes these texts; forbidden HTML is removed. */
  saveContent: callRecord({
    method: 'PATCH',
    path: 'content/save/',
    who: MANAGERS,
    body: saveContentBody,
    answer: contentPayload,
    errors: ['CHANGED_MEANWHILE'],
  }),
  /** Sends a letter to the admins. */
  contact: callRecord({
    method: 'POST',
    path: 'content/contact/',
    who: EVERYBODY,
    mostBody: 65_536,
    mostPerAddress: { calls: 10, minutes: 15 },
    makes: true,
    body: contactBody,
    answer: z.null(),
  }),
} as const;
