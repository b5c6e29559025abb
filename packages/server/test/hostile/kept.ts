import Database from 'better-sqlite3';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/** What changes without a request: attempts are counted whatever their outcome, and the server regularly records that it can still write. */
const COUNTERS: readonly string[] = ['login_failures', 'school'];

const NAMES = z.array(z.object({ name: z.string() }));

/** Watches everything that the server stores in its data directory. */
export type Kept = {
  /** Takes the present state as the one to compare with. */
  readonly remember: () => void;
  /** Whether anything has changed since then; SQLite itself counts who wrote. */
  readonly isChanged: () => boolean;
  /** Tables with texts that contain characters that no text may. */
  readonly brokenTexts: () => readonly string[];
};

/** The content of a data directory, remembered as it is now. */
export function keptIn(dataDir: string): Kept {
  const open = () => new Database(join(dataDir, 'fracht.sqlite'), { readonly: true });
  const now = open();
  // Reads in one transaction, and so the state when it began: rows need to be read only if somebody wrote.
  const then = open();
  const writes = (): unknown => now.pragma('data_version', { simple: true });
  let remembered: unknown;
  const remember = (): void => {
    const written = writes();
    if (written === remembered) return;
    remembered = written;
    if (then.inTransaction) then.exec('commit');
    then.exec('begin');
    // The snapshot is only fixed by the first read.
    then.prepare('select count(*) from sqlite_schema').get();
  };
  remember();
  return {
    remember,
    isChanged: () => writes() !== remembered && !isDeepStrictEqual(rowsOf(now), rowsOf(then)),
    brokenTexts: () =>
      Object.entries(rowsOf(now)).flatMap(([name, text]) => (/\\u0000|\\ud[89a-f]/iu.test(text) ? [name] : [])),
  };
}

/** The rows of every table, as JSON. */
function rowsOf(database: Database.Database): Readonly<Record<string, string>> {
  const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
  return Object.fromEntries(
    NAMES.parse(tables)
      .filter(({ name }) => !COUNTERS.includes(name))
      .map(({ name }) => [name, JSON.stringify(database.prepare(`select * from "${name}"`).all())]),
  );
}
