import { ROUND_UNITS, ROUNDS } from './clock.ts';
import type { Settings } from './settings.ts';

/** How a lesson of some length is divided, in minutes: arrival, each of the rounds, each break between them, and the talk at the end. (GMS-9) */
export type LessonTiming = {
  readonly arrival: number;
  readonly round: number;
  readonly between: number;
  readonly talk: number;
};

/** The lesson lengths that the forms offer, in minutes: one school lesson, an hour, two school lessons. */
export const LESSON_LENGTHS = [45, 60, 90] as const;

/** Minutes for logging in and the lobby. */
const ARRIVAL = 4;
/** The talk's share of the lesson in percent, and its least length in minutes: the talk is where it is said what was learned. */
const TALK = { percent: 20, least: 8 };
/** Breaks last one minute, in lessons of at least this length two. */
const LONG_LESSON = 90;
/** The longest round: students who play longer without a break forget what there was to talk about. */
const LONGEST_ROUND = 15;

/** The plan of a lesson of that many minutes: four rounds of equal length in half minutes; the remaining time goes to the talk. (GMS-9) */
export function lessonTiming(minutes: number): LessonTiming {
  const between = minutes >= LONG_LESSON ? 2 : 1;
  const breaks = (ROUNDS - 1) * between;
  const talk = Math.max(TALK.least, Math.ceil((minutes * TALK.percent) / 100));
  const left = (minutes - ARRIVAL - breaks - talk) / ROUNDS;
  const round = Math.min(LONGEST_ROUND, Math.floor(left * 2) / 2);
  return { arrival: ARRIVAL, round, between, talk: minutes - ARRIVAL - breaks - ROUNDS * round };
}

/** The settings that give a game these rounds and breaks. (GMS-9) */
export function settingsOfTiming({ round, between }: LessonTiming): Pick<Settings, 'unit_ms' | 'round_break_s'> {
  return { unit_ms: (round * 60_000) / ROUND_UNITS, round_break_s: between * 60 };
}
