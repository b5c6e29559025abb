import { readFileSync } from 'node:fs';
import { dataRegisterText } from '@fracht/content';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { dataRegisterDoc } from '../scripts/data-register-doc.ts';
import { dataRegister } from '../src/commands/data-register.ts';
import { PERSONAL_COLUMNS } from '../src/policies/personal-data.ts';
import { migrate } from '../src/storage/migrate.ts';
import type { Tables } from '../src/storage/tables.ts';

const FACTS = { months: 24, backupKeep: 14, hasMail: true, hasNats: false };

/** The columns of each table of a new school, in alphabetical order. */
async function columnsNow(): Promise<Readonly<Record<string, readonly string[]>>> {
  const database = new Database(':memory:');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  await migrate(db, 0);
  const names = database
    .prepare<[], { name: string }>("select name from sqlite_schema where type = 'table' and name not like 'sqlite%'")
    .all();
  const columns = (table: string) =>
    database
      .prepare<[], { name: string }>(`pragma table_info("${table}")`)
      .all()
      .map(({ name }) => name);
  return Object.fromEntries(names.map(({ name }) => [name, columns(name).toSorted()]));
}

test('[PRV-17] of every column of every table it is said what it tells of a person, or that it tells nothing', async () => {
  const said = Object.entries(PERSONAL_COLUMNS).map(([table, columns]) => [table, Object.keys(columns).toSorted()]);
  expect(Object.fromEntries(said)).toEqual(await columnsNow());
});

test('[PRV-17] every kind stands somewhere, and says purpose, period and end', () => {
  const { kinds } = dataRegister(FACTS);
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(dataRegisterText.kinds).toSorted());
  for (const { kind, places, purpose, kept, erased, basis } of kinds)
    expect({
      kind,
      isWhole: places.length > 0 && [purpose, kept, erased, basis].every((text) => text.length > 5),
    }).toEqual({
      kind,
      isWhole: true,
    });
});

test('[PRV-17] the register follows the settings, and the rights that the calls have', () => {
  const of = (changes: Partial<typeof FACTS>) => dataRegister({ ...FACTS, ...changes });
  const name = (changes: Partial<typeof FACTS>) => of(changes).kinds.find(({ kind }) => kind === 'NAME');
  expect(name({})?.kept).toContain('24\u00a0miesiącach');
  expect(name({ months: 0 })?.kept).not.toContain('miesiącach');
  expect(name({})?.readers).toContain('wykładowca, administrator: własnego studenta; administrator: każdego');
  const exits = (changes: Partial<typeof FACTS>) =>
    of(changes)
      .exits.map(({ text }) => text)
      .join(' ');
  expect(exits({ backupKeep: 3 })).toContain('3\u00a0ostatnie kopie');
  expect(exits({ hasMail: false })).toContain('Serwer poczty nie jest ustawiony');
});

test('[PRV-17] docs/dane-osobowe.md is what the tables say now', () => {
  expect(readFileSync(new URL('../../../docs/dane-osobowe.md', import.meta.url), 'utf8')).toBe(dataRegisterDoc());
});
