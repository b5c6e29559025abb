import Database from 'better-sqlite3';
import { join } from 'node:path';
import { z } from 'zod';

/** What changes without being asked to: attempts are counted whatever came of them, and the server notes at times that it can still write. */
const COUNTERS: readonly string[] = ['login_failures', 'school'];

/** Looks at everything that the server keeps in its data directory. */
export type Kept = {
  /** Whether anything has changed since the last time this was asked; SQLite itself counts who wrote. */
  readonly isChanged: () => boolean;
  /** Tables with texts that hold what no text may. */
  readonly brokenTexts: () => readonly string[];
};

export function keptIn(dataDir: string): Kept {
  const database = new Database(join(dataDir, 'fracht.sqlite'), { readonly: true });
  const tables = (): readonly string[] => {
    const rows = z.array(z.object({ name: z.string() }));
    return rows
      .parse(database.prepare("select name from sqlite_master where type = 'table' order by name").all())
      .map(({ name }) => name)
      .filter((name) => !COUNTERS.includes(name));
  };
  const dump = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      tables().map((name) => [name, JSON.stringify(database.prepare(`select * from "${name}"`).all())]),
    );
  let seen: { readonly written: unknown; readonly kept: Readonly<Record<string, string>> } = {
    written: null,
    kept: {},
  };
  return {
    isChanged: () => {
      const written = database.pragma('data_version', { simple: true });
      if (written === seen.written) return false;
      const before = seen.kept;
      seen = { written, kept: dump() };
      return JSON.stringify(seen.kept) !== JSON.stringify(before);
    },
    brokenTexts: () =>
      Object.entries(dump()).flatMap(([name, text]) => (/\\u0000|\\ud[89a-f]/iu.test(text) ? [name] : [])),
  };
}
