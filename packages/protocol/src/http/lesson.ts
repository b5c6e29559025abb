import { COMPETENCES, LAWS } from '@fracht/engine';
import { z } from 'zod';
import { idText } from '../fields/fields.ts';

const lines = z.array(z.string());

/** What a teacher shows, asks and watches in one round. Values of settings are filled in. (LSN-2) */
export const roundPlan = z.object({ title: z.string(), show: lines, ask: lines, watch: lines });
export type RoundPlanPayload = z.output<typeof roundPlan>;

/** The plan of a lesson: its rounds in their order, and the questions of the debrief. */
const lessonPlan = z.object({ rounds: z.array(roundPlan), debrief: lines });

/** A situation of a ready-made lesson in the school's library: as it came with the game, changed by the school, or missing for new games. (LSN-3) */
const lessonSituation = z.object({
  id: idText,
  name: z.string(),
  state: z.enum(['READY', 'CHANGED', 'MISSING']),
});
export type LessonSituation = z.output<typeof lessonSituation>;

/** A ready-made lesson, with what its game is created from. Only for teachers: it contains the seed. (LSN-1) */
export const readyLesson = z.object({
  ...lessonPlan.shape,
  id: idText,
  name: z.string(),
  forWhom: z.string(),
  lead: z.string(),
  aims: lines,
  competences: z.array(z.enum(COMPETENCES)),
  /** Real minutes that its four rounds take, without breaks. */
  minutes: z.number(),
  /** The settings in which its game differs from the school's settings. */
  settings: z.array(
    z.object({ key: z.string(), label: z.string(), unit: z.string(), value: z.number(), standard: z.number() }),
  ),
  situations: z.array(lessonSituation),
  seed: z.string(),
});
export type ReadyLessonPayload = z.output<typeof readyLesson>;

/** The plan of a game: that of the ready-made lesson from which it was created, else a general one. `lesson`: that lesson's name. (LSN-5) */
export const gamePlan = z.object({ ...lessonPlan.shape, lesson: z.string().nullable() });
export type GamePlanPayload = z.output<typeof gamePlan>;

/**
 * What a teacher can read about a situation of the school's library. `teaches`, `practice`, `ask`: empty if the school wrote the situation. (LSN-4)
 */
export const situationCard = z.object({
  id: idText,
  name: z.string(),
  /** Null: it asks no question, and trains no competence. */
  competence: z.enum(COMPETENCES).nullable(),
  teaches: z.string(),
  /** The sources of its rules, as the situation itself names them; `isOutdated`: checked more than twelve months ago, by the school's date. */
  sources: z.array(z.object({ law: z.enum(LAWS), article: z.string(), checked: z.string(), isOutdated: z.boolean() })),
  /** Grounds for it other than law, such as the terms of an order; empty if none. */
  practice: z.string(),
  ask: z.string(),
  /** Background contained in the situation itself; empty if none. */
  why: z.string(),
  /** The best answer to each question on the best way through. */
  right: z.array(z.object({ question: z.string(), answer: z.string(), feedback: z.string() })),
});
export type SituationCardPayload = z.output<typeof situationCard>;
