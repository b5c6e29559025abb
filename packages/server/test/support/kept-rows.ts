import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';

const COMMANDS = fileURLToPath(new URL('../../src/move/', import.meta.url));
const EARLIER = fileURLToPath(new URL('../earlier/2/', import.meta.url));

export type Kept = Readonly<Record<string, readonly string[]>>;

/** Every row of every table of a data directory, in an order of its own. */
export function keptIn(folder: string): Kept {
  const database = new Database(join(folder, 'fracht.sqlite'), { readonly: true });
  const names = database.prepare<[], { name: string }>(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite%' order by name",
  );
  const kept = names.all().map(({ name }): [string, string[]] => {
    const rows = database.prepare(`select * from "${name}"`).all();
    return [name, rows.map((row) => JSON.stringify(row)).toSorted()];
  });
  database.close();
  return Object.fromEntries(kept);
}

/** Puts a school in the middle of its day into a folder, with games, drafts and a log, in the shape of an earlier version. */
export function putEarlierSchool(folder: string): void {
  for (const file of ['fracht.sqlite', 'fracht.sqlite-wal']) {
    writeFileSync(join(folder, file), gunzipSync(readFileSync(join(EARLIER, `${file}.gz`))));
  }
}

/** Runs a command of `src/move` as an admin does; gives its exit code and all that it wrote. */
export async function runCommand(
  command: 'main' | 'backup' | 'restore' | 'admin',
  ...words: readonly string[]
): Promise<{ readonly code: number; readonly said: string }> {
  // A school in a database has its key from the environment: its data directory would be that of whoever runs the tests.
  const hasDatabase = words.some((word) => word.startsWith('postgres'));
  const child = spawn(process.execPath, [join(COMMANDS, `${command}.ts`), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(hasDatabase ? { BACKUP_KEY: 'klucz-kopii-do-testow' } : {}) },
  });
  const [out, wrong, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, said: `${out}${wrong}` };
}
