import { KeyTaken, requestInHand, type RequestName } from '../request-in-hand.ts';
import type { RequestStore } from '../request-store.ts';
import type { Db } from '../tables.ts';
import { storedIds } from './stored.ts';

/** Nobody retries after a day. */
const KEPT_MS = 86_400_000;

/** Keys of requests in SQL. */
export function sqlRequestStore(db: Db): RequestStore {
  return {
    async find({ user, key }) {
      const own = db.selectFrom('request_keys').selectAll().where('user', '=', user).where('key', '=', key);
      const row = await own.executeTakeFirst();
      if (row === undefined) return null;
      const { call, sent, made } = row;
      return { call, sent, made: made === null ? null : storedIds.parse(JSON.parse(made)) };
    },
    async settle({ user, key }, made) {
      const own = db.updateTable('request_keys').where('user', '=', user).where('key', '=', key);
      await own.set({ made: JSON.stringify(made) }).execute();
    },
    async release({ user, key }: RequestName) {
      await db.deleteFrom('request_keys').where('user', '=', user).where('key', '=', key).execute();
    },
  };
}

/**
 * Stores the key of the present request in the transaction of the first thing that it writes, so that both are there or neither. Gives what to do once the
 * transaction is committed. Throws KeyTaken if another request has the key. (FLD-11)
 */
export async function claimKey(db: Db): Promise<() => void> {
  const request = requestInHand();
  if (request === undefined || request.isClaimed) return nothing;
  const { isClaimed: _isClaimed, ...row } = request;
  await db
    .deleteFrom('request_keys')
    .where('at', '<', row.at - KEPT_MS)
    .execute();
  const claimed = await db
    .insertInto('request_keys')
    .values({ ...row, made: null })
    .onConflict((conflict) => conflict.columns(['user', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed === undefined) throw new KeyTaken();
  return () => void (request.isClaimed = true);
}

function nothing(): void {}
