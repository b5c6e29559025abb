import { z } from 'zod';

/**
 * What still exists of the demo school; null if nothing. `others`: students of its lecturer who do not belong to it, and who will have no lecturer
 * without her.
 */
export const demoPayload = z
  .object({ people: z.number(), groups: z.number(), games: z.number(), others: z.number() })
  .nullable();
export type DemoPayload = z.output<typeof demoPayload>;
