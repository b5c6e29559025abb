// npm run bench:audit [-- postgres://user@host:5432/empty] - how long searches of the audit take among a million changes of three years, in
// SQLite and, where an empty PostgreSQL is named, in it too. That database is left with what was written.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { AuditSearch, AuditStore } from '../packages/server/src/storage/audit-store.ts';
import { openPostgres } from '../packages/server/src/storage/postgres/open-postgres.ts';
import { connect, openSqlite } from '../packages/server/src/storage/sqlite/open-sqlite.ts';
import { footing, heading, row } from './lib/report.ts';
import { median, quantile } from './lib/timing.ts';

const CHANGES = 1_000_000;
const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2024, 8, 1);
/** Two changes in three minutes, so that a million are three years. */
const EVERY_MS = 94_000;
const LECTURERS = 60;
const STUDENTS = 30_000;
const ROUNDS = 40;

/** Every tenth change is of a setting, a text or a situation; the others of people, groups and games. `%` and text concatenation are alike in both. */
const FILL = [
  `insert into users (id, email, first_name, last_name, type, teacher, approved, games_played, public_names, seen_at, seen_day, created_at)
    with recursive n(i) as (select 0 union all select i + 1 from n where i < ${LECTURERS - 1})
    select 'lecturer' || i, 'lecturer' || i || '@szkola.test', 'Ewa', 'Nowak' || i, 'TEACHER', null, 1, 0, 0, 0, 0, 0 from n`,
  `insert into audit (seq, at, actor, role, call, kind, object, label, action, fields, before, after, version, notable)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${CHANGES})
    select i, ${FIRST} + i * cast(${EVERY_MS} as bigint), 'lecturer' || (i % 100003 * 7919 % 1009 % ${LECTURERS}), 'TEACHER', 'editUser',
      case i % 10 when 0 then 'SETTING' when 1 then 'GROUP' when 2 then 'GAME' when 3 then 'RESULT' else 'USER' end,
      case i % 10 when 0 then 'setting' || (i / 10 % 90) when 1 then 'group' || (i / 10 % 900)
        when 2 then 'game' || (i / 10 % 6000) when 3 then 'game' || (i / 10 % 6000) else 'user' || (i * 7 % ${STUDENTS}) end,
      'Nazwa ' || i, 'CHANGED', '["last_name"]', '{"last_name":"Kowalska"}', '{"last_name":"Nowa"}', null,
      case when i % 10 = 0 then 1 else 0 end
    from n`,
  `insert into audit_names (kind, object, words, seq)
    select kind, object, min(case kind when 'USER' then 'jan kowalski' else lower(kind) end) || ' ' || object, max(seq)
    from audit group by kind, object`,
  `insert into audit_names (kind, object, words, seq)
    select 'USER', id, 'ewa nowak ' || id, 0 from users`,
  'analyze',
];

const after = (round: number): number => Math.floor((CHANGES * (round + 1)) / (ROUNDS + 1));
const day = (round: number): number => FIRST + Math.floor((after(round) * EVERY_MS) / DAY_MS) * DAY_MS;

/** Searches of an admin; each round asks for something else. */
const SEARCHES: Readonly<Record<string, (round: number) => AuditSearch>> = {
  'the newest page': () => ({}),
  'a page in the middle': (round) => ({ after: after(round) }),
  'one kind': (round) => ({ kind: round % 2 === 0 ? 'SETTING' : 'USER' }),
  'one kind, a page in the middle': (round) => ({ kind: 'SETTING', after: after(round) }),
  'a kind of which there is nothing': () => ({ kind: 'PICTURE' }),
  'one day': (round) => ({ from: day(round), until: day(round) + DAY_MS }),
  'the name of one student': (round) => ({ text: `user${String(round * 700)}` }),
  'the name of one lecturer': (round) => ({ text: `lecturer${String(round)}` }),
  'a name that thousands have': () => ({ text: 'kowalski' }),
  'a name that thousands have, one year ago': (round) => ({ text: 'kowalski', until: day(round) }),
  'a name that nobody has': () => ({ text: 'brzęczyszczykiewicz' }),
  'a letter': (round) => ({ text: 'aeiou'[round % 5] ?? 'a' }),
  'two letters': (round) => ({ text: ['ow', 'an', 'ka', 'us', 'zy'][round % 5] ?? 'ow' }),
  'a letter that few have': () => ({ text: 'q' }),
  'a person': (round) => ({ person: `lecturer${String(round)}` }),
  'a person, a kind and a year': (round) => ({ person: 'lecturer7', kind: 'GAME', from: day(0), until: day(round) }),
  'a person and a name': (round) => ({ person: 'lecturer7', text: `group${String(round)}` }),
};

async function measure(name: string, audit: AuditStore): Promise<void> {
  const every: number[] = [];
  const everyOwn: number[] = [];
  for (const [what, search] of Object.entries(SEARCHES)) {
    const times: number[] = [];
    const own: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [begun, spent] = [performance.now(), process.cpuUsage()];
      await audit.search(search(round));
      times.push(performance.now() - begun);
      const { user, system } = process.cpuUsage(spent);
      own.push((user + system) / 1000);
    }
    every.push(...times);
    everyOwn.push(...own);
    tell(name, what, times, own);
  }
  tell(name, '**all of these**', every, everyOwn);
}

function tell(name: string, what: string, times: readonly number[], own: readonly number[]): void {
  const [sorted, spent] = [times, own].map((list) => list.toSorted((one, other) => one - other));
  if (sorted === undefined || spent === undefined) return;
  const told = [median(sorted), quantile(sorted, 0.95), median(spent), quantile(spent, 0.95)];
  row(name, what, ...told.map((ms) => ms.toFixed(1)));
}

const [url] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'fracht-bench-'));
const file = join(folder, 'fracht.sqlite');
const sqlite = await openSqlite(file, 0);
const raw = connect(file, 'NORMAL');
for (const statement of FILL) raw.exec(statement);
raw.close();
heading();
row('database', 'search', 'p50, ms', 'p95', "p50 of this process' processor time", 'p95');
row('---', '---', '---', '---', '---', '---');
await measure('SQLite', sqlite.audit);
await sqlite.close();
if (url !== undefined) {
  const postgres = await openPostgres(url, 0);
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of FILL) await client.query(statement);
  await client.end();
  await measure('PostgreSQL', postgres.audit);
  await postgres.close();
}
footing();
rmSync(folder, { recursive: true });
