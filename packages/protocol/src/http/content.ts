import { z } from 'zod';
import { email, followedVersion, LIMITS, listOf, personName } from '../fields/fields.ts';

/** Texts of the landing page. (TXT-1) */
export const CONTENT_IDS = ['intro', 'about-1', 'about-2', 'policy'] as const;
export type ContentId = (typeof CONTENT_IDS)[number];

const text = z.object({ id: z.enum(CONTENT_IDS), value: z.string().max(LIMITS.html) });

/** A text as it is in force, with its version: 0 where nobody has changed it yet. */
export const contentItem = text.extend({ version: z.number() });
export const contentPayload = z.array(contentItem);
export type ContentItem = z.output<typeof contentItem>;

/** Items to change; the HTML is cleaned before it is kept. (TXT-1) */
export const saveContentBody = z.object({
  elements: listOf(text.extend({ version: followedVersion }), CONTENT_IDS.length),
});

/** A letter from the landing page to the school. */
export const contactBody = z.object({
  name: personName,
  email,
  message: z.string().trim().min(1).max(LIMITS.message),
});
