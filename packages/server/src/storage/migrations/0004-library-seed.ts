import { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES, SURVEY_QUESTIONS } from '@fracht/content';
import type { LibraryItems, LibraryKind } from '@fracht/protocol';
import type { LibraryItemTable } from '../library-tables.ts';
import type { Db } from '../tables.ts';

/** Adds the built-in situations and survey questions, once: what an admin removes later does not come back. */
export async function librarySeed(db: Db): Promise<void> {
  const items = [
    ...rowsOf('EMERGENCY', EMERGENCIES),
    ...rowsOf('ACCIDENT', ACCIDENTS),
    ...rowsOf('CHANGE', CHANGE_EVENTS),
  ];
  for (const [index, item] of items.entries()) {
    await db
      .insertInto('library_items')
      .values({ ...item, position: index + 1, version: 1, updated_at: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const questions = SURVEY_QUESTIONS.map(({ id, value, kind }, position) => ({ id, value, kind, position }));
  await db
    .withTables<{ survey_questions: (typeof questions)[number] }>()
    .insertInto('survey_questions')
    .values(questions)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Seed<Kind extends LibraryKind> = LibraryItems[Kind] & { readonly active: 0 | 1 };

function rowsOf<Kind extends LibraryKind>(kind: Kind, items: readonly Seed<Kind>[]): readonly SeedRow[] {
  return items.map(({ active, ...item }) => ({
    id: item.id,
    kind,
    name: item.name,
    active,
    value: JSON.stringify(item),
  }));
}

type SeedRow = Pick<LibraryItemTable, 'id' | 'kind' | 'name' | 'active' | 'value'>;
