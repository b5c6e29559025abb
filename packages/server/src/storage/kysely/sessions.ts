import type { Kysely } from 'kysely';
import type { AttemptBounds, LoginPlace, Session, SessionStore } from '../session-store.ts';
import type { Tables } from '../tables.ts';
import { today } from './today.ts';
import { inTurn } from './turn.ts';
import { asUser } from './users.ts';

type Db = Kysely<Tables>;

const CSRF_PAIRS = 8;
const FAILURES_KEPT_MS = 3_600_000;

/** Sessions, tokens, codes and login attempts, in SQL. */
export function sqlSessionStore(db: Db): SessionStore {
  return {
    async open({ id, tokenHash, user, family, createdAt, expiresAt }) {
      const row = { id, token_hash: tokenHash, user, family, created_at: createdAt, expires_at: expiresAt };
      await inTurn(
        db,
        async (transaction) => {
          await transaction.insertInto('sessions').values(row).execute();
          const seen = { seen_at: createdAt, seen_day: today };
          await transaction.updateTable('users').set(seen).where('id', '=', user).execute();
          await transaction.deleteFrom('leaving_users').where('user', '=', user).execute();
        },
        turnOf('user', user),
      );
    },
    find: (tokenHash, now) => find(db, tokenHash, now),
    async isOpen(id, now) {
      const open = db.selectFrom('sessions').select('id').where('id', '=', id).where('expires_at', '>', now);
      return (await open.executeTakeFirst()) !== undefined;
    },
    end: (session) => end(db, session),
    async addRemember({ tokenHash, family, user, expiresAt }) {
      const row = { token_hash: tokenHash, family, user, used_at: null, expires_at: expiresAt };
      await db.insertInto('remember_tokens').values(row).execute();
    },
    takeRemember: (tokenHash, now) => takeRemember(db, tokenHash, now),
    addCsrf: (session, key, tokenHash, now) => addCsrf(db, session, key, tokenHash, now),
    async hasCsrf(session, key, tokenHash) {
      const pair = db.selectFrom('csrf').select('csrf_key').where('csrf_key', '=', key);
      const row = await pair.where('session', '=', session).where('token_hash', '=', tokenHash).executeTakeFirst();
      return row !== undefined;
    },
    async addPasswordToken(tokenHash, user, expiresAt) {
      await db.insertInto('password_tokens').values({ token_hash: tokenHash, user, expires_at: expiresAt }).execute();
    },
    takePasswordToken: (tokenHash, now) => takePasswordToken(db, tokenHash, now),
    ...loginCodes(db),
    countAttempt: (place, bounds) => countAttempt(db, place, bounds),
    async clearFailures({ account, address }, until) {
      const failures = db.deleteFrom('login_failures').where('account', '=', account).where('address', '=', address);
      await failures.where('failed_at', '<=', until).execute();
    },
    sweep: (now) => sweep(db, now),
  };
}

/** The name of a narrow lock, for one person, session, token or place: other people's logins do not wait for it. */
function turnOf(...words: readonly string[]): string {
  return words.join(' ');
}

async function find(db: Db, tokenHash: string, now: number): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user')
    .leftJoin('group_members', 'group_members.student', 'users.id')
    .selectAll('users')
    .select(['group_members.group_id', 'sessions.id as session', 'sessions.family'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.session, family: row.family, user: asUser(row) };
}

async function end(db: Db, { id, family }: Pick<Session, 'id' | 'family'>): Promise<void> {
  await inTurn(
    db,
    async (transaction) => {
      await transaction.deleteFrom('sessions').where('id', '=', id).execute();
      if (family !== null) await endFamily(transaction, family);
    },
    turnOf('session', id),
  );
}

async function endFamily(db: Db, family: string): Promise<void> {
  await db.deleteFrom('remember_tokens').where('family', '=', family).execute();
  await db.deleteFrom('sessions').where('family', '=', family).execute();
}

async function takeRemember(db: Db, tokenHash: string, now: number): ReturnType<SessionStore['takeRemember']> {
  return inTurn(
    db,
    async (transaction) => {
      const row = await transaction
        .selectFrom('remember_tokens')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (row === undefined || row.expires_at <= now) return null;
      if (row.used_at !== null) {
        await endFamily(transaction, row.family);
        return { user: row.user, family: row.family, isReused: true };
      }
      await transaction
        .updateTable('remember_tokens')
        .set({ used_at: now })
        .where('token_hash', '=', tokenHash)
        .execute();
      return { user: row.user, family: row.family, isReused: false };
    },
    turnOf('remember', tokenHash),
  );
}

async function addCsrf(db: Db, session: string, key: string, tokenHash: string, now: number): Promise<void> {
  await inTurn(
    db,
    async (transaction) => {
      const pairs = transaction.selectFrom('csrf').select('csrf_key').where('session', '=', session);
      const old = await pairs
        .orderBy('created_at', 'desc')
        .offset(CSRF_PAIRS - 1)
        .limit(1000)
        .execute();
      const keys = old.map((pair) => pair.csrf_key);
      if (keys.length > 0) await transaction.deleteFrom('csrf').where('csrf_key', 'in', keys).execute();
      const row = { csrf_key: key, token_hash: tokenHash, session, created_at: now };
      await transaction.insertInto('csrf').values(row).execute();
    },
    turnOf('session', session),
  );
}

async function takePasswordToken(db: Db, tokenHash: string, now: number): Promise<string | null> {
  const taken = db.deleteFrom('password_tokens').where('token_hash', '=', tokenHash).where('expires_at', '>', now);
  const row = await taken.returning('user').executeTakeFirst();
  return row?.user ?? null;
}

function loginCodes(db: Db): Pick<SessionStore, 'putLoginCode' | 'loginCode' | 'takeLoginCode'> {
  return {
    async putLoginCode(user, code_hash, expires_at) {
      await inTurn(
        db,
        async (transaction) => {
          await transaction.deleteFrom('sessions').where('user', '=', user).execute();
          await transaction.deleteFrom('remember_tokens').where('user', '=', user).execute();
          await transaction
            .insertInto('login_codes')
            .values({ user, code_hash, expires_at })
            .onConflict((conflict) => conflict.column('user').doUpdateSet({ code_hash, expires_at }))
            .execute();
        },
        turnOf('user', user),
      );
    },
    async loginCode(user, now) {
      const codes = db.selectFrom('login_codes').select('code_hash').where('user', '=', user);
      return (await codes.where('expires_at', '>', now).executeTakeFirst())?.code_hash ?? null;
    },
    async takeLoginCode(user, codeHash) {
      const taken = db.deleteFrom('login_codes').where('user', '=', user).where('code_hash', '=', codeHash);
      return (await taken.returning('user').executeTakeFirst()) !== undefined;
    },
  };
}

async function countAttempt(
  db: Db,
  { account, address }: LoginPlace,
  { at, since, most }: AttemptBounds,
): Promise<readonly number[]> {
  return inTurn(
    db,
    async (transaction) => {
      const rows = await transaction
        .selectFrom('login_failures')
        .select('failed_at')
        .where('account', '=', account)
        .where('address', '=', address)
        .where('failed_at', '>', since)
        .orderBy('failed_at')
        .execute();
      if (rows.length < most)
        await transaction.insertInto('login_failures').values({ account, address, failed_at: at }).execute();
      return rows.map((row) => row.failed_at);
    },
    turnOf('attempt', account, address),
  );
}

async function sweep(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('remember_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('password_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('login_codes').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('login_failures')
    .where('failed_at', '<=', now - FAILURES_KEPT_MS)
    .execute();
}
