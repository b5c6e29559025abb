import { isDeepStrictEqual } from 'node:util';
import { COMPETENCES } from '@fracht/engine';
import type { HomeworkBase, SaveHomeworkBody } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Homework } from '../storage/homework-store.ts';
import type { User } from '../storage/user-store.ts';
import { type HomeworkGame, homeworkGameFrom, libraryOf, newHomeworkGame } from './homework-game.ts';

type HomeworkWish = Omit<SaveHomeworkBody, 'base'>;

/**
 * Changes an assignment. Throws NOT_FOUND, VALIDATION on `from` or `topics`, HOMEWORK_BEGUN if its game would change and somebody has begun, and
 * CHANGED_MEANWHILE if it has changed since the version that the change is based on. (HWS-2)
 */
export async function saveHomework(
  context: AppContext,
  caller: User,
  { base = {}, ...wish }: SaveHomeworkBody,
): Promise<Homework> {
  const store = context.storage.homework;
  for (;;) {
    const known = await store.find(wish.id);
    if (known === null) throw new AppError('NOT_FOUND');
    if (!isStill(known, base)) throw new AppError('CHANGED_MEANWHILE', { present: presentBase(known) });
    const homework = await changed(context, caller, known, wish);
    const saved = await store.save(known, homework, isAnotherGame(known, homework));
    if (saved === 'SAVED') return homework;
    if (saved === 'BEGUN') throw new AppError('HOMEWORK_BEGUN');
    // Somebody else changed it meanwhile: the result of the request is worked out again.
  }
}

/** The parts of an assignment that a save may be based on. */
function presentBase({ source: from, ...homework }: Homework): HomeworkBase {
  const { title, opensAt, closesAt, attempts, counts, shown, seed, rounds, bots, level, situations } = homework;
  const topics = COMPETENCES.filter((topic) => homework.topics.includes(topic));
  return { title, opensAt, closesAt, attempts, counts, shown, from, seed, rounds, bots, level, situations, topics };
}

function isStill(known: Homework, base: Partial<HomeworkBase>): boolean {
  const present: ReadonlyMap<string, unknown> = new Map(Object.entries(presentBase(known)));
  const topics = base.topics && COMPETENCES.filter((topic) => base.topics?.includes(topic));
  return Object.entries({ ...base, topics }).every(
    ([field, value]) => value === undefined || isDeepStrictEqual(value, present.get(field)),
  );
}

/** The assignment as it would be. */
async function changed(
  context: AppContext,
  caller: User,
  known: Homework,
  { from, seed = known.seed, shown = known.shown, ...terms }: HomeworkWish,
): Promise<Homework> {
  const { topics } = terms;
  const game =
    from === known.source
      ? { seed, ...(await otherTopics(context, known, topics)) }
      : await anotherGame(context, caller, known, { from, topics, seed: seed === known.seed ? undefined : seed });
  return { ...known, ...terms, shown, ...game };
}

async function anotherGame(
  context: AppContext,
  caller: User,
  { group, number }: Homework,
  { from, topics, seed }: Pick<HomeworkWish, 'from' | 'topics' | 'seed'>,
): Promise<HomeworkGame> {
  if (from !== null) return homeworkGameFrom(context, caller, from);
  const present = group === null ? null : await context.storage.groups.find(group);
  return newHomeworkGame(context, present ?? { num_games: number - 1 }, { topics, seed });
}

/** The game with the situations of other topics; nothing if they stay the same. */
async function otherTopics(
  context: AppContext,
  known: Homework,
  topics: HomeworkWish['topics'],
): Promise<Partial<HomeworkGame>> {
  return isSame(known.topics, topics) ? {} : { library: await libraryOf(context, topics) };
}

/** Whether two students with these two assignments would play different games, so that their results could not be compared. */
function isAnotherGame(one: Homework, other: Homework): boolean {
  const same = ['source', 'seed', 'rounds', 'bots', 'level', 'situations'] as const;
  return same.some((field) => one[field] !== other[field]) || !isSame(one.topics, other.topics);
}

function isSame(topics: Homework['topics'], others: Homework['topics']): boolean {
  return COMPETENCES.every((one) => topics.includes(one) === others.includes(one));
}
