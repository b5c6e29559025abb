import { z } from 'zod';
import { flag } from '../fields/fields.ts';

/** Whether the computers of the school are shared: then no login lasts longer than the browser session in which it was made. (ACC-23) */
export const sharedComputersPayload = z.object({ shared: z.boolean() });
export const saveSharedComputersBody = z.object({ shared: flag });
