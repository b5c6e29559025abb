import type { Db } from '../tables.ts';

/** The successor of a used remember token, and which browser showed it: for a browser that shows it again because the answer was lost. */
export async function successors({ schema }: Db): Promise<void> {
  for (const column of ['successor', 'sealed', 'browser']) {
    await schema.alterTable('remember_tokens').addColumn(column, 'text').execute();
  }
}
