import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** The built-in situations that are thefts; authors mark their own ones. */
export const THEFTS = ['K13', 'K14'];

/** The tables with situations, and the column of their ids. */
const KEPT = [
  ['library_items', 'id'],
  ['library_drafts', 'id'],
  ['library_versions', 'item'],
  ['removed_items', 'id'],
] as const;

/** Marks the built-in thefts in all tables, versions included, so that no version shows a change that nobody made. Frozen libraries of games stay. */
export async function theftsAreMarked(db: Db): Promise<void> {
  for (const [table, id] of KEPT) {
    const isTheft = sql`kind = 'EMERGENCY' and ${sql.ref(id)} in (${sql.join(THEFTS)})`;
    const { rows } = await sql<ValueRow>`select distinct value from ${sql.table(table)} where ${isTheft}`.execute(db);
    for (const { value } of rows) {
      const marked = JSON.stringify({ ...JSON.parse(value), theft: true });
      await sql`update ${sql.table(table)} set value = ${marked} where ${isTheft} and value = ${value}`.execute(db);
    }
  }
}

type ValueRow = { readonly value: string };
