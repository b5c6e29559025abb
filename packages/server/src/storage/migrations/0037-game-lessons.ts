import type { Db } from '../tables.ts';

/** Games record which ready lesson they were made from; existing ones none. (LSN-1) */
export async function gameLessons({ schema }: Db): Promise<void> {
  await schema.alterTable('games').addColumn('lesson', 'text').execute();
}
