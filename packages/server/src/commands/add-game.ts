import { randomInt } from 'node:crypto';
import { DRAWN_GROUP_NAME } from '@fracht/content';
import { lessonTiming, ROUNDS, RULES_VERSION, type Settings, settingsOfTiming } from '@fracht/engine';
import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Game, GamePlayer } from '../storage/game-store.ts';
import type { User } from '../storage/user-store.ts';
import { ledGroup } from './own-group.ts';
import { findLesson } from './ready-lessons.ts';
import { currentSettings, currentStages } from './rules-of-play.ts';

type GameWish = {
  readonly group?: string | null | undefined;
  readonly players?: number | undefined;
  readonly seed?: string | undefined;
  readonly auto_advance: boolean;
  readonly lesson?: string | undefined;
  readonly lesson_minutes?: number | undefined;
};

type Crew = Pick<Game, 'group' | 'groupName' | 'randos' | 'number' | 'teacher'> & { readonly members: readonly User[] };

/**
 * Makes a FRESH game for a group, or for students drawn at random, with snapshots of settings, stage texts and active situations. `number` is
 * one more than the games the group has played; for drawn players, one more than their largest games_played. A ready
 * lesson gives it settings, situations and a seed; a length of the lesson its rounds and breaks. Throws VALIDATION on `group`, `players` or
 * `lesson`. (GMS-1, GMS-9, LSN-1)
 */
export async function addGame(context: AppContext, caller: User, wish: GameWish): Promise<Game> {
  const { members, teacher, ...crew } = await (typeof wish.group === 'string'
    ? crewOfGroup(context, caller, wish.group)
    : drawnCrew(context, caller, wish.players ?? 0));
  const lesson = wish.lesson === undefined ? null : findLesson(wish.lesson);
  if (lesson === undefined) throw fieldError('lesson', 'LESSON_UNKNOWN');
  const given = wish.seed ?? '';
  const game: Game = {
    ...crew,
    id: newId(),
    teacher,
    seed: given === '' ? (lesson?.seed ?? newId()) : given,
    autoAdvance: wish.auto_advance,
    settings: { ...(await currentSettings(context)), ...lesson?.settings, ...paceFor(wish.lesson_minutes) },
    stages: await currentStages(context),
    library: await context.storage.library.freeze(lesson === null ? undefined : new Set(lesson.situations)),
    lesson: lesson?.id ?? null,
    rulesVersion: RULES_VERSION,
    rounds: ROUNDS,
    pace: 1,
    homework: null,
    repeats: null,
    createdAt: context.now(),
    state: 'FRESH',
    round: 0,
    time: 0,
    date: null,
    money: 0,
    points: 0,
    score: 0,
    deaths: 0,
    players: members.map(newPlayer),
  };
  await context.storage.games.add(game);
  return game;
}

/** Rounds and breaks that fit a lesson of so many minutes; without a number, as the settings say. (GMS-9) */
function paceFor(minutes: number | undefined): Partial<Settings> {
  return minutes === undefined ? {} : settingsOfTiming(lessonTiming(minutes));
}

/** The game belongs to the group's owner, whoever else leads the group. (RGT-13) */
async function crewOfGroup(context: AppContext, caller: User, id: string): Promise<Crew> {
  const { storage } = context;
  const group = await ledGroup(context, caller, id);
  if (group === null) throw fieldError('group', 'GROUP_UNKNOWN');
  const members = await storage.users.findAll((await storage.groups.members([id]))[id] ?? []);
  if (members.length === 0) throw fieldError('group', 'GROUP_EMPTY');
  return {
    teacher: group.teacher,
    group: id,
    groupName: group.name,
    randos: false,
    number: group.num_games + 1,
    members,
  };
}

async function drawnCrew({ storage }: AppContext, caller: User, count: number): Promise<Crew> {
  const students = await storage.users.studentsOf(caller.id);
  if (students.length < count) {
    const fields = { players: [{ code: 'STUDENTS_TOO_FEW', limit: students.length } as const] };
    throw new AppError('VALIDATION', { fields });
  }
  const members = draw(students, count);
  const number = Math.max(...members.map((member) => member.games_played)) + 1;
  return { teacher: caller.id, group: null, groupName: DRAWN_GROUP_NAME, randos: true, number, members };
}

function draw<Item>(from: readonly Item[], count: number): readonly Item[] {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)).flat();
}

/** A member of a game that has not been played yet. */
export function newPlayer({ id, games_played: num_games }: User): GamePlayer {
  return { id, num_games, status: null, money: 0, points: 0, score: 0, time: 0, round: 0, hasDelivered: false };
}
