import type { Db } from '../tables.ts';

/** Whom a letter names besides its recipient, so that it goes when that person is erased. Of earlier letters it is not known; they go after thirty days. */
export async function namedInLetters({ schema }: Db): Promise<void> {
  await schema.alterTable('outbox').addColumn('names', 'text').execute();
}
