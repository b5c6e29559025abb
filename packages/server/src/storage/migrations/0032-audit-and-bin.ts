import { PostgresAdapter, sql } from 'kysely';
import { foldedName } from '../../folded.ts';
import type { Db } from '../tables.ts';

/** Who changed what, append-only, and a bin for groups and games like the one for library items. */
export async function auditAndBin(db: Db): Promise<void> {
  await auditTables(db);
  await (db.getExecutor().adapter instanceof PostgresAdapter ? keptInPostgres(db) : keptInSqlite(db));
  await bin(db);
  await nameEverything(db);
}

async function auditTables({ schema }: Db): Promise<void> {
  await schema
    .createTable('audit')
    .addColumn('seq', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('object', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('version', 'integer')
    .addColumn('notable', 'integer', (column) => column.notNull())
    .execute();
  const orders: Readonly<Record<string, readonly ('actor' | 'kind' | 'object')[]>> = {
    audit_time: [],
    audit_kind: ['kind'],
    audit_actor: ['actor'],
    audit_actor_kind: ['actor', 'kind'],
    audit_object: ['kind', 'object'],
  };
  for (const [name, columns] of Object.entries(orders)) {
    await schema
      .createIndex(name)
      .on('audit')
      .columns([...columns, 'at', 'seq'])
      .execute();
  }
  await schema.createIndex('audit_notable').on('audit').columns(['notable', 'seq']).execute();
  await schema
    .createTable('audit_names')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('object', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_names_key', ['kind', 'object', 'words'])
    .execute();
  await schema
    .createTable('audit_marks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .execute();
}

/** Columns in which an entry may never change. */
const FIXED = ['seq', 'at', 'actor', 'role', 'call', 'kind', 'object', 'action', 'fields', 'version', 'notable'];

/** The only change that an audit entry may undergo: the data about a person is emptied, the rest stays. */
function isEmptied(different: string): string {
  const same = FIXED.map((column) => `not (old.${column} ${different} new.${column})`).join(' and ');
  return `old.kind = 'USER' and new.label = '' and new.before is null and new.after is null and ${same}`;
}

async function keptInSqlite(db: Db): Promise<void> {
  const refuse = "begin select raise(abort, 'audit is append-only'); end";
  await sql`${sql.raw(`create trigger audit_not_deleted before delete on audit ${refuse}`)}`.execute(db);
  const when = `when not (${isEmptied('is not')})`;
  await sql`${sql.raw(`create trigger audit_not_changed before update on audit ${when} ${refuse}`)}`.execute(db);
}

async function keptInPostgres(db: Db): Promise<void> {
  await sql`create function audit_refused() returns trigger language plpgsql as
    $$ begin raise exception 'audit is append-only'; end $$`.execute(db);
  const refuse = 'execute function audit_refused()';
  for (const trigger of [
    `audit_not_deleted before delete on audit for each row ${refuse}`,
    `audit_not_truncated before truncate on audit for each statement ${refuse}`,
    `audit_not_changed before update on audit for each row when (not (${isEmptied('is distinct from')})) ${refuse}`,
  ]) {
    await sql`create trigger ${sql.raw(trigger)}`.execute(db);
  }
}

async function bin({ schema }: Db): Promise<void> {
  await schema
    .createTable('removed_groups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('teacher', 'text', (column) => column.notNull())
    .addColumn('num_games', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('members', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_day', 'integer', (column) => column.notNull())
    .execute();
  await schema.alterTable('games').addColumn('removed_at', 'bigint').execute();
  await schema.alterTable('games').addColumn('removed_day', 'integer').execute();
}

/** Makes what is there already searchable by its name, from the first change on. */
async function nameEverything(db: Db): Promise<void> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'login'])
    .where('deleted_at', 'is', null)
    .execute();
  for (const { id, first_name, last_name, email, login } of people) {
    await nameOne(db, 'USER', id, `${first_name} ${last_name} ${email ?? login ?? ''}`);
  }
  for (const { id, name: title } of await db.selectFrom('groups').select(['id', 'name']).execute()) {
    await nameOne(db, 'GROUP', id, title);
  }
  for (const { id, name: title } of await db.selectFrom('library_items').select(['id', 'name']).execute()) {
    await nameOne(db, 'SCENARIO', id, title);
  }
}

async function nameOne(db: Db, kind: string, object: string, text: string): Promise<void> {
  await db
    .insertInto('audit_names')
    .values({ kind, object, words: foldedName(text), seq: 0 })
    .execute();
}
