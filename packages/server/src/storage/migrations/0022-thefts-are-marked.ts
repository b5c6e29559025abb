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
    const isTheft = sql`kind = 'EMERGENCY' and ${sql.ref(id)} in (${sql.join(THEFTS)})`;
    const { rows } = await sql<Row>`select distinct value from ${sql.table(table)} where ${isTheft}`.execute(db);
    for (const { value } of rows) {
      const marked = JSON.stringify({ ...JSON.parse(value), theft: true });
      await sql`update ${sql.table(table)} set value = ${marked} where ${isTheft} and value = ${value}`.execute(db);
    }
  }
}

type Row = { readonly value: string };
