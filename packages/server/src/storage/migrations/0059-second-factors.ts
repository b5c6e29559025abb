import type { Db } from '../tables.ts';

/** Second factors of lecturers and admins: what is on, what a session has begun, and recovery codes as hashes. */
export async function secondFactors({ schema }: Db): Promise<void> {
  await schema
    .createTable('second_factors')
    .addColumn('user', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('used_steps', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('begun_second_factors')
    .addColumn('session', 'text', (column) => column.primaryKey().references('sessions.id').onDelete('cascade'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('recovery_codes')
    .addColumn('user', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['user', 'code_hash'])
    .execute();
}
