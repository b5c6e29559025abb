import type { Intake, IntakeStore, Newcomer } from '../user-store.ts';
import type { Db } from '../tables.ts';
import { audited } from './audit-snapshots.ts';
import { addLetters } from './mail.ts';
import { isUniqueViolation } from './unique-violation.ts';
import { inTurn } from './turn.ts';
import { changeUser, insertUnlessLogin, insertUser } from './users.ts';

/** Batches of new people, in SQL. */
export function sqlIntakeStore(db: Db): IntakeStore {
  return {
    async takeIn(intake) {
      try {
        await inTurn(db, (transaction) => write(transaction, intake));
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },
  };
}

async function write(db: Db, { added, changed, links, letters }: Intake): Promise<void> {
  await audited(db, { kind: 'USER', ids: [...added, ...changed].map(({ id }) => id) }, async () => {
    for (const newcomer of added) await insertNamed(db, newcomer);
    for (const { id, ...changes } of changed) await changeUser(db, id, changes);
  });
  for (const { tokenHash, user, expiresAt } of links) {
    await db.insertInto('password_tokens').values({ token_hash: tokenHash, user, expires_at: expiresAt }).execute();
  }
  await addLetters(db, letters);
}

/** Adds a person under the first free login name, if there are any to choose from. */
async function insertNamed(db: Db, { logins = [], ...user }: Newcomer): Promise<void> {
  if (logins.length === 0) return insertUser(db, user);
  for (const login of logins) if (await insertUnlessLogin(db, { ...user, login })) return;
  throw new Error('no free login name');
}
