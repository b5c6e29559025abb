import {
  type HomeworkAttempt,
  type HomeworkLine,
  type HomeworkPayload,
  type HomeworkStudent,
  initials,
  type OwnHomework,
  shortName,
} from '@fracht/protocol';
import { ERASED_USER } from '@fracht/content';
import type { AppContext } from '../context.ts';
import { closedBy, type Homework, isPlayedThrough, type StoredAttempt } from '../storage/homework-store.ts';
import type { User } from '../storage/user-store.ts';
import { byName, haveNamesakes, shownNames } from './names.ts';
import { peopleOf } from './people.ts';
import { presentMember } from './user.ts';

/** A student of an assignment, with the student's own attempts. `user` null: the account is no longer known. */
export type HomeworkPerson = {
  readonly id: string;
  readonly user: User | null;
  readonly state: HomeworkStudent['state'];
  readonly attempts: readonly StoredAttempt[];
};

/** Who has an assignment: the present members of its group, and everybody who has begun. */
export async function homeworkPeople(
  { storage }: Pick<AppContext, 'storage'>,
  { id, group }: Homework,
): Promise<readonly HomeworkPerson[]> {
  const members = group === null ? [] : ((await storage.groups.members([group]))[group] ?? []);
  const attempts = await storage.homework.attempts([id]);
  const ids = [...new Set([...members, ...attempts.map(({ student }) => student)])];
  const people = await peopleOf(storage, ids);
  return ids.map((student) => {
    const own = attempts.filter((attempt) => attempt.student === student);
    return { id: student, user: people.get(student) ?? null, state: standingOf(own), attempts: own };
  });
}

function accountsOf(people: readonly HomeworkPerson[]): ReadonlyMap<string, User> {
  return new Map(people.flatMap(({ id, user }) => (user === null ? [] : [[id, user] as const])));
}

/** The status of a student with these attempts: what was handed in stays handed in while another attempt is played. (HWK-4) */
function standingOf(attempts: readonly StoredAttempt[]): HomeworkStudent['state'] {
  const states = attempts.map(attemptState);
  if (states.includes('DONE')) return 'DONE';
  if (states.includes('OPEN')) return 'OPEN';
  return states.length > 0 ? 'BROKEN_OFF' : 'NONE';
}

/** An attempt counts when it was played through all its rounds. (HWK-4) */
function attemptState(attempt: StoredAttempt): HomeworkAttempt['state'] {
  if (attempt.state !== 'FINISHED') return 'OPEN';
  return isPlayedThrough(attempt) ? 'DONE' : 'BROKEN_OFF';
}

/** The attempt that counts; null: none does yet. (HWK-5) */
function countedAttempt(counts: Homework['counts'], attempts: readonly StoredAttempt[]): StoredAttempt | null {
  const done = attempts.filter((attempt) => attemptState(attempt) === 'DONE');
  if (counts === 'LAST') return done.at(-1) ?? null;
  return done.reduce<StoredAttempt | null>(
    (best, attempt) => (best === null || attempt.score > best.score ? attempt : best),
    null,
  );
}

/** A student whose attempt counts, by display name, with the game of that attempt. */
type CountedStudent = { readonly player: string; readonly name: string; readonly game: string };

/** The students who have an attempt that counts. (HWK-5) */
export async function countedStudents(
  context: Pick<AppContext, 'storage'>,
  homework: Homework,
): Promise<readonly CountedStudent[]> {
  const people = await homeworkPeople(context, homework);
  const nameOf = shownNames(
    accountsOf(people),
    people.map(({ id }) => id),
  );
  return people.flatMap(({ id, attempts }) => {
    const attempt = countedAttempt(homework.counts, attempts);
    if (attempt === null) return [];
    return [{ player: id, name: nameOf(id), game: attempt.game }];
  });
}

function termsOf(homework: Homework) {
  const { id, title, group, groupName, rounds, bots, level, opensAt, closesAt, attempts, counts, shown } = homework;
  return { id, title, group, groupName, rounds, bots, level, opensAt, closesAt, attempts, counts, shown };
}

function presentAttempt(attempt: StoredAttempt, now: number): HomeworkAttempt {
  const { game, attempt: number, round, seenAt, score, state: stands } = attempt;
  const closedAt = closedBy(attempt.closedAt, now);
  const state = attemptState(attempt);
  const isPlaying = stands === 'IN_PROGRESS';
  return { game, attempt: number, state, score: state === 'DONE' ? score : null, round, isPlaying, seenAt, closedAt };
}

/**
 * An assignment with its students, for its teacher: those who handed it in first, by result; then those who are working on it; then the
 * others. (HWK-3)
 */
export async function presentHomework(context: AppContext, homework: Homework): Promise<HomeworkPayload> {
  const { storage } = context;
  const people = await homeworkPeople(context, homework);
  const reminded = new Map((await storage.homework.reminders(homework.id)).map(({ student, at }) => [student, at]));
  const isNamesake = haveNamesakes(
    accountsOf(people),
    people.map(({ id }) => id),
  );
  const { emergencies, accidents, changes } = await storage.library.frozen(homework.library);
  const students = people.map((person) =>
    presentStudent(homework, person, {
      remindedAt: reminded.get(person.id) ?? null,
      now: context.now(),
      withAccount: isNamesake(person.id),
    }),
  );
  return {
    ...termsOf(homework),
    from: homework.source,
    seed: homework.seed,
    situations: homework.situations,
    topics: [...homework.topics],
    situationCount: emergencies.length + accidents.length + changes.length,
    students: students.toSorted(byStanding),
  };
}

const STANDINGS: readonly HomeworkStudent['state'][] = ['DONE', 'OPEN', 'BROKEN_OFF', 'NONE'];

function byStanding(one: HomeworkStudent, other: HomeworkStudent): number {
  const apart = STANDINGS.indexOf(one.state) - STANDINGS.indexOf(other.state);
  if (apart !== 0) return apart;
  const [mine, yours] = [one.score ?? -Infinity, other.score ?? -Infinity];
  return mine === yours ? byName(one.user, other.user) : yours - mine;
}

/**
 * What is told about a person besides the attempts; `withAccount`: another student has the same name, so the teacher has to know
 * which one this is.
 */
type PersonFacts = { readonly remindedAt: number | null; readonly now: number; readonly withAccount: boolean };

function presentStudent(
  { counts }: Homework,
  { id, user, state, attempts }: HomeworkPerson,
  { remindedAt, now, withAccount }: PersonFacts,
): HomeworkStudent {
  const counted = countedAttempt(counts, attempts);
  return {
    id,
    user: user === null ? nobody(id) : presentMember(user, user.games_played, withAccount),
    state,
    score: counted?.score ?? null,
    counted: counted?.game ?? null,
    attempts: attempts.map((attempt) => presentAttempt(attempt, now)),
    remindedAt,
  };
}

function nobody(id: string): HomeworkStudent['user'] {
  return { id, ...ERASED_USER, initials: initials(ERASED_USER), short_name: shortName(ERASED_USER), num_games: 0 };
}

/** An assignment in its teacher's list. (HWK-3) */
export async function presentHomeworkLine(context: AppContext, homework: Homework): Promise<HomeworkLine> {
  const people = await homeworkPeople(context, homework);
  const done = people.filter(({ state }) => state === 'DONE').length;
  const open = people.filter(({ attempts }) => attempts.some((attempt) => attemptState(attempt) === 'OPEN')).length;
  return { ...termsOf(homework), students: people.length, done, open };
}

/** An assignment as a student with these attempts sees it: without its seed or anything about others. (HWK-6, HWK-9) */
export function presentOwnHomework(homework: Homework, attempts: readonly StoredAttempt[], now: number): OwnHomework {
  return {
    ...termsOf(homework),
    state: standingOf(attempts),
    score: countedAttempt(homework.counts, attempts)?.score ?? null,
    own: attempts.map((attempt) => presentAttempt(attempt, now)),
  };
}
