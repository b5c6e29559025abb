import { z } from 'zod';

/** What is left of the demo school; null: nothing. `others`: students of its lecturer who are none of it, and will have no lecturer without her. */
export const demoPayload = z
  .object({ people: z.number(), groups: z.number(), games: z.number(), others: z.number() })
  .nullable();
export type DemoPayload = z.output<typeof demoPayload>;
