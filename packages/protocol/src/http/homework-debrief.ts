import { z } from 'zod';
import { classDebrief } from './class-debrief.ts';

/** The debrief of an assignment over the attempts that count, or how far it has been worked out, as with a class debrief. (HWK-10) */
export const homeworkDebriefPayload = z.discriminatedUnion('state', [
  z.object({ state: z.literal('WORKING'), share: z.number() }),
  z.object({ state: z.literal('FAILED') }),
  z.object({
    state: z.literal('READY'),
    ...classDebrief.pick({ unlawful: true, dearest: true, surprise: true, bestMoment: true, rest: true }).shape,
    /** Whose attempts count, each with its game, in which the moments of this student are. */
    players: z.array(z.object({ id: z.string(), name: z.string(), game: z.string() })),
    /** How many of these attempts could not be worked out, and are left out. */
    failed: z.number(),
  }),
]);
export type HomeworkDebriefPayload = z.output<typeof homeworkDebriefPayload>;
