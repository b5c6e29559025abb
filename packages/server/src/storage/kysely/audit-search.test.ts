import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompiledQuery, Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { AuditSearch } from '../audit-store.ts';
import { connect, openSqlite } from '../sqlite/open-sqlite.ts';
import { WritingDialect } from '../sqlite/writing-dialect.ts';
import type { Tables } from '../tables.ts';
import { searchAudit } from './audit-search.ts';

const SEARCHES: readonly AuditSearch[] = [
  {},
  { kind: 'SETTING' },
  { person: 'u1' },
  { kind: 'USER', person: 'u1' },
  { from: 1000, until: 2000 },
  { kind: 'GROUP', from: 1000, until: 2000, after: 1 },
  { text: 'kowal' },
  { text: 'kowal', person: 'u1', kind: 'USER' },
];

/** How SQLite would run each query of a search. (https://www.sqlite.org/eqp.html) */
async function plansOf(search: AuditSearch): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-search-'));
  const file = join(folder, 'fracht.sqlite');
  await (await openSqlite(file, 0)).close();
  const database = connect(file, 'FULL');
  const queries: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: new WritingDialect({ database }),
    log: ({ query }) => void queries.push(query),
  });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  // A change to continue from and a name to look for, or the search would end before its last query.
  database.exec(`insert into audit_names (kind, object, words, seq) values ('USER', 'u1', 'kowal jan', 1);
    insert into audit (seq, at, actor, role, call, kind, object, label, action, fields, notable)
      values (1, 3000, 'u1', 'ADMIN', 'editUser', 'USER', 'u1', 'Jan Kowal', 'CHANGED', '[]', 0),
        (2, 1500, 'u1', 'ADMIN', 'saveGroup', 'GROUP', 'g1', '1a', 'CHANGED', '[]', 0);`);
  await searchAudit(db, search);
  return queries.flatMap(({ sql, parameters }) =>
    database
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all(...parameters)
      .map(({ detail }) => detail),
  );
}

test.each(SEARCHES)('[AUD-5] for %j only changes are read to which an index leads, in their order', async (search) => {
  const plans = await plansOf(search);
  const reads = plans.filter((step) => /\baudit\b/u.test(step));
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.filter((step) => !/\bUSING (?:\w+ )*(?:INDEX|PRIMARY KEY)\b/u.test(step))).toEqual([]);
  // A part passes on what it reads as it comes; only the few that the parts gave are sorted.
  const after = plans.flatMap((step, index) => (step === 'CO-ROUTINE part' ? [plans[index + 2]] : []));
  expect(new Set(after)).toEqual(new Set(['SCAN part']));
});
