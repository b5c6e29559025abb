import { z } from 'zod';

/** What a save of one text may be based on. */
export const textBase = z.object({ text: z.string() });
