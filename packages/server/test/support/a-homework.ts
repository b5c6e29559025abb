import { DEFAULT_SETTINGS } from '@fracht/content';
import { RULES_VERSION } from '@fracht/engine';
import { newId } from '../../src/ids.ts';
import type { Game } from '../../src/storage/game-store.ts';
import type { Homework } from '../../src/storage/homework-store.ts';
import type { Storage } from '../../src/storage/storage.ts';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 10, 21, 11);

/** An assignment in the form of a teacher's request: it began the day before the tests' noon and ends a week after it. */
export const HOMEWORK_WISH = {
  title: 'Czas jazdy kierowcy',
  rounds: 1,
  bots: 0,
  opensAt: NOON - DAY_MS,
  closesAt: NOON + 7 * DAY_MS,
  attempts: 3,
  counts: 'BEST',
  shown: 'AT_ONCE',
} as const;

/** An assignment with orders of its own, not those of a lesson. */
export function homeworkOf(changes: Partial<Homework> & Pick<Homework, 'teacher' | 'group'>): Homework {
  return {
    ...HOMEWORK_WISH,
    id: newId(),
    groupName: 'Spedycja 3B',
    source: null,
    seed: 'ziarno',
    number: 1,
    settings: DEFAULT_SETTINGS,
    stages: [],
    library: null,
    rulesVersion: RULES_VERSION,
    level: 'ordinary',
    situations: true,
    topics: [],
    createdAt: 1,
    ...changes,
  };
}

/** A stored assignment of the group; its id. */
export async function aHomework(
  storage: Storage,
  { teacher, group }: { readonly teacher: string; readonly group: string },
): Promise<string> {
  const homework = homeworkOf({ teacher, group });
  await storage.homework.add(homework);
  return homework.id;
}

/** The game of an attempt that has not begun to be played. */
export function attemptOf({ id, teacher, title, ...homework }: Homework, student: string): Game {
  const { number, seed, settings, stages, library, rulesVersion, rounds } = homework;
  const result = { money: 0, points: 0, score: 0 };
  return {
    id: newId(),
    homework: id,
    repeats: null,
    teacher,
    group: null,
    groupName: title,
    randos: false,
    number,
    seed,
    autoAdvance: false,
    settings,
    stages,
    library,
    lesson: null,
    rulesVersion,
    rounds,
    pace: 1,
    createdAt: 2,
    state: 'FRESH',
    round: 0,
    time: 0,
    date: null,
    deaths: 0,
    ...result,
    players: [{ id: student, num_games: 0, status: null, ...result, time: 0, round: 0, hasDelivered: false }],
  };
}

/** A stored attempt of a student; the id of its game. */
export async function anAttempt(storage: Storage, homework: string, student: string): Promise<string> {
  const found = await storage.homework.find(homework);
  if (found === null) throw new Error('no such homework');
  const game = attemptOf(found, student);
  await storage.homework.begin(homework, { student, at: NOON }, () => game);
  return game.id;
}
