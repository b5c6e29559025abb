import type { Db } from '../tables.ts';

/** Which built-in situations and questions a school's libraries were last compared with; null: none yet. */
export async function correctedBuiltIns({ schema }: Db): Promise<void> {
  await schema.alterTable('school').addColumn('built_ins', 'text').execute();
}
