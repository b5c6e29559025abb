// npm run bench:storage -- postgres://user@host:5432/empty - how long an accepted action waits for its log: SQLite on this disk compared
// with the PostgreSQL of that empty database, alternating in one process. What was written stays in the database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@fracht/content';
import { RULES_VERSION } from '@fracht/engine';
import type { GameLog } from '../packages/server/src/games/log/game-log.ts';
import { openSqliteLog } from '../packages/server/src/games/log/sqlite-log.ts';
import { openPostgresLog } from '../packages/server/src/games/log/postgres-log.ts';
import { openPostgres } from '../packages/server/src/storage/postgres/open-postgres.ts';
import { openSqlite } from '../packages/server/src/storage/sqlite/open-sqlite.ts';
import type { Storage } from '../packages/server/src/storage/storage.ts';
import { footing, heading, row } from './lib/report.ts';
import { median, quantile } from './lib/timing.ts';

const GAMES = 50;
const TURNS = 3;
const ONE_BY_ONE = 200;
const A_SECOND = 500;
const SECONDS = 4;
const AT_ONCE = 5000;
/** An action of typical length. */
const ACTION = JSON.stringify({ action: 'BOOK_CAR', order: 'ST/1/120', car: 'PO 1234A', note: 'x'.repeat(60) });

type Measured = { readonly alone: number[]; readonly steady: number[]; readonly floods: number[] };
type Contender = { readonly name: string; readonly log: GameLog; readonly measured: Measured };

let given = 0;
/** Milliseconds that an accepted action waits until it is durable. */
async function append(log: GameLog): Promise<number> {
  given += 1;
  const entry = { seq: given, at: given, player: null, type: 'TEACHER', day: '2026-11-23', action: ACTION, id: null };
  const begun = performance.now();
  await log.append(`g${given % GAMES}`, entry);
  return performance.now() - begun;
}

async function fill(storage: Storage): Promise<void> {
  const teacher = { id: 't', email: 't@szkola.test', first_name: 'Ewa', last_name: 'Lis', type: 'TEACHER' as const };
  const account = { teacher: null, group: null, passwordHash: null, approved: true, createdAt: 0 };
  await storage.users.add({ ...teacher, ...account });
  const results = { round: 0, time: 0, date: null, money: 0, points: 0, score: 0, deaths: 0, players: [] };
  const content = { stages: [], library: null, lesson: null };
  const terms = { number: 1, seed: 's', autoAdvance: false, settings: DEFAULT_SETTINGS, ...content };
  const length = { rounds: 4, pace: 1, homework: null, repeats: null };
  const made = { teacher: 't', group: null, groupName: '', randos: false, rulesVersion: RULES_VERSION, createdAt: 0 };
  for (let index = 0; index < GAMES; index += 1) {
    await storage.games.add({ id: `g${index}`, state: 'FRESH', ...made, ...length, ...terms, ...results });
  }
  await storage.close();
}

async function measure({ log, measured }: Contender): Promise<void> {
  for (let index = 0; index < ONE_BY_ONE; index += 1) measured.alone.push(await append(log));
  const waiting: Promise<number>[] = [];
  for (let begun = performance.now(); waiting.length < A_SECOND * SECONDS;) {
    while (waiting.length < ((performance.now() - begun) * A_SECOND) / 1000) waiting.push(append(log));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  measured.steady.push(...(await Promise.all(waiting)));
  const begun = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, () => append(log)));
  measured.floods.push((AT_ONCE / (performance.now() - begun)) * 1000);
}

const [url] = process.argv.slice(2);
if (url === undefined) throw new Error('npm run bench:storage -- postgres://user@host:5432/empty');
const folder = mkdtempSync(join(tmpdir(), 'fracht-bench-'));
const file = join(folder, 'fracht.sqlite');
await fill(await openSqlite(file, 0));
await fill(await openPostgres(url, 0));
const nothing = (): Measured => ({ alone: [], steady: [], floods: [] });
const contenders: readonly Contender[] = [
  { name: 'SQLite', log: openSqliteLog(file), measured: nothing() },
  { name: 'PostgreSQL', log: openPostgresLog(url), measured: nothing() },
];

heading();
for (let turn = 0; turn < TURNS; turn += 1) for (const contender of contenders) await measure(contender);
const ms = (times: readonly number[], share: number): string =>
  quantile(
    times.toSorted((a, b) => a - b),
    share,
  ).toFixed(2);
row('log', 'one by one, p50, ms', 'p99', `${A_SECOND} actions/s in ${GAMES} games, p50`, 'p99', 'at once, actions/s');
row('---', '---', '---', '---', '---', '---');
for (const { name, log, measured } of contenders) {
  const { alone, steady, floods } = measured;
  const flood = Math.round(median(floods.toSorted((a, b) => a - b)));
  row(name, ms(alone, 0.5), ms(alone, 0.99), ms(steady, 0.5), ms(steady, 0.99), String(flood));
  await log.close();
}
footing();
rmSync(folder, { recursive: true });
