// npm run bench:homework - a week's homework of a school on the built server: 200 students in waves of 40 at once, each with two bots, one round at
// ten times a lesson's speed, played by an ordinary dispatcher. Processor time of the server's main thread (games, calls, the log) and of all its
// threads (passwords, debriefs), acknowledgements, memory and disk; at the end what a week of it is of one core. Debriefs are worked out meanwhile,
// one after another, and for at most five minutes afterwards. `-- 20 10` takes 20 students in waves of 10. Linux only.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { addPerson } from '@fracht/testing/school/school.ts';
import { freePort } from '../scripts/lib/free-port.mjs';
import { SERVER_ARGS, SERVER_ENV } from '../scripts/lib/server.mjs';
import { startChild } from './lib/child.ts';
import { offsetOf, playAttempt } from './lib/homework-attempt.ts';
import { anonymousMiB, cpuSeconds, mainThreadSeconds } from './lib/process-cost.ts';
import { footing, heading, load, remark, row } from './lib/report.ts';
import { ADMIN, PASSWORD, somebody } from './lib/school.ts';
import { quantile } from './lib/timing.ts';

const [STUDENTS = 200, AT_ONCE = 40] = process.argv.slice(2).map(Number);
const TEACHER = 'zadania@szkola.example';
const DAY_MS = 86_400_000;
const WEEK_S = (7 * DAY_MS) / 1000;
/** A round at a lesson's speed takes so many seconds. */
const ROUND_S = 600;
/** How long the debriefs are waited for at the end, and the polling interval, in ms. The games leave memory after one minute of that. */
const [DEBRIEFS_MS, LOOK_MS] = [300_000, 5000];
const ENV = { ...SERVER_ENV, DEMO: '0', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

type Spent = { readonly main: number; readonly all: number };

/** Makes a school with so many students and one assignment for all of them; returns its id. */
async function setHomework(address: string): Promise<string> {
  const admin = await new ApiClient(address).logIn(ADMIN.email, ADMIN.password);
  await addPerson(admin, { ...somebody(TEACHER), type: 'TEACHER' });
  const teacher = await new ApiClient(address).logIn(TEACHER, PASSWORD);
  const { id: group } = await teacher.call(CALLS.addGroup, { body: { name: 'Zadania' } });
  for (let index = 0; index < STUDENTS; index += 1) {
    await addPerson(teacher, { ...somebody(emailOf(index)), type: 'STUDENT', group });
  }
  const dates = { opensAt: Date.now() - DAY_MS, closesAt: Date.now() + DAY_MS };
  const terms = { title: 'Pomiar', group, rounds: 1, bots: 2, attempts: 1, counts: 'BEST' } as const;
  return (await teacher.call(CALLS.addHomework, { body: { ...terms, ...dates } })).id;
}

function emailOf(index: number): string {
  return `zadanie-${index}@szkola.example`;
}

function diskKiB(): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1024;
}

/** How many debriefs are there with all that belongs to them. */
function debriefCount(): number {
  const database = new Database(join(folder, 'fracht.sqlite'), { readonly: true });
  try {
    const counted = database.prepare<[], { count: number }>(
      "select count(*) as count from debriefs where part = 'whole'",
    );
    return counted.get()?.count ?? 0;
  } finally {
    database.close();
  }
}

const spentSoFar = (): Spent => ({ main: mainThreadSeconds(server.pid), all: cpuSeconds(server.pid) });
const since = (before: Spent): Spent => {
  const { main, all } = spentSoFar();
  return { main: main - before.main, all: all - before.all };
};

/** One wave of students at once; gives the ms of their acknowledgements. */
async function play(address: string, homework: string, done: number): Promise<readonly number[]> {
  const count = Math.min(AT_ONCE, STUDENTS - done);
  const wave = Array.from({ length: count }, (_, place) =>
    playAttempt(address, emailOf(done + place), homework, offsetOf(place, count)),
  );
  return (await Promise.all(wave)).flat().toSorted((one, other) => one - other);
}

function waveRow(count: number, seconds: number, of: number, { main, all }: Spent, latencies: readonly number[]): void {
  const at = (share: number) => (latencies.length === 0 ? '–' : quantile(latencies, share).toFixed(0));
  row(
    String(count),
    seconds.toFixed(0),
    (main / of).toFixed(2),
    (all / of).toFixed(2),
    `${at(0.5)}, ${at(0.95)}, ${at(0.99)} (${latencies.length})`,
    String(debriefCount()),
    anonymousMiB(server.pid).toFixed(0),
    ((diskKiB() - disk) / count).toFixed(0),
    load(),
  );
}

/** Waits for the debriefs, but not for ever; gives what all threads but the main one spent on each. */
async function awaitDebriefs(began: Spent): Promise<number> {
  const end = performance.now() + DEBRIEFS_MS;
  while (debriefCount() < STUDENTS && performance.now() < end) await sleep(LOOK_MS);
  const { main, all } = since(began);
  return (all - main) / debriefCount();
}

const folder = mkdtempSync(join(tmpdir(), 'fracht-homework-'));
const server = await startChild(SERVER_ARGS, 'readyz', ENV, { folder, port: await freePort() });
let disk = 0;
try {
  const address = `http://127.0.0.1:${server.port}`;
  const homework = await setHomework(address);
  disk = diskKiB();
  const began = spentSoFar();
  let games = 0;
  heading();
  const columns = [
    'main thread, s an attempt',
    'all threads, s an attempt',
    'acknowledged p50, p95, p99, ms (actions)',
  ];
  row('attempts so far', 's', ...columns, 'debriefs ready', 'anonymous, MiB', 'disk, KiB an attempt', 'load');
  row(...Array.from({ length: 9 }, () => '---'));
  row('none', '', '', '', '', '', anonymousMiB(server.pid).toFixed(0), '', load());
  for (let done = 0; done < STUDENTS; done += AT_ONCE) {
    const [at, before] = [performance.now(), spentSoFar()];
    const latencies = await play(address, homework, done);
    const spent = since(before);
    games += spent.main;
    const count = Math.min(done + AT_ONCE, STUDENTS);
    waveRow(count, (performance.now() - at) / 1000, count - done, spent, latencies);
  }
  const debrief = await awaitDebriefs(began);
  row('all, a while later', '', '', '', '', String(debriefCount()), anonymousMiB(server.pid).toFixed(0), '', load());
  const attempt = games / STUDENTS;
  const week = (attempt + debrief) * STUDENTS;
  remark(
    `an attempt ${attempt.toFixed(2)} s of the main thread, its debrief and login ${debrief.toFixed(1)} s of the others; ${STUDENTS} in a week ` +
      `${week.toFixed(0)} s of processor time, ${((week * 100) / WEEK_S).toFixed(2)} % of a core; all ${STUDENTS} at once at a lesson's speed ` +
      `${((attempt * STUDENTS * 100) / ROUND_S).toFixed(0)} % of the main thread's`,
  );
  footing();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
