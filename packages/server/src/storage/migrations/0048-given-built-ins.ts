import { builtInItems } from '../built-in-items.ts';
import type { Db } from '../tables.ts';

/** The situations that every school got when it was set up, before new ones came to it with later versions of the game. */
const AT_FIRST = [...numbered('K', 31), ...numbered('A', 25), ...numbered('Z', 16)];

/**
 * Which built-in situations a school has ever been given, as JSON: those of the beginning, even if the school has removed them for good, and those of later
 * ones that it has.
 */
export async function givenBuiltIns(db: Db): Promise<void> {
  await db.schema
    .alterTable('school')
    .addColumn('given_built_ins', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  const known = builtInItems().map(({ id }) => id);
  const here = await db.selectFrom('library_items').select('id').where('id', 'in', known).execute();
  const removed = await db.selectFrom('removed_items').select('id').where('id', 'in', known).execute();
  const given = new Set([...AT_FIRST, ...[...here, ...removed].map(({ id }) => id)]);
  await db
    .updateTable('school')
    .set({ given_built_ins: JSON.stringify([...given].toSorted()) })
    .execute();
}

function numbered(letter: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);
}
