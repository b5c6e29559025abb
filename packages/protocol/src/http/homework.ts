import { COMPETENCES } from '@fracht/engine';
import { z } from 'zod';
import { calendarMoment } from '../fields/calendar-moment.ts';
import {
  basedOn,
  flag,
  idOrNone,
  idText,
  keyed,
  LIMITS,
  listOf,
  nameOf,
  seedField,
  wholeNumber,
} from '../fields/fields.ts';
import { gameId } from '../ids.ts';
import { lecturerName, memberPayload } from './user.ts';

/** Bounds of an assignment; forms take theirs from here. (HWK-1) */
export const HOMEWORK_LIMITS = {
  rounds: [1, 2, 4],
  attempts: 10,
  bots: 11,
  speed: 10,
  /** The most days from its beginning to its end. */
  days: 200,
} as const;

/** How good the bots are that play along with the student. (HWK-1) */
export const HOMEWORK_BOT_LEVELS = ['careless', 'ordinary', 'good'] as const;
/** Which attempt of a student counts. (HWK-5) */
export const COUNTED_ATTEMPTS = ['BEST', 'LAST'] as const;
/** When a student is shown more of an attempt than its result: as soon as it is over, or once the assignment has ended. (HWK-12) */
export const SHOWN_ATTEMPTS = ['AT_ONCE', 'AFTER_END'] as const;
export type ShownAttempts = (typeof SHOWN_ATTEMPTS)[number];
/** The default for a new assignment: all attempts have the same game, and one of them counts. (docs/adr/0089) */
export const USUALLY_SHOWN: ShownAttempts = 'AFTER_END';
/** The state of a student's homework. (HWK-4) */
const HOMEWORK_STATES = ['DONE', 'OPEN', 'BROKEN_OFF', 'NONE'] as const;

/** What may be changed at any time. Times in ms. */
const frame = {
  title: nameOf(LIMITS.name),
  opensAt: calendarMoment,
  closesAt: calendarMoment,
  attempts: wholeNumber(1, HOMEWORK_LIMITS.attempts),
  counts: z.enum(COUNTED_ATTEMPTS),
  /** If left out, AFTER_END for a new assignment, unchanged for an existing one. */
  shown: z.enum(SHOWN_ATTEMPTS).optional(),
};

/** What determines the game, and so may not be changed once somebody has begun. (HWK-2) */
const game = {
  /** The finished game whose orders and luck it repeats; null: new ones are drawn. */
  from: idOrNone.default(null),
  /** The seed of orders and luck. Left out: a new assignment gets a random one, an existing one keeps its own. */
  seed: seedField,
  rounds: wholeNumber(1, 4).refine((rounds) => HOMEWORK_LIMITS.rounds.some((one) => one === rounds)),
  bots: wholeNumber(0, HOMEWORK_LIMITS.bots),
  level: z.enum(HOMEWORK_BOT_LEVELS).default('ordinary'),
  situations: flag.default(true),
  /** The competences that its situations train; empty: all. A repeated game keeps its own situations. */
  topics: listOf(z.enum(COMPETENCES), COMPETENCES.length).default([]),
};

const DAY_MS = 86_400_000;

type HomeworkTerms = {
  readonly opensAt: number;
  readonly closesAt: number;
  readonly from: string | null;
  readonly seed?: string | undefined;
  readonly topics: readonly string[];
};

function checkTerms({ opensAt, closesAt, from, seed, topics }: HomeworkTerms, context: z.RefinementCtx): void {
  const { days } = HOMEWORK_LIMITS;
  if (from !== null && topics.length > 0) {
    context.addIssue({ code: 'custom', path: ['topics'], message: 'WRONG_VALUE' });
  }
  if (from !== null && seed !== undefined) {
    context.addIssue({ code: 'custom', path: ['seed'], message: 'WRONG_VALUE' });
  }
  const fault = { code: 'custom' as const, path: ['closesAt'] };
  if (closesAt <= opensAt) context.addIssue({ ...fault, message: 'WRONG_VALUE' });
  else if (closesAt - opensAt > days * DAY_MS)
    context.addIssue({ ...fault, message: 'OVER_MOST', params: { limit: days } });
}

export const addHomeworkBody = z.object({ ...keyed, group: idText, ...frame, ...game }).superRefine(checkTerms);
/** What a save of an assignment may be based on. */
export const homeworkBase = z.object({
  title: z.string(),
  opensAt: z.number(),
  closesAt: z.number(),
  attempts: z.number(),
  counts: z.enum(COUNTED_ATTEMPTS),
  shown: z.enum(SHOWN_ATTEMPTS),
  from: z.string().nullable(),
  seed: z.string(),
  rounds: z.number(),
  bots: z.number(),
  level: z.enum(HOMEWORK_BOT_LEVELS),
  situations: z.boolean(),
  topics: z.array(z.enum(COMPETENCES)),
});
export type HomeworkBase = z.output<typeof homeworkBase>;

export const saveHomeworkBody = z
  .object({ id: idText, ...frame, ...game, base: basedOn(homeworkBase) })
  .superRefine(checkTerms);
export type AddHomeworkBody = z.output<typeof addHomeworkBody>;
export type SaveHomeworkBody = z.output<typeof saveHomeworkBody>;

export const homeworkQuery = z.object({ id: idText });
export const beginHomeworkBody = z.object({ ...keyed, id: idText });
/** `student`: only this one; absent: all who have not begun. */
export const remindHomeworkBody = z.object({ id: idText, student: idText.optional() });
export const setPaceBody = z.object({ game: gameId, speed: wholeNumber(1, HOMEWORK_LIMITS.speed) });

export const pacePayload = z.object({ speed: z.number() });
export const begunHomework = z.object({ game: z.string() });
/** How many letters were written, and to how many students none could be sent because they have no e-mail or the school has no mail server. */
export const remindedHomework = z.object({ letters: z.number(), without: z.number() });

const terms = {
  id: z.string(),
  title: z.string(),
  group: z.string().nullable(),
  groupName: z.string(),
  rounds: z.number(),
  bots: z.number(),
  level: z.enum(HOMEWORK_BOT_LEVELS),
  opensAt: z.number(),
  closesAt: z.number(),
  attempts: z.number(),
  counts: z.enum(COUNTED_ATTEMPTS),
  shown: z.enum(SHOWN_ATTEMPTS),
};

/** One attempt. `score` null: it was not played to its end, so it does not count. Times in ms. */
const attempt = z.object({
  game: z.string(),
  attempt: z.number(),
  state: z.enum(['OPEN', 'DONE', 'BROKEN_OFF']),
  score: z.number().nullable(),
  round: z.number(),
  isPlaying: z.boolean(),
  seenAt: z.number(),
  /** When the attempt was ended because the assignment ended; null: it was not. */
  closedAt: z.number().nullable(),
});
export type HomeworkAttempt = z.output<typeof attempt>;

/** How many of a student's attempts are used up: all except those that were cut off by a deadline that has since been extended. (HWK-4) */
export function usedAttempts(closesAt: number, attempts: readonly Pick<HomeworkAttempt, 'closedAt'>[]): number {
  return attempts.filter((one) => one.closedAt === null || one.closedAt >= closesAt).length;
}

/** An assignment in its teacher's list. (HWK-3) */
export const homeworkLine = z.object({
  ...terms,
  students: z.number(),
  done: z.number(),
  open: z.number(),
  /** For a lecturer who leads another lecturer's group: whose assignment it is. (ACC-20) */
  lecturer: lecturerName.optional(),
});
export type HomeworkLine = z.output<typeof homeworkLine>;

/** One student of an assignment. */
const homeworkStudent = z.object({
  id: z.string(),
  user: memberPayload,
  state: z.enum(HOMEWORK_STATES),
  /** The score of the attempt that counts; null if none counts yet. */
  score: z.number().nullable(),
  /** The game that counts; null if none does yet. */
  counted: z.string().nullable(),
  attempts: z.array(attempt),
  remindedAt: z.number().nullable(),
});
export type HomeworkStudent = z.output<typeof homeworkStudent>;

/** An assignment with all its students, for its teacher. (HWK-3, HWK-4) */
export const homeworkPayload = z.object({
  ...terms,
  from: z.string().nullable(),
  seed: z.string(),
  situations: z.boolean(),
  topics: z.array(z.enum(COMPETENCES)),
  /** The number of situations in the library with which its games are created. */
  situationCount: z.number(),
  students: z.array(homeworkStudent),
});
export type HomeworkPayload = z.output<typeof homeworkPayload>;

/** How many of the situations that are active in the library now train a competence. (HWK-11) */
export const homeworkTopic = z.object({ topic: z.enum(COMPETENCES), situations: z.number() });
export type HomeworkTopic = z.output<typeof homeworkTopic>;

/** An assignment as its student sees it. (HWK-6) */
export const ownHomework = z.object({
  ...terms,
  state: z.enum(HOMEWORK_STATES),
  score: z.number().nullable(),
  own: z.array(attempt),
});
export type OwnHomework = z.output<typeof ownHomework>;
