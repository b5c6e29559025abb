import { z } from 'zod';
import { flag, wholeNumber } from '../fields/fields.ts';
import { userData } from './user.ts';

/** The number of steps of the practice. */
const STEPS = 5;

/** The furthest step of the practice that a student has begun (0: none), and whether all steps were completed. */
export const ownPractice = z.object({ step: z.number(), done: z.boolean() });
export type OwnPractice = z.output<typeof ownPractice>;

/** The caller's own data; for a student also his progress in the practice. (ACC-3, PRK-1) */
export const ownData = userData.extend({ practice: ownPractice.optional() });
export type OwnData = z.output<typeof ownData>;

export const savePracticeBody = z.object({ step: wholeNumber(1, STEPS), done: flag });

/** The progress of each student of a game in the practice. */
export const practiceMarks = z.array(ownPractice.extend({ player: z.string() }));
export type PracticeOfPlayer = z.output<typeof practiceMarks>[number];
