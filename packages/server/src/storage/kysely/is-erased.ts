import type { Db } from '../tables.ts';

/** Whether this is the id of an account that was erased: what is worked out of its games later is no longer stored. */
export async function isErased(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('deleted_at').where('id', '=', id).executeTakeFirst();
  return row != null && row.deleted_at !== null;
}
