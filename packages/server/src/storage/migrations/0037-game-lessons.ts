import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Games know which ready lesson made them; none made those that are there already. (LSN-1) */
export async function gameLessons({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('games').addColumn('lesson', 'text').execute();
}
