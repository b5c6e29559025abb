import type { Db } from '../tables.ts';

/** Accounts, groups, games, rankings and what an admin can change. */
export async function accountsAndGames(db: Db): Promise<void> {
  await users(db);
  await sessions(db);
  await groups(db);
  await games(db);
  await content(db);
}

async function users({ schema }: Db): Promise<void> {
  await schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('teacher', 'text', (column) => column.references('users.id'))
    .addColumn('password_hash', 'text')
    .addColumn('approved', 'integer', (column) => column.notNull())
    .addColumn('games_played', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute();
  await schema.createIndex('users_teacher').on('users').column('teacher').execute();
}

async function sessions({ schema }: Db): Promise<void> {
  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('family', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('sessions_user').on('sessions').column('user').execute();
  await schema.createIndex('sessions_family').on('sessions').column('family').execute();
  await schema
    .createTable('remember_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('family', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('used_at', 'bigint')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('remember_tokens_family').on('remember_tokens').column('family').execute();
  await schema
    .createTable('csrf')
    .addColumn('csrf_key', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('session', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('csrf_session').on('csrf').column('session').execute();
  await schema
    .createTable('password_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('login_failures')
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('failed_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('login_failures_place').on('login_failures').columns(['account', 'address']).execute();
}

async function groups({ schema }: Db): Promise<void> {
  await schema
    .createTable('groups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('teacher', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('num_games', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('group_members')
    .addColumn('student', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('group_id', 'text', (column) => column.notNull().references('groups.id').onDelete('cascade'))
    .execute();
  await schema.createIndex('group_members_group').on('group_members').column('group_id').execute();
}

async function games({ schema }: Db): Promise<void> {
  await schema
    .createTable('games')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('teacher', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('group_id', 'text')
    .addColumn('group_name', 'text', (column) => column.notNull())
    .addColumn('randos', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('auto_advance', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('time', 'integer', (column) => column.notNull())
    .addColumn('date', 'text')
    .addColumn('money', 'bigint', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('score', 'bigint', (column) => column.notNull())
    .addColumn('deaths', 'integer', (column) => column.notNull())
    .addColumn('players', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('stages', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('games_teacher').on('games').column('teacher').execute();
  await schema
    .createTable('game_members')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('user', 'text', (column) => column.notNull().references('users.id'))
    .addPrimaryKeyConstraint('game_members_key', ['game', 'user'])
    .execute();
  await schema.createIndex('game_members_user').on('game_members').column('user').execute();
  await schema
    .createTable('rankings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('user', 'text', (column) => column.references('users.id'))
    .addColumn('users', 'text', (column) => column.notNull())
    .addColumn('group_name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('score', 'bigint', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .execute();
}

async function content({ schema }: Db): Promise<void> {
  await schema
    .createTable('content')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'double precision', (column) => column.notNull())
    .execute();
  await schema
    .createTable('stages')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}
