import { COMPETENCES, STARS } from '@fracht/engine';
import { z } from 'zod';
import { ACTION_LIMITS } from '../ids.ts';
import { basedOn, idText, listOf } from '../fields/fields.ts';
import { situationWords } from '../wire/situation.ts';
import { debriefDecision } from './decision.ts';
import { classSkillsPayload, skillObservation, skillProfile, studentSkills } from './skills.ts';

/** The kinds of games in a term. */
const LESSON_KINDS = ['LESSON', 'HOMEWORK'] as const;
export type LessonKind = (typeof LESSON_KINDS)[number];

const competence = z.enum(COMPETENCES);

const stars = z.literal(STARS);

const lesson = z.object({
  game: z.string(),
  kind: z.enum(LESSON_KINDS),
  /** YYYY-MM-DD. */
  date: z.string(),
  /** The number of the game within its group; meaningless for homework. */
  number: z.number(),
  /** For homework its title. */
  groupName: z.string(),
});

/** A game of the term in which the student played, with his result; `profiles` is empty until its decisions have been evaluated. (TRM-1) */
const ownLesson = z.object({
  ...lesson.shape,
  score: z.number(),
  place: z.number().nullable(),
  /** The number of people who played. */
  players: z.number(),
  profiles: studentSkills.shape.lessons.element.shape.profiles,
  /** Until when only the result of it is shown, in ms; null: everything is shown. (HWK-12) */
  heldBackUntil: z.number().nullable(),
});
export type OwnLesson = z.output<typeof ownLesson>;

/** One of the student's decisions that can be taken again, and its game. */
export const exerciseMoment = z.object({
  ...skillObservation.pick({
    decision: true,
    moment: true,
    at: true,
    round: true,
    order: true,
    car: true,
    situation: true,
  }).shape,
  game: z.string(),
  date: z.string(),
  kind: debriefDecision.shape.kind,
});
export type ExerciseMoment = z.output<typeof exerciseMoment>;

/** For which competence an exercise is, and why: the verdict, and how many decisions are missing until one can be given. */
const reason = { competence, ...skillProfile.pick({ word: true, missing: true }).shape };

/** What to practise: moments of the student's own games, single situations of the library, or one of his decisions with variants. (TRM-2) */
const exercise = z.discriminatedUnion('is', [
  z.object({ is: z.literal('MOMENTS'), ...reason, moments: z.array(exerciseMoment) }),
  z.object({
    is: z.literal('TASKS'),
    ...reason,
    /** With the most stars of all of the student's tries; null: not played to the end yet. */
    tasks: z.array(z.object({ item: z.string(), name: z.string(), stars: stars.nullable() })),
  }),
  z.object({ is: z.literal('VARIANTS'), ...reason, moment: exerciseMoment }),
]);
export type Exercise = z.output<typeof exercise>;

/**
 * The situations of the library that the student has played to the end as tasks, each with the most stars of all tries, and how many situations there
 * are. (TRM-5)
 */
const ownTasks = z.object({
  all: z.number(),
  /** By name. */
  done: z.array(z.object({ item: z.string(), name: z.string(), stars })),
});
export type OwnTasks = z.output<typeof ownTasks>;

/** The most situations that can be set to a group at once. (TRM-7) */
export const MOST_SET_TASKS = 5;

/** The last day for what is set, YYYY-MM-DD; null: no last day. */
const until = z.iso.date().nullable();

/** What is set for the caller's group to practise, with the caller's stars. (TRM-7) */
const ownSetTasks = z.object({
  until,
  tasks: z.array(z.object({ item: z.string(), name: z.string(), stars: stars.nullable() })),
});
export type OwnSetTasks = z.output<typeof ownSetTasks>;

/** The caller's progress over the present term. (TRM-1, TRM-2, TRM-5, TRM-7) */
export const ownTermPayload = z.object({
  /** The first day of the term, YYYY-MM-DD. */
  since: z.string(),
  /** What all lessons of the term together say about each competence. */
  term: z.array(skillProfile),
  /** The oldest first. */
  lessons: z.array(ownLesson),
  exercises: z.array(exercise),
  tasks: ownTasks,
  /** Null: nothing is set, or its last day is over. */
  set: ownSetTasks.nullable(),
});
export type OwnTermPayload = z.output<typeof ownTermPayload>;

/** A lesson of a group: `score` of the whole game, `players`: who played. */
const groupLesson = z.object({ ...lesson.shape, kind: z.literal('LESSON'), score: z.number(), players: z.number() });

/** Homework of a group: its first day as `date`, its end (ms), how many students have it and how many have handed it in. */
const groupHomework = z.object({
  kind: z.literal('HOMEWORK'),
  homework: z.string(),
  title: z.string(),
  date: z.string(),
  closesAt: z.number(),
  students: z.number(),
  done: z.number(),
});

/** For each member, how many situations were played to the end as tasks, out of how many, and their stars. (TRM-6) */
const groupTasks = z.object({
  all: z.number(),
  /** By name. */
  students: z.array(z.object({ id: z.string(), name: z.string(), done: z.number(), stars: z.number() })),
  /** What is set, and how many have played each to the end; null if nothing. */
  set: z
    .object({
      until,
      isOver: z.boolean(),
      tasks: z.array(z.object({ item: z.string(), name: z.string(), done: z.number() })),
    })
    .nullable(),
});
export type GroupTasks = z.output<typeof groupTasks>;

/** The progress of a group over the present term. (TRM-3, TRM-6) */
export const groupTermPayload = z.object({
  group: z.object({ id: z.string(), name: z.string() }),
  since: z.string(),
  /** Lessons and homework, the oldest first. */
  lessons: z.array(z.discriminatedUnion('kind', [groupLesson, groupHomework])),
  /** How many of the lessons that somebody played have not been evaluated yet: they do not count in anything below. */
  uncounted: z.number(),
  /** How many members got each verdict over the lessons and the homework of this group. */
  competences: classSkillsPayload.shape.competences,
  /** The students whose competences can be opened, and the game after which they are shown: the last of the term. */
  students: z.array(z.object({ id: z.string(), name: z.string(), game: z.string() })),
  tasks: groupTasks,
  /** What to practise with the class: competences in which most members are told to practise, with active situations that train them. */
  next: z.array(
    z.object({
      competence,
      students: z.number(),
      /** How many situations train it, and the names of the first of them. */
      count: z.number(),
      situations: z.array(z.string()),
    }),
  ),
});
export type GroupTermPayload = z.output<typeof groupTermPayload>;

/** A situation that can be set to a group, and how many of its members have played it to the end. (TRM-8) */
export const taskOffer = z.object({ item: z.string(), name: z.string(), competence, done: z.number() });
export type TaskOffer = z.output<typeof taskOffer>;

/** What a change of a group's tasks may be based on: their situations in order, and the last day. */
export const setTasksBase = z.object({ items: z.array(z.string()), until });

/** What is set for a group from now on; without items nothing is set. (TRM-7) */
export const setTasksBody = z.object({
  group: idText,
  items: listOf(idText, MOST_SET_TASKS),
  /** A form sends an empty text for null. */
  until: z
    .union([z.iso.date(), z.literal(''), z.null()])
    .default(null)
    .transform((day) => (day === '' ? null : day)),
  base: basedOn(setTasksBase),
});
export type SetTasksBody = z.output<typeof setTasksBody>;

/** The situation to be played, and the answers so far, one per question. (TSK-1) */
export const playTaskBody = z.object({
  item: idText,
  answers: listOf(
    z.object({
      answer: z.int().min(0).max(ACTION_LIMITS.answers).optional(),
      text: z.string().max(ACTION_LIMITS.text).optional(),
      input: z.int().min(-ACTION_LIMITS.input).max(ACTION_LIMITS.input).optional(),
    }),
    ACTION_LIMITS.steps,
  ),
});

/** The texts of a situation that is played without a game: without a clock and without anybody to call. (TSK-2) */
const taskWords = z.object(situationWords).pick({
  name: true,
  image: true,
  description: true,
  knowledge: true,
  pick_phone: true,
  deliver_phone: true,
  case_number: true,
  police_number: true,
  trees: true,
  tree: true,
  node: true,
  decisions: true,
  reached: true,
});

const brought = z.object({ points: z.number(), zloty: z.number(), minutes: z.number() });

/** The state of a task: its current question or, in `end`, the points reached and the best way. (TSK-2, TSK-3) */
export const taskPayload = z.object({
  item: z.string(),
  competence,
  ...taskWords.shape,
  end: z
    .object({
      own: brought,
      best: brought,
      way: z.array(z.object({ question: z.string(), answer: z.string(), feedback: z.string(), points: z.number() })),
      /** The stars of this try. */
      stars,
      /** Whether an answer broke a rule of law or safety, which limits the result to one star. */
      isBreach: z.boolean(),
      /** The most stars of all tries, including this one. */
      kept: stars,
    })
    .nullable(),
});
export type TaskPayload = z.output<typeof taskPayload>;
