import { ROUND_UNITS, ROUNDS } from './clock.ts';
import type { Settings } from './settings.ts';

/** How a lesson of some length is spent, in minutes: coming in, each of the rounds, each break between them, and the talk at the end. (GMS-9) */
export type LessonTiming = {
  readonly arrival: number;
  readonly round: number;
  readonly between: number;
  readonly talk: number;
};

/** The lengths of a lesson that the forms offer, in minutes: one lesson, an hour, two lessons. */
export const LESSON_LENGTHS = [45, 60, 90] as const;

/** Logging in and the lobby. */
const ARRIVAL = 4;
/** Of the lesson, in per cent, and never less than so many minutes: what was learned is said in the talk. */
const TALK = { percent: 20, least: 8 };
/** A break of one minute, in lessons of this length and more of two. */
const LONG_LESSON = 90;
/** The longest round: whoever plays longer without a break forgets what there was to talk about. */
const LONGEST_ROUND = 15;

/** The plan of a lesson that lasts so many minutes: four rounds of equal length in half minutes, the rest of the time for the talk. (GMS-9) */
export function lessonTiming(minutes: number): LessonTiming {
  const between = minutes >= LONG_LESSON ? 2 : 1;
  const breaks = (ROUNDS - 1) * between;
  const talk = Math.max(TALK.least, Math.ceil((minutes * TALK.percent) / 100));
  const left = (minutes - ARRIVAL - breaks - talk) / ROUNDS;
  const round = Math.min(LONGEST_ROUND, Math.floor(left * 2) / 2);
  return { arrival: ARRIVAL, round, between, talk: minutes - ARRIVAL - breaks - ROUNDS * round };
}

/** The settings by which a game has these rounds and breaks. (GMS-9) */
export function settingsOfTiming({ round, between }: LessonTiming): Pick<Settings, 'unit_ms' | 'round_break_s'> {
  return { unit_ms: (round * 60_000) / ROUND_UNITS, round_break_s: between * 60 };
}
