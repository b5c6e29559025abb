import { randomUUID } from 'node:crypto';
import { spend } from '@fracht/testing/runs/costs.ts';
import { Client, type QueryResultRow } from 'pg';
import { describe, inject } from 'vitest';

const server = inject('postgres');

/** Tests that need PostgreSQL; if the machine has none they are left out, which was reported before the first test. */
export const onPostgres = server === null ? describe.skip : describe;

export type MadeDatabase = {
  readonly url: string;
  /** Drops the database, even if clients are connected. */
  readonly drop: () => Promise<void>;
};

/** Sorted by a language, as in many installations: nothing may depend on that. */
const EMPTY = "template template0 encoding 'UTF8' locale_provider icu icu_locale 'pl'";

/** A new database, empty or a copy of another one that nobody is connected to. */
export async function aPostgres(like: MadeDatabase | null = null): Promise<MadeDatabase> {
  spend('database');
  const name = `fracht_test_${randomUUID().replaceAll('-', '')}`;
  const begun = like === null ? EMPTY : `template ${new URL(like.url).pathname.slice(1)}`;
  await onServer(`create database ${name} ${begun}`);
  const url = new URL(server ?? '');
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      // PostgreSQL waits some seconds for clients that are just disconnecting: nobody would handle the error of a connection cut
      // then.
      await onServer(`drop database ${name}`).catch(async (error: unknown) => {
        if (!isInUse(error)) throw error;
        await onServer(`drop database ${name} with (force)`);
      });
    },
  };
}

/** Somebody is still connected to the database. */
function isInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55006';
}

const ofFolders = new Map<string, MadeDatabase>();

/** What a server with this data directory is started with: in the PostgreSQL project its own database, the same again after a restart. */
export async function databaseOf(folder: string): Promise<Readonly<Record<string, string>>> {
  if (process.env['ON_POSTGRES'] !== '1' || server === null) return {};
  const made = ofFolders.get(folder) ?? (await aPostgres());
  ofFolders.set(folder, made);
  return { DATABASE_URL: made.url };
}

/** Drops the databases of all folders. */
export async function dropAll(): Promise<void> {
  for (const { drop } of ofFolders.values()) await drop();
  ofFolders.clear();
}

/** One statement outside of any transaction, in a database or in the server's own one. */
export async function onServer<Row extends QueryResultRow = Record<string, unknown>>(
  statement: string,
  url: string = server ?? '',
): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
