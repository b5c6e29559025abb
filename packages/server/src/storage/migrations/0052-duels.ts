import type { Db } from '../tables.ts';

/** A duel is an assignment of a student's own, with a ghost; its game repeats the first round of a lesson. */
export async function duels({ schema }: Db): Promise<void> {
  await schema.alterTable('homework').addColumn('ghost', 'text').execute();
  await schema.alterTable('games').addColumn('repeats', 'text').execute();
}
