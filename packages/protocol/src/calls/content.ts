import { z } from 'zod';
import { contactBody, contentPayload, saveContentBody } from '../http/content.ts';
import { call, EVERYBODY, MANAGERS } from './call.ts';

/** Texts of the landing page, and its letter to the school. (TXT-1) */
export const contentCalls = {
  content: call({
    method: 'GET',
    path: 'content/get/',
    summary: 'The texts of the landing page, with their versions.',
    who: EVERYBODY,
    answer: contentPayload,
  }),
  saveContent: call({
    method: 'PATCH',
    path: 'content/save/',
    summary: 'Changes these texts; what is not allowed in them is taken out.',
    who: MANAGERS,
    body: saveContentBody,
    answer: contentPayload,
    errors: ['CHANGED_MEANWHILE'],
  }),
  contact: call({
    method: 'POST',
    path: 'content/contact/',
    summary: 'A letter to the admins.',
    who: EVERYBODY,
    mostBody: 65_536,
    mostPerAddress: { calls: 10, minutes: 15 },
    body: contactBody,
    answer: z.null(),
  }),
} as const;
