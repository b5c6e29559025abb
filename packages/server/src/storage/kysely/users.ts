import type { Selectable } from 'kysely';
import { z } from 'zod';
import { ANSWER_TIMES } from '@fracht/engine';
import { ACCOUNT_TYPES } from '@fracht/protocol';
import { audited } from './audit-snapshots.ts';
import { emptyEntriesAbout, recordChanges } from './record-change.ts';
import { BLANK, putUserAside } from './removed-users.ts';
import { dropSecondFactor } from './second-factors.ts';
import { endSessions } from './sessions-end.ts';
import { today } from './today.ts';
import type { UserTable } from '../people-tables.ts';
import { pinAccount, secondFactorAccount } from '../session-store.ts';
import { forIn } from './for-in.ts';
import type { Db } from '../tables.ts';
import type { KeptSession, KnownFields, NewUser, User, UserChanges, UserStore, IntakeStore } from '../user-store.ts';
import { dropOfGoneGroups, dropOwners } from './group-lecturers.ts';
import { putInGroup } from './groups.ts';
import type { Readable } from './readable.ts';
import { isUniqueViolation } from './unique-violation.ts';
import { inTurn, userTurn } from './turn.ts';

type ExpectedAccount = { readonly from: string | null; readonly hasEmail: boolean };
type UserWithGroupRow = Selectable<UserTable> & { group_id: string | null };

const accountType = z.enum(ACCOUNT_TYPES);
const storedAnswerTime = z.literal(ANSWER_TIMES);

/** Accounts in SQL. */
export function sqlUserStore(db: Db, readable: Readable): Omit<UserStore, keyof IntakeStore> {
  const rows = () => usersWithGroups(db);
  const people = (list: readonly UserWithGroupRow[]): User[] => readable('users', list, ({ id }) => id, asUser);
  const present = () => rows().where('users.deleted_at', 'is', null);
  return {
    add: (user) => add(db, user),
    find: (id) => one(rows().where('users.id', '=', id).executeTakeFirst()),
    findByEmail: (email) => one(present().where('users.email', '=', email).executeTakeFirst()),
    findByLogin: (login) => one(present().where('users.login', '=', login).executeTakeFirst()),
    async findAll(ids) {
      return ids.length === 0 ? [] : people(await rows().where('users.id', 'in', ids).execute());
    },
    async studentsOf(teacher, shared = []) {
      const own = present().where((row) =>
        row.or([row('users.teacher', '=', teacher), row('group_members.group_id', 'in', forIn(shared))]),
      );
      return people(await own.execute());
    },
    async everybody() {
      return people(await present().where('users.type', '!=', 'ADMIN').execute());
    },
    change: (id, changes, known) => change(db, id, changes, known),
    putAside: (id, at) => putUserAside(db, id, at),
    erase: (id, at, heir) => erase(db, id, at, heir),
    setPassword: async (id, hash, kept) => void (await setPassword(db, id, { expected: null, to: hash }, kept)),
    replacePassword: (id, { to, ...expected }, kept) => setPassword(db, id, { expected, to }, kept),
    async times(id) {
      const times = db.selectFrom('users').select(['created_at', 'seen_at']).where('id', '=', id);
      const row = await times.executeTakeFirstOrThrow();
      return { createdAt: row.created_at, seenAt: row.seen_at };
    },
    async cameIntoGame(id, at) {
      await db.updateTable('users').set({ played_at: at }).where('id', '=', id).execute();
    },
    async practised(id, step, doneAt) {
      await db
        .updateTable('users')
        .set((row) => ({
          practice_step: row.case().when('practice_step', '<', step).then(step).else(row.ref('practice_step')).end(),
          practice_done_at: row.fn.coalesce('practice_done_at', row.val(doneAt)),
        }))
        .where('id', '=', id)
        .execute();
    },
    erasedIds: () => erasedIds(db),
    admins: async () => people(await present().where('users.type', '=', 'ADMIN').execute()),
    async hasAdmin() {
      return (await present().where('users.type', '=', 'ADMIN').executeTakeFirst()) !== undefined;
    },
    async isEmpty() {
      return (await db.selectFrom('users').select('id').where('type', '!=', 'ADMIN').executeTakeFirst()) === undefined;
    },
  };
}

async function erasedIds(db: Db): Promise<readonly string[]> {
  const resting = db.selectFrom('removed_users').select('id');
  const erased = db.selectFrom('users').select('id').where('deleted_at', 'is not', null);
  return (await erased.where('id', 'not in', resting).execute()).map(({ id }) => id);
}

function add(db: Db, user: NewUser): Promise<'added' | 'taken'> {
  return unlessTaken(() =>
    inTurn(db, async (transaction) => {
      await audited(transaction, { kind: 'USER', ids: [user.id] }, () => insertUser(transaction, user));
      return 'added' as const;
    }),
  );
}

/** Adds an account. Call it in a transaction; throws if the e-mail or login name is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<void> {
  await db.insertInto('users').values(rowOf(user)).execute();
  await putInGroup(db, user.id, user.group);
}

/** Like `insertUser`, but gives false, and adds nothing, if the login name is taken: an error would abort the whole transaction. */
export async function insertUnlessLogin(db: Db, user: NewUser): Promise<boolean> {
  const added = await db
    .insertInto('users')
    .values(rowOf(user))
    .onConflict((conflict) => conflict.column('login').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) await putInGroup(db, user.id, user.group);
  return added !== undefined;
}

function rowOf(user: NewUser) {
  return {
    id: user.id,
    email: user.email,
    login: user.login ?? null,
    first_name: user.first_name,
    last_name: user.last_name,
    type: user.type,
    teacher: user.teacher,
    password_hash: user.passwordHash,
    approved: user.approved ? 1 : 0,
    games_played: 0,
    public_names: 0,
    answer_time: 100,
    seen_at: user.createdAt,
    seen_day: today,
    played_at: null,
    practice_step: 0,
    practice_done_at: null,
    created_at: user.createdAt,
    deleted_at: null,
  };
}

function change(
  db: Db,
  id: string,
  changes: UserChanges,
  known: KnownFields<UserChanges> = {},
): Promise<'changed' | 'taken' | 'moved'> {
  return unlessTaken(() =>
    inTurn(db, async (transaction) => {
      const present = await one(usersWithGroups(transaction).where('users.id', '=', id).executeTakeFirst());
      if (present !== null && !isStill(present, known)) return 'moved';
      await audited(transaction, { kind: 'USER', ids: [id] }, () => changeUser(transaction, id, changes));
      return 'changed';
    }),
  );
}

/** Whether somebody still has all of these known values. */
function isStill(present: User, known: KnownFields<UserChanges>): boolean {
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(present));
  return Object.entries(known).every(([field, value]) => value === undefined || fields.get(field) === value);
}

/** Accounts with the group of each. */
function usersWithGroups(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('group_members', 'group_members.student', 'users.id')
    .selectAll('users')
    .select('group_members.group_id');
}

/**
 * Changes the given fields of an account; a lecturer whose approval is withdrawn is logged out, and a new e-mail ends what whoever read the former one has got. Call it in a
 * transaction; throws if the e-mail or login name is taken.
 */
export async function changeUser(db: Db, id: string, changes: UserChanges): Promise<void> {
  const { group, approved, publicNames, answerTime, ...fields } = changes;
  const values = {
    ...fields,
    ...(approved === undefined ? {} : { approved: approved ? 1 : 0 }),
    ...(publicNames === undefined ? {} : { public_names: publicNames ? 1 : 0 }),
    ...(answerTime === undefined ? {} : { answer_time: answerTime }),
  };
  if (approved === false) await endSessionsOfApproved(db, id);
  if (fields.email != null) await dropPin(db, id);
  if (fields.email !== undefined) await shutOutFormer(db, id, fields.email);
  if (Object.keys(values).length > 0) await db.updateTable('users').set(values).where('id', '=', id).execute();
  if (group !== undefined) await putInGroup(db, id, group);
}

/**
 * Somebody who reads a letter to a former, perhaps mistyped, e-mail must not get in with it, nor stay with a password that was set with it. Only others change an
 * e-mail, never the owner of the account. (LGN-20)
 */
async function shutOutFormer(db: Db, id: string, email: string | null): Promise<void> {
  const former = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst();
  if (former === undefined || former.email === null || former.email === email) return;
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
  await endSessions(db, id, null, 'EMAIL_CHANGED');
}

/** Removes the PIN of an account without an e-mail; the password of an account with an e-mail stays. */
export async function dropPin(db: Db, id: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', id).where('email', 'is', null).execute();
}

/** A lecturer who waits for approval has no session, and keeps the link for setting a password. */
async function endSessionsOfApproved(db: Db, id: string): Promise<void> {
  const approved = db.selectFrom('users').select('id').where('id', '=', id).where('approved', '=', 1);
  if ((await approved.executeTakeFirst()) !== undefined) await endSessions(db, id, null, 'ACCOUNT_CLOSED');
}

async function unlessTaken<Done extends string>(work: () => Promise<Done>): Promise<Done | 'taken'> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}

/** What the audit keeps of somebody who was erased. */
const NAMELESS = { label: '', fields: {} };

/** Erases an account for good. */
export async function erase(db: Db, id: string, at: number, heir: string | null): Promise<void> {
  await inTurn(db, (transaction) => eraseWithin(transaction, id, at, heir));
}

/** Like `erase`, in a transaction that the caller has begun. */
export async function eraseWithin(transaction: Db, id: string, at: number, heir: string | null): Promise<void> {
  const idsIn = async (table: 'users' | 'groups' | 'games' | 'homework'): Promise<readonly string[]> =>
    (await transaction.selectFrom(table).select('id').where('teacher', '=', id).execute()).map((row) => row.id);
  const people = { kind: 'USER', ids: [id, ...(await idsIn('users'))] } as const;
  const groups = { kind: 'GROUP', ids: await idsIn('groups') } as const;
  const games = { kind: 'GAME', ids: await idsIn('games') } as const;
  const homework = { kind: 'HOMEWORK', ids: await idsIn('homework') } as const;
  const resting = transaction.selectFrom('removed_users').select('id').where('id', '=', id);
  const isResting = (await resting.executeTakeFirst()) !== undefined;
  await audited(transaction, people, () =>
    audited(transaction, groups, () =>
      audited(transaction, games, () => audited(transaction, homework, () => eraseIn(transaction, id, at, heir))),
    ),
  );
  // An account in the bin looks erased before and after.
  if (isResting) await recordChanges(transaction, [{ kind: 'USER', object: id, before: NAMELESS, after: null }]);
}

async function eraseIn(db: Db, id: string, at: number, heir: string | null): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...BLANK, deleted_at: at })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('removed_users').where('id', '=', id).execute();
  await putInGroup(db, id, null);
  if (heir !== null) await handOver(db, id, heir);
  for (const table of ['users', 'removed_users'] as const) {
    await db.updateTable(table).set({ teacher: null }).where('teacher', '=', id).execute();
  }
  await db.deleteFrom('groups').where('teacher', '=', id).execute();
  await db.deleteFrom('removed_groups').where('teacher', '=', id).execute();
  await db.deleteFrom('group_lecturers').where('lecturer', '=', id).execute();
  await dropOfGoneGroups(db);
  const left = db.selectFrom('games').select('id').where('teacher', '=', id);
  await db.deleteFrom('game_notes').where('game', 'in', left).execute();
  await db.deleteFrom('agreed_sentences').where('game', 'in', left).execute();
  await db.deleteFrom('survey_sets').where('teacher', '=', id).execute();
  await db
    .deleteFrom('invitations')
    .where((row) => row.or([row('student', '=', id), row('teacher', '=', id)]))
    .execute();
  await endSessions(db, id, null, 'ACCOUNT_REMOVED');
  await db.deleteFrom('login_codes').where('user', '=', id).execute();
  await dropSecondFactor(db, id);
  await db
    .deleteFrom('login_failures')
    .where('account', 'in', [pinAccount(id), secondFactorAccount(id)])
    .execute();
  await db
    .deleteFrom('outbox')
    .where((row) => row.or([row('user', '=', id), row('names', '=', id)]))
    .execute();
  await db.deleteFrom('debriefs').where('part', '=', id).execute();
  await db.deleteFrom('own_sentences').where('student', '=', id).execute();
  await db.deleteFrom('task_stars').where('student', '=', id).execute();
  await db.deleteFrom('observations').where('player', '=', id).execute();
  await db.deleteFrom('struck_observations').where('player', '=', id).execute();
  await db.deleteFrom('leaving_users').where('user', '=', id).execute();
  await db.deleteFrom('homework_reminders').where('student', '=', id).execute();
  await emptyEntriesAbout(db, id);
}

/** Transfers everything of one lecturer to another. */
async function handOver(db: Db, from: string, to: string): Promise<void> {
  for (const table of ['users', 'removed_users', 'groups', 'removed_groups', 'games', 'homework', 'surveys'] as const) {
    await db.updateTable(table).set({ teacher: to }).where('teacher', '=', from).execute();
  }
  await dropOwners(db);
}

/**
 * `expected`: the hash that the present password must have, or null, and whether there must be an e-mail; null: anything. Tells whether it was set.
 */
function setPassword(
  db: Db,
  id: string,
  { expected, to }: { readonly expected: ExpectedAccount | null; readonly to: string },
  kept: KeptSession | null,
): Promise<boolean> {
  return inTurn(
    db,
    (transaction) =>
      audited(transaction, { kind: 'USER', ids: [id] }, async () => {
        const anybody = transaction.updateTable('users').set({ password_hash: to }).where('id', '=', id);
        const asked =
          expected === null
            ? anybody
            : anybody
                .where('password_hash', expected.from === null ? 'is' : '=', expected.from)
                .where('email', expected.hasEmail ? 'is not' : 'is', null);
        const { numUpdatedRows } = await asked.executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await endSessions(transaction, id, kept, 'PASSWORD_CHANGED');
        return true;
      }),
    userTurn(id),
  );
}

async function one(found: Promise<UserWithGroupRow | undefined>): Promise<User | null> {
  const row = await found;
  return row === undefined ? null : asUser(row);
}

/** A stored account. */
export function asUser(row: UserWithGroupRow): User {
  return {
    id: row.id,
    email: row.email,
    login: row.login,
    first_name: row.first_name,
    last_name: row.last_name,
    type: accountType.parse(row.type),
    teacher: row.teacher,
    group: row.group_id,
    passwordHash: row.password_hash,
    approved: row.approved === 1,
    games_played: row.games_played,
    lastPlayed: row.played_at,
    hasLoggedIn: row.seen_at > row.created_at,
    publicNames: row.public_names === 1,
    answerTime: storedAnswerTime.parse(row.answer_time),
    erased: row.deleted_at !== null,
    practice: { step: row.practice_step, doneAt: row.practice_done_at },
  };
}
