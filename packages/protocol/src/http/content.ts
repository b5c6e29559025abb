import { z } from 'zod';
import { LIMITS } from './fields.ts';

/** Texts of the landing page. (spec §3 "Landing content item") */
export const CONTENT_IDS = ['intro', 'about-1', 'about-2', 'policy'] as const;
export type ContentId = (typeof CONTENT_IDS)[number];

export const contentItem = z.object({ id: z.enum(CONTENT_IDS), value: z.string().max(LIMITS.html) });
export const contentPayload = z.array(contentItem);
export type ContentItem = z.output<typeof contentItem>;
