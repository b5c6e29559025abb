import { homeworkText } from '@fracht/content';
import { type HomeworkPayload, type HomeworkStudent, usedAttempts } from '@fracht/protocol';
import { formatDate, formatNumber, formatTime } from '@fracht/kit/format.ts';

/** The key of the address that says which view of the page of an assignment is shown: its settings by default. */
export const VIEW = 'widok';

const DAY_MS = 86_400_000;

/** How many attempts a student has, and until when. */
export type Bounds = Pick<HomeworkPayload, 'attempts' | 'closesAt'>;
type Dates = Pick<HomeworkPayload, 'opensAt' | 'closesAt'>;

/** The state of an assignment at a moment. */
export function termState({ opensAt, closesAt }: Dates, now: number): 'AHEAD' | 'ON' | 'OVER' {
  if (now < opensAt) return 'AHEAD';
  return now < closesAt ? 'ON' : 'OVER';
}

/** How much time is left at a moment, in words. */
export function leftWords({ closesAt }: Pick<Dates, 'closesAt'>, now: number): string {
  const text = homeworkText.students;
  if (now >= closesAt) return text.over;
  const days = Math.floor((closesAt - now) / DAY_MS);
  return days === 0 ? text.lastDay : text.daysLeft(days);
}

/** The filters of the students' list; a student who broke off counts neither as ready nor as waiting for a reminder, and is listed with those who are playing. */
export const STUDENT_FILTERS = ['all', 'done', 'open', 'none'] as const;
export type StudentFilter = (typeof STUDENT_FILTERS)[number];

export const FITS: Readonly<Record<StudentFilter, (student: HomeworkStudent) => boolean>> = {
  all: () => true,
  done: ({ state }) => state === 'DONE',
  open: ({ state }) => state === 'OPEN' || state === 'BROKEN_OFF',
  none: ({ state }) => state === 'NONE',
};

/** Whether a student who has handed it in plays once more. */
export function isAtItAgain({ state, attempts }: HomeworkStudent): boolean {
  return state === 'DONE' && attempts.some((attempt) => attempt.state === 'OPEN');
}

/** Whether a reminder would be of use to a student: nothing is handed in, nothing is being played now, and an attempt is left. */
export function isToRemind({ state, attempts }: HomeworkStudent, { attempts: most, closesAt }: Bounds): boolean {
  if (state === 'DONE' || attempts.some(({ isPlaying }) => isPlaying)) return false;
  return state !== 'BROKEN_OFF' || usedAttempts(closesAt, attempts) < most;
}

/** The median of the counted results; null: there is none. */
export function medianScore(students: readonly HomeworkStudent[]): number | null {
  const scores = students.flatMap(({ score }) => (score === null ? [] : [score])).sort((one, other) => one - other);
  const upper = scores[Math.floor(scores.length / 2)];
  const lower = scores[Math.floor((scores.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.round((upper + lower) / 2);
}

/** A day and hour without the year: 22.11, 20:14. */
function shortMoment(moment: number): string {
  return `${shortDay(moment)}, ${formatTime(moment)}`;
}

/** A day without its year: 22.11. */
function shortDay(moment: number): string {
  return formatDate(moment).replace(/\.\d{4}$/u, '');
}

/** What a student last did, in words: how far an open attempt is, when the last one ended, or when the student was reminded. */
export function lastWords({ attempts, remindedAt }: HomeworkStudent): string {
  const text = homeworkText.students;
  const last = attempts.at(-1);
  if (last === undefined) return remindedAt === null ? '–' : text.reminded(shortDay(remindedAt));
  if (last.state !== 'OPEN') return shortMoment(last.seenAt);
  if (last.round === 0) return text.lobby;
  return last.isPlaying ? text.playing(last.round) : text.paused(last.round);
}

/** The value by which a replay knows that it was opened from the debrief of this assignment. */
export function fromDebrief(item: string): string {
  return `homework.${item}`;
}

/** A score, or a dash if there is none. */
export function scoreWords(score: number | null): string {
  return score === null ? '–' : formatNumber(score);
}
