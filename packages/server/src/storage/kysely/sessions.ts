import { SESSION_ENDS, type SessionEnd } from '@fracht/protocol';
import type { SeenTime } from '../day-store.ts';
import {
  ACCOUNTS_COUNTED_FOR_GOOD,
  type AttemptBounds,
  LOGIN_LASTS_MS,
  type LoginPlace,
  type LoginProof,
  type NewSession,
  REPEAT_MS,
  type Session,
  type SessionStore,
  type ShownToken,
} from '../session-store.ts';
import { isCodeTaken, loginCodes } from './login-codes.ts';
import { dropSessions } from './sessions-end.ts';
import { isSecondFactorMet } from './second-factors.ts';
import type { Db, Tables } from '../tables.ts';
import { today } from './today.ts';
import { inTurn, userTurn } from './turn.ts';
import { asUser } from './users.ts';

const CSRF_PAIRS = 8;
const FAILURES_KEPT_MS = 3_600_000;
/** Up to this long after one day was counted the next one may not have been counted yet, in ms. */
const COUNTED_LATE_MS = 2 * 24 * 3_600_000;

/** Sessions, tokens, codes and login attempts, in SQL. */
export function sqlSessionStore(db: Db): SessionStore {
  return {
    open: (session, proof) => openProved(db, session, proof),
    find: (tokenHash, now) => find(db, tokenHash, now),
    async isOpen(id, now) {
      const open = db.selectFrom('sessions').select('id').where('id', '=', id).where('expires_at', '>', now);
      return (await open.executeTakeFirst()) !== undefined;
    },
    whyEnded: (tokenHash, now) => whyEnded(db, tokenHash, now),
    end: (session) => end(db, session),
    takeRemember: (shown, now) => takeRemember(db, shown, now),
    addCsrf: (session, key, tokenHash, now) => addCsrf(db, session, key, tokenHash, now),
    async hasCsrf(session, key, tokenHash) {
      const pair = db.selectFrom('csrf').select('csrf_key').where('csrf_key', '=', key);
      const row = await pair.where('session', '=', session).where('token_hash', '=', tokenHash).executeTakeFirst();
      return row !== undefined;
    },
    addPasswordToken: (token_hash, user, expires_at, email) =>
      addPasswordToken(db, { token_hash, user, expires_at }, email),
    async ownerOfPasswordToken(tokenHash, now) {
      const valid = db.selectFrom('password_tokens').select('user').where('expires_at', '>', now);
      return (await valid.where('token_hash', '=', tokenHash).executeTakeFirst())?.user ?? null;
    },
    takePasswordToken: (tokenHash, now) => takePasswordToken(db, tokenHash, now),
    ...loginCodes(db),
    countAttempt: (place, bounds) => countAttempt(db, place, bounds),
    async clearFailures({ account, address }, until) {
      const failures = db.deleteFrom('login_failures').where('account', '=', account).where('address', '=', address);
      await failures.where('failed_at', '<=', until).execute();
    },
    async takeBackAttempt({ account, address }, at) {
      const attempts = db.deleteFrom('login_failures').where('account', '=', account).where('address', '=', address);
      await attempts.where('failed_at', '=', at).execute();
    },
    async forgetFailures(accounts) {
      await db.deleteFrom('login_failures').where('account', 'in', accounts).execute();
    },
    sweep: (seen) => sweep(db, seen),
  };
}

/** The name of a narrow lock, for one session, token or place: other people's logins do not wait for it. */
function turnOf(...words: readonly string[]): string {
  return words.join(' ');
}

/** Under the lock of its user, which changes of passwords and codes take too: the credentials cannot be withdrawn before the session is stored. */
async function openProved(db: Db, session: NewSession, proof: LoginProof): Promise<boolean> {
  const { id, tokenHash, user, remember, createdAt: created_at, expiresAt: expires_at } = session;
  return inTurn(
    db,
    async (transaction) => {
      if (!(await holds(transaction, session, proof))) return false;
      const row = { id, token_hash: tokenHash, user, family: remember?.family ?? null, created_at, expires_at };
      await transaction.insertInto('sessions').values(row).execute();
      if (remember !== null) {
        const { tokenHash: token_hash, family, expiresAt } = remember;
        const unused = { used_at: null, successor: null, sealed: null, browser: null };
        const token = { token_hash, family, user, expires_at: expiresAt, ...unused };
        // The successor of a repeated token may be there already.
        const insert = transaction.insertInto('remember_tokens').values(token);
        await insert.onConflict((conflict) => conflict.column('token_hash').doNothing()).execute();
      }
      const seen = { seen_at: created_at, seen_day: today };
      await transaction.updateTable('users').set(seen).where('id', '=', user).execute();
      await transaction.deleteFrom('leaving_users').where('user', '=', user).execute();
      return true;
    },
    userTurn(user),
  );
}

/** Whether the checked credentials are still valid; uses one-time codes up. */
async function holds(db: Db, { user, remember, createdAt }: NewSession, proof: LoginProof): Promise<boolean> {
  switch (proof.by) {
    case 'PASSWORD': {
      const same = db.selectFrom('users').select('id').where('id', '=', user).where('password_hash', '=', proof.hash);
      if ((await same.executeTakeFirst()) === undefined) return false;
      return isSecondFactorMet(db, user, proof.second ?? null);
    }
    case 'CODE':
      // In this order, so that a refused login uses no code up.
      if (!(await isSecondFactorMet(db, user, proof.second ?? null))) return false;
      return isCodeTaken(db, { user, hash: proof.hash, at: createdAt });
    case 'REMEMBERED': {
      const left = db.selectFrom('remember_tokens').select('family').where('user', '=', user);
      return (await left.where('family', '=', remember?.family ?? '').executeTakeFirst()) !== undefined;
    }
    default:
      return proof satisfies never;
  }
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
    // A login that was under way when the approval was withdrawn may have been stored after that.
    .where('users.approved', '=', 1)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.session, family: row.family, user: asUser(row) };
}

async function whyEnded(db: Db, tokenHash: string, now: number): Promise<SessionEnd | null> {
  const ended = db.selectFrom('ended_sessions').select('why').where('token_hash', '=', tokenHash);
  const why = (await ended.executeTakeFirst())?.why;
  if (why !== undefined) return SESSION_ENDS.find((known) => known === why) ?? null;
  const kept = db.selectFrom('sessions').select('expires_at').where('token_hash', '=', tokenHash);
  const row = await kept.executeTakeFirst();
  return row !== undefined && row.expires_at <= now ? 'EXPIRED' : null;
}

async function end(db: Db, { id, family }: Pick<Session, 'id' | 'family'>): Promise<void> {
  await inTurn(
    db,
    async (transaction) => {
      await dropSessions(transaction, (row) => row('id', '=', id), 'LOGGED_OUT');
      if (family !== null) await endFamily(transaction, family, 'LOGGED_OUT');
    },
    turnOf('session', id),
  );
}

async function endFamily(db: Db, family: string, why: SessionEnd): Promise<void> {
  await db.deleteFrom('remember_tokens').where('family', '=', family).execute();
  await dropSessions(db, (row) => row('family', '=', family), why);
}

async function takeRemember(db: Db, shown: ShownToken, now: number): ReturnType<SessionStore['takeRemember']> {
  const { tokenHash, browser, successor, sealed } = shown;
  return inTurn(
    db,
    async (transaction) => {
      const row = await transaction
        .selectFrom('remember_tokens')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (row === undefined || row.expires_at <= now) return null;
      const { user, family } = row;
      if (row.used_at !== null) {
        const isRepeat = await isRepeated(transaction, row, { browser, now });
        if (isRepeat) return { user, family, isReused: false, sealed: row.sealed ?? '' };
        await endFamily(transaction, family, 'REMEMBERED_TWICE');
        return { user, family, isReused: true, sealed: '' };
      }
      await transaction
        .updateTable('remember_tokens')
        .set({ used_at: now, browser, successor, sealed })
        .where('token_hash', '=', tokenHash)
        .execute();
      return { user, family, isReused: false, sealed };
    },
    turnOf('remember', tokenHash),
  );
}

/** Whether a used token is shown again because its answer was lost, or in two tabs at once: soon, by the same browser, and its successor is still unused. */
async function isRepeated(
  db: Db,
  { used_at, browser, successor }: Tables['remember_tokens'],
  again: { readonly browser: string; readonly now: number },
): Promise<boolean> {
  if (used_at === null || successor === null || browser !== again.browser) return false;
  if (again.now - used_at > REPEAT_MS) return false;
  const followed = db.selectFrom('remember_tokens').select('used_at').where('token_hash', '=', successor);
  const next = await followed.executeTakeFirst();
  return next === undefined || next.used_at === null;
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

/** Under the lock that changes of e-mails take: a link never outlives the address that it was sent to. */
async function addPasswordToken(db: Db, token: Tables['password_tokens'], email?: string): Promise<boolean> {
  return inTurn(db, async (transaction) => {
    const owner = transaction.selectFrom('users').select('email').where('id', '=', token.user);
    if (email !== undefined && (await owner.executeTakeFirst())?.email !== email) return false;
    await transaction.insertInto('password_tokens').values(token).execute();
    return true;
  });
}

async function takePasswordToken(db: Db, tokenHash: string, now: number): Promise<string | null> {
  const taken = db.deleteFrom('password_tokens').where('token_hash', '=', tokenHash).where('expires_at', '>', now);
  const row = await taken.returning('user').executeTakeFirst();
  return row?.user ?? null;
}

async function countAttempt(
  db: Db,
  { account, address }: LoginPlace,
  { at, within, most }: AttemptBounds,
): Promise<readonly number[]> {
  return inTurn(
    db,
    async (transaction) => {
      const rows = await transaction
        .selectFrom('login_failures')
        .select('failed_at')
        .where('account', '=', account)
        .where('address', '=', address)
        .where('failed_at', '>', at - within)
        // A moment further in the future was recorded by a clock that was wrong then, and would last for years.
        .where('failed_at', '<=', at + within)
        .orderBy('failed_at')
        .execute();
      if (rows.length < most)
        await transaction.insertInto('login_failures').values({ account, address, failed_at: at }).execute();
      return rows.map((row) => row.failed_at);
    },
    turnOf('attempt', account, address),
  );
}

async function sweep(db: Db, { past, latest }: SeenTime): Promise<void> {
  const reached = latest + COUNTED_LATE_MS;
  const ways = [
    ['sessions', LOGIN_LASTS_MS.session],
    ['ended_sessions', LOGIN_LASTS_MS.session],
    ['remember_tokens', LOGIN_LASTS_MS.remembered],
    ['password_tokens', LOGIN_LASTS_MS.link],
  ] as const;
  for (const [table, lasts] of ways) {
    const given = db.deleteFrom(table);
    await given
      .where((way) => way.or([way('expires_at', '<=', past), way('expires_at', '>', reached + lasts)]))
      .execute();
  }
  // A used code opens nothing; it is kept so that a login can be told that it was used.
  const waiting = db.deleteFrom('login_codes').where('used_at', 'is', null);
  await waiting
    .where((way) => way.or([way('expires_at', '<=', past), way('expires_at', '>', reached + LOGIN_LASTS_MS.code)]))
    .execute();
  const failures = db.deleteFrom('login_failures').where('failed_at', '<=', past - FAILURES_KEPT_MS);
  await failures
    .where((failure) =>
      failure.and(ACCOUNTS_COUNTED_FOR_GOOD.map((name) => failure('account', 'not like', `${name}%`))),
    )
    .execute();
}
