import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { commandFaultLine } from '../../src/or-start-error.ts';
import { adminCommand } from '../../src/move/admin-command.ts';
import { backupCommand } from '../../src/move/backup-command.ts';
import { moveCommand } from '../../src/move/move-command.ts';
import { restoreCommand } from '../../src/move/restore-command.ts';

const FOLDER = fileURLToPath(new URL('../../src/move/', import.meta.url));
const EARLIER = fileURLToPath(new URL('../earlier/2/', import.meta.url));

export type Kept = Readonly<Record<string, readonly string[]>>;

/** Every row of every table of a data directory, in a fixed order. */
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

/** Puts a school in the middle of its day into a folder, with games, drafts and a log, with the schema of an earlier version. */
export function putEarlierSchool(folder: string): void {
  for (const file of ['fracht.sqlite', 'fracht.sqlite-wal']) {
    writeFileSync(join(folder, file), gunzipSync(readFileSync(join(EARLIER, `${file}.gz`))));
  }
}

/** The commands of `src/move`, and the files that are started for them. */
const COMMANDS = {
  main: moveCommand,
  backup: backupCommand,
  restore: restoreCommand,
  admin: adminCommand,
} as const;

type Said = { readonly code: number; readonly said: string };

/** Runs a command of `src/move` within this process, which saves starting another; gives the exit code and its whole output. */
export async function runCommand(command: keyof typeof COMMANDS, ...words: readonly string[]): Promise<Said> {
  const lines: string[] = [];
  const told = (code: number): Said => ({ code, said: lines.map((line) => `${line}\n`).join('') });
  try {
    await COMMANDS[command]({ words, env: environmentFor(words), say: (line) => void lines.push(line) });
    return told(0);
  } catch (error) {
    const line = commandFaultLine(error);
    if (line === null) throw error;
    lines.push(line);
    return told(1);
  }
}

/** The same in a separate process, as an admin does. */
export async function runAsAdmin(command: keyof typeof COMMANDS, ...words: readonly string[]): Promise<Said> {
  const child = spawn(process.execPath, [join(FOLDER, `${command}.ts`), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentFor(words),
  });
  const [out, wrong, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, said: `${out}${wrong}` };
}

/** A school in a database has its key from the environment: otherwise the data directory of the person running the tests would be used. */
function environmentFor(words: readonly string[]): NodeJS.ProcessEnv {
  const hasDatabase = words.some((word) => word.startsWith('postgres'));
  return { ...process.env, ...(hasDatabase ? { BACKUP_KEY: 'klucz-kopii-do-testow' } : {}) };
}
