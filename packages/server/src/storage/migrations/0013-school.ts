import { type Kysely, sql } from 'kysely';
import { newId } from '../../ids.ts';
import type { Tables } from '../tables.ts';

/** Which school this is, and how many times it was told to the file beside the database that something was stored. */
export async function school(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('school')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('beat', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into school (id, beat) values (${newId()}, 0)`.execute(db);
}
