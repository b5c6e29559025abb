import type { Db } from '../tables.ts';

/** Games know which ready lesson made them; none made those that are there already. (LSN-1) */
export async function gameLessons({ schema }: Db): Promise<void> {
  await schema.alterTable('games').addColumn('lesson', 'text').execute();
}
