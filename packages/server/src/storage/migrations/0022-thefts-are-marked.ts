import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** The built-in situations that are thefts; a school's own ones are marked by their author. */
const THEFTS = ['K13', 'K14'];

/** Where situations are kept, with the column of their ids. */
const KEPT = [
  ['library_items', 'id'],
  ['library_drafts', 'id'],
  ['library_versions', 'item'],
  ['removed_items', 'id'],
] as const;

/** Marks the built-in thefts wherever they are kept, so that no version tells a change that nobody made. Games keep their libraries. */
export async function theftsAreMarked(db: Kysely<Tables>): Promise<void> {
  for (const [table, id] of KEPT) {
    await sql`update ${sql.table(table)} set value = json_set(value, '$.theft', json('true'))
      where kind = 'EMERGENCY' and ${sql.ref(id)} in (${sql.join(THEFTS)})`.execute(db);
  }
}
