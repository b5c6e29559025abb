import { z } from 'zod';
import type { NewSecondFactor, SecondFactor, SecondFactorStore, SecondProof } from '../second-factor-store.ts';
import type { Db } from '../tables.ts';
import type { KeptSession } from '../user-store.ts';
import { audited } from './audit-snapshots.ts';
import { endSessions } from './sessions-end.ts';
import { inTurn, userTurn } from './turn.ts';

/** How many used time steps are kept: more than are valid at any moment, so that setting a clock back makes none valid again. */
const STEPS_KEPT = 20;
const storedSteps = z.array(z.number());

/** Second factors in SQL. */
export function sqlSecondFactorStore(db: Db): SecondFactorStore {
  const inAudit = (user: string, work: (transaction: Db) => Promise<boolean>): Promise<boolean> =>
    inTurn(
      db,
      (transaction) => audited(transaction, { kind: 'USER', ids: [user] }, () => work(transaction)),
      userTurn(user),
    );
  return {
    find: (user) => secondFactorOf(db, user),
    async users() {
      return new Set((await db.selectFrom('second_factors').select('user').execute()).map(({ user }) => user));
    },
    async recoveryCodes(user) {
      return (await db.selectFrom('recovery_codes').select('code_hash').where('user', '=', user).execute()).length;
    },
    async begin(session, secret) {
      await db
        .insertInto('begun_second_factors')
        .values({ session, secret })
        .onConflict((conflict) => conflict.column('session').doUpdateSet({ secret }))
        .execute();
    },
    async begun(session) {
      const begun = db.selectFrom('begun_second_factors').select('secret').where('session', '=', session);
      return (await begun.executeTakeFirst())?.secret ?? null;
    },
    switchOn: (user, factor, kept) => inAudit(user, (transaction) => switchOn(transaction, user, factor, kept)),
    use: (user, proof) => inAudit(user, (transaction) => isSecondProofTaken(transaction, user, proof)),
    putRecoveryCodes: (user, codes) =>
      inAudit(user, async (transaction) => {
        if ((await secondFactorOf(transaction, user)) === null) return false;
        await putCodes(transaction, user, codes);
        return true;
      }),
    switchOff: (user) => inAudit(user, (transaction) => dropSecondFactor(transaction, user)),
  };
}

async function secondFactorOf(db: Db, user: string): Promise<SecondFactor | null> {
  const row = await db.selectFrom('second_factors').selectAll().where('user', '=', user).executeTakeFirst();
  if (row === undefined) return null;
  return { secret: row.secret, usedSteps: storedSteps.parse(JSON.parse(row.used_steps)), since: row.since };
}

async function switchOn(
  db: Db,
  user: string,
  { secret, step, since, codes }: NewSecondFactor,
  kept: KeptSession,
): Promise<boolean> {
  if ((await secondFactorOf(db, user)) !== null) return false;
  const begun = db.deleteFrom('begun_second_factors').where('session', '=', kept.id).where('secret', '=', secret);
  if ((await begun.returning('session').executeTakeFirst()) === undefined) return false;
  await db
    .insertInto('second_factors')
    .values({ user, secret, used_steps: JSON.stringify([step]), since })
    .execute();
  await putCodes(db, user, codes);
  // Ends everything that was opened with the password alone, and could be continued.
  await endSessions(db, user, kept, 'SECOND_FACTOR_CHANGED');
  return true;
}

async function putCodes(db: Db, user: string, codes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user', '=', user).execute();
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code_hash) => ({ user, code_hash })))
    .execute();
}

/**
 * Whether a login of this account may open a session, as far as its second factor is concerned: there is none, or the proof is valid and was not used. Uses
 * the proof up. Call it in a transaction, under the user's lock.
 */
export async function isSecondFactorMet(db: Db, user: string, proof: SecondProof | null): Promise<boolean> {
  if ((await secondFactorOf(db, user)) === null) return true;
  if (proof === null) return false;
  if (proof.by === 'APP') return isSecondProofTaken(db, user, proof);
  return audited(db, { kind: 'USER', ids: [user] }, () => isSecondProofTaken(db, user, proof));
}

async function isSecondProofTaken(db: Db, user: string, proof: SecondProof): Promise<boolean> {
  if (proof.by === 'RECOVERY') {
    const code = db.deleteFrom('recovery_codes').where('user', '=', user).where('code_hash', '=', proof.hash);
    return (await code.returning('user').executeTakeFirst()) !== undefined;
  }
  const factor = await secondFactorOf(db, user);
  if (factor?.secret !== proof.secret || factor.usedSteps.includes(proof.step)) return false;
  const used_steps = JSON.stringify([...factor.usedSteps, proof.step].slice(-STEPS_KEPT));
  await db.updateTable('second_factors').set({ used_steps }).where('user', '=', user).execute();
  return true;
}

/** Removes the second factor of an account with its recovery codes; false: there is none. Call it in a transaction. */
export async function dropSecondFactor(db: Db, user: string): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('user', '=', user).execute();
  const factor = db.deleteFrom('second_factors').where('user', '=', user).returning('user');
  return (await factor.executeTakeFirst()) !== undefined;
}
