import { type JudgedDecision, type MetDecision, metDecisions, type Recording } from '@fracht/debrief';
import { CAR_TYPES, LAWS } from '@fracht/engine';
import { z } from 'zod';
import { decisionQuestion } from './question-view.ts';

/** In grosze. */
const scoreWorth = z.object({ money: z.number(), points: z.number(), total: z.number() });

const option = z.discriminatedUnion('is', [
  z.object({ is: z.literal('ANSWER'), answer: z.number() }),
  z.object({ is: z.enum(['RIGHT_TEXT', 'WRONG_TEXT', 'GUARDED', 'UNGUARDED', 'TOO_LATE', 'DRIVE_ON']) }),
]);

const openOption = z.object({
  option,
  gain: scoreWorth,
  isGood: z.boolean(),
  isUndelivered: z.boolean(),
  /** How the law and the library judge it. */
  mark: z.enum(['BEST', 'LESS', 'POOR']).nullable(),
  breaks: z
    .union([
      z.enum(['DRIVING', 'DAY']),
      z.object({ law: z.enum(LAWS), article: z.string(), why: z.string(), checked: z.string().optional() }),
    ])
    .nullable(),
});

/** A decision in a game that one student played alone, to be compared with those of other such games; whose it is follows from the game. (HWS-9) */
export const metView = z.object({
  subject: z.discriminatedUnion('is', [
    z.object({
      is: z.literal('QUESTION'),
      situation: z.string(),
      key: z.string(),
      /** Absent in what earlier versions stored. */
      asks: z.string().optional(),
    }),
    z.object({ is: z.literal('REST'), type: z.enum(CAR_TYPES) }),
  ]),
  decision: z.string(),
  at: z.number(),
  round: z.number(),
  /** Absent in what earlier versions stored. */
  loss: scoreWorth.optional(),
  chosen: openOption,
  others: z.array(openOption).readonly(),
  /** The question as it was asked; null: it is a rest. */
  question: z
    .object({
      name: z.string(),
      description: z.string(),
      image: z.string().nullable(),
      text: z.string(),
      answers: z.array(z.string()).readonly(),
      why: z.string(),
    })
    .nullable(),
});
export type MetView = z.output<typeof metView>;

/** The decisions of a student that others can face in the same form, each with its question. */
export function metViews(recording: Recording, judged: readonly JudgedDecision[]): readonly MetView[] {
  return judged.flatMap((one) =>
    metDecisions(recording, [one]).map(({ player: _player, ...met }: MetDecision) => ({
      ...met,
      question: decisionQuestion(recording, one.decision),
    })),
  );
}
