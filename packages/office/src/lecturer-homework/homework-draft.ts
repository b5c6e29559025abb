import { schoolClock, schoolDay, schoolMoment } from '@fracht/content';
import { COMPETENCES } from '@fracht/engine';
import type { AddHomeworkBody, GamePayload, GroupPayload, HomeworkPayload, ShownAttempts } from '@fracht/protocol';

/** The form of an assignment as it is filled in; dates as their fields have them. */
export type HomeworkDraft = Omit<AddHomeworkBody, 'opensAt' | 'closesAt' | 'shown'> & {
  readonly shown: ShownAttempts;
  readonly opens: string;
  readonly closes: string;
};

/** Changes some fields of the form. */
export type DraftChange = (changes: Partial<HomeworkDraft>) => void;

const DAY_MS = 86_400_000;
/** The default hour at which an assignment ends, and how many days it lasts. */
const LAST_HOUR = '20:00';
const USUAL_DAYS = 7;

/** The moment in a field of date and hour, in the school's time; 0 if nothing was chosen, which the server refuses with an error under the field. */
function momentOf(field: string): number {
  const moment = schoolMoment(field);
  return Number.isNaN(moment) ? 0 : moment;
}

/** From when to when the assignment lasts, in ms; null if a date is missing or they are the wrong way round. */
export function spanOfDraft({ opens, closes }: HomeworkDraft): { readonly from: number; readonly to: number } | null {
  const [from, to] = [schoolMoment(opens), schoolMoment(closes)];
  return from < to ? { from, to } : null;
}

/** A new assignment: from now for a week. */
function newDraft(group: string, now: number): HomeworkDraft {
  return {
    group,
    title: '',
    from: null,
    seed: '',
    rounds: 2,
    bots: 0,
    level: 'ordinary',
    situations: true,
    topics: [],
    opens: schoolClock(now),
    closes: `${schoolDay(now + USUAL_DAYS * DAY_MS)}T${LAST_HOUR}`,
    attempts: 3,
    counts: 'BEST',
    shown: 'AFTER_END',
  };
}

/** Presets for a new assignment in its address: the id of a group, and competences joined by commas. */
export type HomeworkWishes = { readonly group: string; readonly topics: string };

/** A new assignment for the requested group, or the first if that is not among these, with the requested topics; unknown topics are ignored. */
export function wishedDraft(
  { group, topics }: HomeworkWishes,
  groups: readonly Pick<GroupPayload, 'id'>[],
  now: number,
): HomeworkDraft {
  const first = (groups.find(({ id }) => id === group) ?? groups[0])?.id ?? '';
  const wished = topics.split(',');
  return { ...newDraft(first, now), topics: COMPETENCES.filter((topic) => wished.includes(topic)) };
}

/** An assignment as its form. */
export function draftOf(homework: HomeworkPayload): HomeworkDraft {
  const { group, title, from, rounds, bots, level, situations, topics, attempts, counts, shown } = homework;
  const dates = { opens: schoolClock(homework.opensAt), closes: schoolClock(homework.closesAt) };
  const seed = from === null ? homework.seed : '';
  const terms = { title, from, seed, rounds, bots, level, situations, topics, attempts, counts, shown };
  return { group: group ?? '', ...terms, ...dates };
}

/** A copy of an assignment, for one of these groups: all of it except its dates and seed; the first group if its own is not among them. */
export function homeworkCopy(
  homework: HomeworkPayload,
  groups: readonly Pick<GroupPayload, 'id'>[],
  now: number,
): HomeworkDraft {
  const { opens, closes } = newDraft('', now);
  const group = (groups.find(({ id }) => id === homework.group) ?? groups[0])?.id ?? '';
  return { ...draftOf(homework), seed: '', group, opens, closes };
}

/** What is sent of a form; a finished game has its own seed and situations. */
export function bodyOf({ opens, closes, ...terms }: HomeworkDraft): AddHomeworkBody {
  const own = terms.from === null ? {} : { seed: '', topics: [] };
  return { ...terms, ...own, opensAt: momentOf(opens), closesAt: momentOf(closes) };
}

/** The games whose orders and luck an assignment may have: those that are over. */
export function finishedGames(games: readonly GamePayload[] | undefined): readonly GamePayload[] {
  return (games ?? []).filter(({ state }) => state === 'FINISHED');
}
