import { z } from 'zod';
import { pinAccount, type SessionStore } from '../session-store.ts';
import type { Db } from '../tables.ts';
import { audited } from './audit-snapshots.ts';
import { dropSessions } from './sessions-end.ts';
import { inTurn, userTurn } from './turn.ts';
import { dropPin } from './users.ts';

/** The code that a spare one replaces, as its row was. */
const replacedCode = z.object({ code_hash: z.string(), expires_at: z.number(), used_at: z.number().nullable() });

type Codes = Pick<SessionStore, 'putLoginCode' | 'putSpareCode' | 'takeBackSpareCode' | 'loginCode' | 'waysIn'>;

/** One-time codes in SQL. (LGN-13, LGN-18, LGN-19) */
export function loginCodes(db: Db): Codes {
  return {
    async putLoginCode(user, code_hash, expires_at) {
      await inTurn(
        db,
        async (transaction) => {
          await endLogins(transaction, user);
          await audited(transaction, { kind: 'USER', ids: [user] }, async () => {
            await put(transaction, { user, code_hash, expires_at, is_spare: 0, replaced: null });
            await dropPin(transaction, user);
          });
        },
        userTurn(user),
      );
    },
    async putSpareCode(user, code_hash, expires_at) {
      await inTurn(
        db,
        (transaction) =>
          audited(transaction, { kind: 'USER', ids: [user] }, async () => {
            const replaced = await replacedBy(transaction, user);
            await put(transaction, { user, code_hash, expires_at, is_spare: 1, replaced });
          }),
        userTurn(user),
      );
    },
    takeBackSpareCode: (user) =>
      inTurn(
        db,
        (transaction) => audited(transaction, { kind: 'USER', ids: [user] }, () => takeBack(transaction, user)),
        userTurn(user),
      ),
    async loginCode(user, now) {
      const codes = db.selectFrom('login_codes').select(['code_hash', 'used_at', 'is_spare']).where('user', '=', user);
      const kept = codes.where((code) => code.or([code('used_at', 'is not', null), code('expires_at', '>', now)]));
      const row = await kept.executeTakeFirst();
      if (row === undefined) return null;
      return { hash: row.code_hash, isUsed: row.used_at !== null, isSpare: row.is_spare === 1 };
    },
    async waysIn(user) {
      const codes = db.selectFrom('login_codes').select(['expires_at', 'used_at']).where('user', '=', user);
      const code = await codes.executeTakeFirst();
      const failures = db.selectFrom('login_failures').select('failed_at').where('account', '=', pinAccount(user));
      return {
        code: code === undefined ? null : { expiresAt: code.expires_at, usedAt: code.used_at },
        wrongPins: (await failures.execute()).length,
      };
    },
  };
}

type UsedCode = { readonly user: string; readonly hash: string; readonly at: number };

/** Uses the code up, in the transaction of its login; false: it is not there, or was used. A spare one also ends what was left until now: the PIN and all logins. */
export async function isCodeTaken(db: Db, { user, hash, at }: UsedCode): Promise<boolean> {
  const code = db.updateTable('login_codes').set({ used_at: at, replaced: null }).where('user', '=', user);
  const taken = code.where('code_hash', '=', hash).where('used_at', 'is', null).returning('is_spare');
  const row = await taken.executeTakeFirst();
  if (row?.is_spare === 1) {
    await endLogins(db, user);
    await audited(db, { kind: 'USER', ids: [user] }, () => dropPin(db, user));
  }
  return row !== undefined;
}

async function endLogins(db: Db, user: string): Promise<void> {
  await dropSessions(db, (row) => row('user', '=', user), 'CODE_CHANGED');
  await db.deleteFrom('remember_tokens').where('user', '=', user).execute();
}

type NewCode = {
  readonly user: string;
  readonly code_hash: string;
  readonly expires_at: number;
  readonly is_spare: 0 | 1;
  readonly replaced: string | null;
};

async function put(db: Db, { user, ...values }: NewCode): Promise<void> {
  const code = { ...values, used_at: null };
  await db
    .insertInto('login_codes')
    .values({ user, ...code })
    .onConflict((conflict) => conflict.column('user').doUpdateSet(code))
    .execute();
}

async function takeBack(db: Db, user: string): Promise<boolean> {
  const spare = db.deleteFrom('login_codes').where('user', '=', user).where('is_spare', '=', 1);
  const row = await spare.where('used_at', 'is', null).returning('replaced').executeTakeFirst();
  if (row === undefined) return false;
  if (row.replaced !== null) {
    const code = replacedCode.parse(JSON.parse(row.replaced));
    await db
      .insertInto('login_codes')
      .values({ user, ...code, is_spare: 0, replaced: null })
      .execute();
  }
  return true;
}

/** The code that withdrawing a spare one restores: the present one or, if that is an unused spare one itself, the one that it replaces. */
async function replacedBy(db: Db, user: string): Promise<string | null> {
  const row = await db.selectFrom('login_codes').selectAll().where('user', '=', user).executeTakeFirst();
  if (row === undefined) return null;
  const { code_hash, expires_at, used_at, is_spare, replaced } = row;
  return is_spare === 1 && used_at === null ? replaced : JSON.stringify({ code_hash, expires_at, used_at });
}
