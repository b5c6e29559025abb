import { isDeepStrictEqual } from 'node:util';
import { COMPETENCES } from '@fracht/engine';
import { HOMEWORK_BOT_LEVELS, COUNTED_ATTEMPTS, SHOWN_ATTEMPTS, usedAttempts } from '@fracht/protocol';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Game } from '../game-store.ts';
import {
  closedBy,
  type Begun,
  type Homework,
  type HomeworkStore,
  isPlayedThrough,
  type NewReminder,
  type StoredAttempt,
} from '../homework-store.ts';
import { forIn } from './for-in.ts';
import type { Db, Tables } from '../tables.ts';
import { audited } from './audit-snapshots.ts';
import { insertGame } from './games.ts';
import { addLetters } from './mail.ts';
import { markRemoved } from './marked-removed.ts';
import type { Readable } from './readable.ts';
import { storedPlayers, storedSettings, storedStages, storedState } from './stored.ts';
import { inTurn } from './turn.ts';

export type HomeworkTableRow = Selectable<Tables['homework']>;

const level = z.enum(HOMEWORK_BOT_LEVELS);
const counts = z.enum(COUNTED_ATTEMPTS);
const shown = z.enum(SHOWN_ATTEMPTS);
const topics = z.array(z.enum(COMPETENCES));

/** Assignments in SQL. */
export function sqlHomeworkStore(db: Db, readable: Readable): HomeworkStore {
  const all = (rows: readonly HomeworkTableRow[]): Homework[] => readable('homework', rows, ({ id }) => id, asHomework);
  return {
    add: (homework) =>
      inTurn(db, async (transaction) => {
        await audited(transaction, { kind: 'HOMEWORK', ids: [homework.id] }, () =>
          transaction.insertInto('homework').values(homeworkRowOf(homework, null)).execute(),
        );
      }),
    find: (id) => find(db, id),
    async ofTeacher(teacher, shared = []) {
      const own = presentRows(db).where((row) =>
        row.or([row('teacher', '=', teacher), row('group_id', 'in', forIn(shared))]),
      );
      return all(await own.orderBy('created_at', 'desc').orderBy('id').execute());
    },
    async ofStudent(student) {
      const group = db.selectFrom('group_members').select('group_id').where('student', '=', student);
      const begun = db.selectFrom('homework_attempts').select('homework').where('student', '=', student);
      const own = presentRows(db).where((row) => row.or([row('group_id', 'in', group), row('id', 'in', begun)]));
      return all(await own.orderBy('closes_at').orderBy('id').execute());
    },
    ...changing(db),
    ...attempting(db, readable),
    ...reminding(db),
  };
}

/** Assignments of teachers that are not in the bin. */
function presentRows(db: Db) {
  return db.selectFrom('homework').selectAll().where('removed_day', 'is', null).where('ghost', 'is', null);
}

async function find(db: Db, id: string): Promise<Homework | null> {
  const row = await presentRows(db).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : asHomework(row);
}

function changing(db: Db): Pick<HomeworkStore, 'save' | 'remove'> {
  return {
    save: (known, homework, isAnotherGame) =>
      inTurn(db, async (transaction) => {
        if (!isDeepStrictEqual(await find(transaction, homework.id), known)) return 'CHANGED';
        if (isAnotherGame && (await hasBegun(transaction, homework.id))) return 'BEGUN';
        await audited(transaction, { kind: 'HOMEWORK', ids: [homework.id] }, () =>
          transaction
            .updateTable('homework')
            .set(homeworkRowOf(homework, null))
            .where('id', '=', homework.id)
            .execute(),
        );
        return 'SAVED';
      }),
    remove: (id, at) =>
      inTurn(db, async (transaction) => {
        if (await hasBegun(transaction, id)) return false;
        await audited(transaction, { kind: 'HOMEWORK', ids: [id] }, () => markRemoved(transaction, 'homework', id, at));
        return true;
      }),
  };
}

async function hasBegun(db: Db, id: string): Promise<boolean> {
  const one = db.selectFrom('homework_attempts').select('game').where('homework', '=', id).limit(1);
  return (await one.executeTakeFirst()) !== undefined;
}

type AttemptStore = Pick<HomeworkStore, 'attempts' | 'begin' | 'heldBack' | 'seen' | 'overdue' | 'noteClosing'>;

function attempting(db: Db, readable: Readable): AttemptStore {
  return {
    async attempts(homework, student) {
      if (homework.length === 0) return [];
      const found = attemptRows(db).where('homework_attempts.homework', 'in', homework);
      const own = student === undefined ? found : found.where('homework_attempts.student', '=', student);
      return readable('homework_attempts', await own.execute(), ({ game }) => game, asAttempt);
    },
    begin: (homework, by, gameOf) => inTurn(db, (transaction) => begin(transaction, homework, by, gameOf)),
    heldBack: (student, at) =>
      db
        .selectFrom('homework_attempts')
        .innerJoin('homework', 'homework.id', 'homework_attempts.homework')
        .select(['homework_attempts.game', 'homework.closes_at as until'])
        .where('homework_attempts.student', '=', student)
        .where('homework.shown', '=', 'AFTER_END')
        .where('homework.closes_at', '>', at)
        .execute(),
    async seen(game, at) {
      await db.updateTable('homework_attempts').set({ seen_at: at }).where('game', '=', game).execute();
    },
    async overdue(now) {
      const open = db
        .selectFrom('games')
        .innerJoin('homework', 'homework.id', 'games.homework')
        .select('games.id')
        .where('games.state', '<>', 'FINISHED')
        .where('games.removed_day', 'is', null)
        .where('homework.closes_at', '<=', now);
      return (await open.orderBy('games.id').execute()).map(({ id }) => id);
    },
    async noteClosing(game, at) {
      const over = db.selectFrom('homework').select('id').where('closes_at', '<=', at);
      const own = db.updateTable('homework_attempts').set({ closed_at: at }).where('game', '=', game);
      return (await own.where('homework', 'in', over).executeTakeFirst()).numUpdatedRows > 0n;
    },
  };
}

/** Attempts with the progress of their games; those of removed games are left out. */
function attemptRows(db: Db) {
  return db
    .selectFrom('homework_attempts')
    .innerJoin('games', 'games.id', 'homework_attempts.game')
    .selectAll('homework_attempts')
    .select(['games.state', 'games.round', 'games.rounds', 'games.time', 'games.players'])
    .where('games.removed_day', 'is', null)
    .orderBy('homework_attempts.attempt');
}

/** The assignment is read under the same lock: it can be neither changed nor removed in between. (HWS-1) */
async function begin(
  db: Db,
  homework: string,
  { student, at }: { readonly student: string; readonly at: number },
  gameOf: (homework: Homework) => Game,
): Promise<Begun> {
  const found = await find(db, homework);
  if (found === null) return 'UNKNOWN';
  const game = gameOf(found);
  const own = attemptRows(db).where('homework_attempts.homework', '=', homework);
  const earlier = await own.where('homework_attempts.student', '=', student).execute();
  if (earlier.some(({ state }) => state !== 'FINISHED')) return 'OPEN';
  const closed = earlier.map((attempt) => ({ closedAt: closedBy(closedAt(attempt), at) }));
  if (usedAttempts(found.closesAt, closed) >= found.attempts) return 'NO_ATTEMPTS';
  await addAttempt(db, game, { homework, student, at });
  return 'BEGUN';
}

/** Adds the game of a student's next attempt. Call it in a transaction. */
export async function addAttempt(
  db: Db,
  game: Game,
  { homework, student, at }: { readonly homework: string; readonly student: string; readonly at: number },
): Promise<void> {
  await insertGame(db, game);
  const numbers = db
    .selectFrom('homework_attempts')
    .select(({ fn }) => fn.max('attempt').as('last'))
    .where('homework', '=', homework)
    .where('student', '=', student);
  const last = (await numbers.executeTakeFirst())?.last ?? 0;
  await db
    .insertInto('homework_attempts')
    .values({ game: game.id, homework, student, attempt: last + 1, seen_at: at, closed_at: null })
    .execute();
}

function reminding(db: Db): Pick<HomeworkStore, 'reminders' | 'remind'> {
  return {
    reminders: (homework) =>
      db.selectFrom('homework_reminders').selectAll().where('homework', '=', homework).orderBy('student').execute(),
    remind: ({ homework, at, since }, reminders) =>
      inTurn(db, async (transaction) => {
        const stored: NewReminder[] = [];
        for (const reminder of reminders) {
          if (await putReminder(transaction, { homework, student: reminder.student, at }, since)) stored.push(reminder);
        }
        await addLetters(
          transaction,
          stored.map(({ letter }) => letter),
        );
        return stored;
      }),
  };
}

/** False if there was one since `since`. */
async function putReminder(
  db: Db,
  reminder: { readonly homework: string; readonly student: string; readonly at: number },
  since: number,
): Promise<boolean> {
  const { homework, student, at } = reminder;
  const known = db.selectFrom('homework_reminders').select('at').where('homework', '=', homework);
  const last = (await known.where('student', '=', student).executeTakeFirst())?.at;
  if (last !== undefined && last > since && last <= at) return false;
  await db
    .insertInto('homework_reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.columns(['homework', 'student']).doUpdateSet({ at }))
    .execute();
  return true;
}

/** A row that is not in the bin; `ghost`: for a duel its ghost, as JSON. */
export function homeworkRowOf(homework: Homework, ghost: string | null): HomeworkTableRow {
  const { id, teacher, title, source, seed, number, library, rounds, bots, attempts } = homework;
  return {
    id,
    teacher,
    title,
    source,
    seed,
    number,
    library,
    rounds,
    bots,
    attempts,
    group_id: homework.group,
    group_name: homework.groupName,
    settings: JSON.stringify(homework.settings),
    stages: JSON.stringify(homework.stages),
    rules_version: homework.rulesVersion,
    level: homework.level,
    situations: homework.situations ? 1 : 0,
    topics: JSON.stringify(homework.topics),
    opens_at: homework.opensAt,
    closes_at: homework.closesAt,
    counts: homework.counts,
    shown: homework.shown,
    ghost,
    created_at: homework.createdAt,
    removed_at: null,
    removed_day: null,
  };
}

export function asHomework(row: HomeworkTableRow): Homework {
  const { id, teacher, title, source, seed, number, library, rounds, bots, attempts } = row;
  return {
    id,
    teacher,
    title,
    source,
    seed,
    number,
    library,
    rounds,
    bots,
    attempts,
    group: row.group_id,
    groupName: row.group_name,
    settings: storedSettings.parse(JSON.parse(row.settings)),
    stages: storedStages.parse(JSON.parse(row.stages)),
    rulesVersion: row.rules_version,
    level: level.parse(row.level),
    situations: row.situations === 1,
    topics: topics.parse(JSON.parse(row.topics)),
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    counts: counts.parse(row.counts),
    shown: shown.parse(row.shown),
    createdAt: row.created_at,
  };
}

type AttemptRow = Awaited<ReturnType<ReturnType<typeof attemptRows>['execute']>>[number];

function asAttempt(row: AttemptRow): StoredAttempt {
  const { game, homework, student, attempt, seen_at: seenAt, round, rounds, time } = row;
  const players = storedPlayers.parse(JSON.parse(row.players));
  const score = players.find(({ id }) => id === student)?.score ?? 0;
  const state = storedState.parse(row.state);
  return { game, homework, student, attempt, seenAt, closedAt: closedAt(row), state, round, rounds, time, score };
}

/** When its assignment's deadline closed an attempt. One that was played through or given up at that moment was not closed. */
function closedAt(row: Omit<AttemptRow, 'players'>): number | null {
  return row.state === 'FINISHED' && !isPlayedThrough(row) ? row.closed_at : null;
}
