import { z } from 'zod';
import { classDebrief } from './class-debrief.ts';

/** The debrief of an assignment over the attempts that count, or how far its calculation has come, as for a class debrief. (HWK-10) */
export const homeworkDebriefPayload = z.discriminatedUnion('state', [
  z.object({ state: z.literal('WORKING'), share: z.number() }),
  z.object({ state: z.literal('FAILED') }),
  z.object({
    state: z.literal('READY'),
    ...classDebrief.pick({ unlawful: true, dearest: true, surprise: true, bestMoment: true, rest: true }).shape,
    /** The students whose attempts count, each with the game that contains this student's moments. */
    players: z.array(z.object({ id: z.string(), name: z.string(), game: z.string() })),
    /** How many of these attempts could not be evaluated, and are left out. */
    failed: z.number(),
  }),
]);
export type HomeworkDebriefPayload = z.output<typeof homeworkDebriefPayload>;
