import type { Db } from '../tables.ts';

/** When a one-time code was used; null: not yet. */
export async function usedCodes({ schema }: Db): Promise<void> {
  await schema.alterTable('login_codes').addColumn('used_at', 'bigint').execute();
}
