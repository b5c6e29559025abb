import { z } from 'zod';
import { email, followedVersion, keyed, LIMITS, listOf, personName } from '../fields/fields.ts';

/** Texts of the landing page; the last three are credits in its footer. (TXT-1) */
export const CONTENT_IDS = [
  'intro',
  'about-1',
  'about-2',
  'policy',
  'footer-college',
  'footer-implementer',
  'footer-union',
] as const;
export type ContentId = (typeof CONTENT_IDS)[number];

const text = z.object({ id: z.enum(CONTENT_IDS), value: z.string().max(LIMITS.html) });

/** The current text with its version; 0: nobody has changed it yet. */
export const contentItem = text.extend({ version: z.number() });
export const contentPayload = z.array(contentItem);
export type ContentItem = z.output<typeof contentItem>;

/** Texts to be changed; their HTML is sanitised before it is stored. (TXT-1) */
export const saveContentBody = z.object({
  elements: listOf(text.extend({ version: followedVersion }), CONTENT_IDS.length),
});

/** A letter from the landing page to the school. */
export const contactBody = z.object({
  ...keyed,
  name: personName,
  email,
  message: z.string().trim().min(1).max(LIMITS.message),
});
