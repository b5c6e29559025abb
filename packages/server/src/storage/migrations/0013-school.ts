import { sql } from 'kysely';
import { newId } from '../../ids.ts';
import type { Db } from '../tables.ts';

/** The school's id, and its beat: a generation number that the marker file beside the database repeats. */
export async function school(db: Db): Promise<void> {
  await db.schema
    .createTable('school')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('beat', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into school (id, beat) values (${newId()}, 0)`.execute(db);
}
