import type { Db } from '../tables.ts';
import { today } from './today.ts';

/** Things that are only marked when they are removed, and stay in their table. */
type MarkedTable = 'games' | 'homework';

/** Puts it into the bin; if it is there already, the day stays. */
export async function markRemoved(db: Db, table: MarkedTable, id: string, at: number): Promise<void> {
  const removed = db.updateTable(table).set({ removed_at: at, removed_day: today }).where('id', '=', id);
  await removed.where('removed_day', 'is', null).execute();
}

/** Takes it out of the bin; false: it is not there. */
export async function restoreMarked(db: Db, table: MarkedTable, id: string): Promise<boolean> {
  const back = db.updateTable(table).set({ removed_at: null, removed_day: null }).where('id', '=', id);
  return (await back.where('removed_day', 'is not', null).executeTakeFirst()).numUpdatedRows > 0n;
}
