// npm run bench:cluster -- postgres://user@host:5432/postgres nats://host:4222 - three processes of one school on this machine: what an
// action costs compared with one process alone, how long players wait when the owner of their game is killed, and how long they are
// offline when each process is restarted in turn. It makes its own databases at that server and drops them.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packedCodecRequest } from '@fracht/protocol';
import { Client } from 'pg';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { RestlessSeat } from '../packages/server/test/cluster/restless-seat.ts';
import { ServerProcess, type Shared } from '../packages/server/test/cluster/server-process.ts';
import { bookerAt } from './lib/booker.ts';
import { type Load, runLoad } from './lib/load.ts';
import { coreShare } from './lib/process-cost.ts';
import { footing, heading, remark, row } from './lib/report.ts';
import { ADMIN, type LiveGame, makeSchool, PASSWORD } from './lib/school.ts';
import { quantile } from './lib/timing.ts';

/** Games of each process and players of each game: the same load for a process, whether it is alone or one of three. */
const [GAMES, PLAYERS] = [60, 4];
/** In this many games players continue while processes are killed and restarted; the other games run without players. */
const PLAYED_ON = 9;
const WARM_UP_SECONDS = 10;
const SECONDS = 30;
const IDLE_MS = 10_000;
/** Pause between the actions of all players, who share one process: with a shorter one this process would be the bottleneck. */
const BREATH_MS = 500;
const KILLS_FOR_MS = 120_000;
/** Pause between two faults, in ms, until everything is as before. */
const QUIET_MS = 3000;
/** The range of frame numbers of one owner: a new owner begins with the next range. */
const FRAMES_OF_ONE = 1_000_000;

const folders: string[] = [];

async function aProcess(shared: Shared): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-bench-'));
  folders.push(folder);
  const first = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const { NATS_URL } = shared;
  // A single process has no bus, although the address of one is given.
  const alone = NATS_URL === NOWHERE ? { NATS_URL: '' } : {};
  const process = await ServerProcess.make(shared, { DATA_DIR: folder, ...first, ...alone });
  await process.start();
  return process;
}

const NOWHERE = 'nats://127.0.0.1:1';
const pidsOf = (processes: readonly ServerProcess[]): number[] => processes.flatMap(({ pid }) => pid ?? []);

type Measured = {
  readonly processes: number;
  readonly load: Load;
  /** The share of one core, in %, that all processes use while their games run and everybody is connected, but nobody acts. */
  readonly idle: number;
  readonly games: readonly LiveGame[];
};

/** `LED`: players connect to the owner of their game, as behind a proxy that routes by game; `SPREAD`: to all processes in turn. */
async function loadOn(processes: readonly ServerProcess[], lines: 'LED' | 'SPREAD'): Promise<Measured> {
  const addressOf = (game: number, place: number): string =>
    processes[(lines === 'LED' ? game : game + place) % processes.length]?.address ?? '';
  const games = await makeSchool(addressOf, GAMES * processes.length, PLAYERS, packedCodecRequest());
  const actors = games.flatMap(({ players }) => players.map(bookerAt));
  await runLoad(actors, WARM_UP_SECONDS, ...pidsOf(processes));
  const load = await runLoad(actors, SECONDS, ...pidsOf(processes));
  const idle = await coreShare(pidsOf(processes), IDLE_MS);
  for (const { teacher, players } of games) for (const seat of [teacher, ...players]) await seat.leave();
  return { processes: processes.length, load, idle, games };
}

async function seatsOf(games: readonly LiveGame[], processes: readonly ServerProcess[]): Promise<RestlessSeat[]> {
  const address = (): string => processes[Math.floor(Math.random() * processes.length)]?.address ?? '';
  const seats: RestlessSeat[] = [];
  for (const [number, { id }] of games.entries()) {
    for (let place = 1; place <= PLAYERS; place += 1) {
      const client = await new ApiClient(address()).logIn(`gracz-${number}-${place}@szkola.example`, PASSWORD);
      const user = String((await client.get('user/data/')).payload.id);
      seats.push(
        new RestlessSeat({ game: id, user, bearer: client.bearer, address, chance: Math.random, breathMs: BREATH_MS }),
      );
    }
  }
  return seats;
}

/** For each game that changed its owner, the ms from `since` until its first player has the game from the new one. */
function takeovers(seats: readonly RestlessSeat[], since: number): readonly number[] {
  const soonest = new Map<string, number>();
  for (const { game, seen } of seats) {
    const before = seen.findLast(({ at }) => at < since)?.seq ?? 0;
    const after = seen.find(({ at, seq }) => at >= since && seq >= before - (before % FRAMES_OF_ONE) + FRAMES_OF_ONE);
    if (after !== undefined)
      soonest.set(game, Math.min(soonest.get(game) ?? Number.POSITIVE_INFINITY, after.at - since));
  }
  return [...soonest.values()];
}

async function measureKills(
  seats: readonly RestlessSeat[],
  processes: readonly ServerProcess[],
): Promise<readonly number[]> {
  const times: number[] = [];
  const end = performance.now() + KILLS_FOR_MS;
  for (let turn = 0; performance.now() < end; turn += 1) {
    await sleep(QUIET_MS);
    const since = performance.now();
    await processes[turn % processes.length]?.kill();
    await sleep(2 * QUIET_MS);
    times.push(...takeovers(seats, since));
    await processes[turn % processes.length]?.start();
  }
  return times.toSorted((one, other) => one - other);
}

async function measureRestart(
  seats: readonly RestlessSeat[],
  processes: readonly ServerProcess[],
): Promise<readonly number[]> {
  const before = seats.map(({ offline }) => offline.length);
  for (const process of processes) {
    await process.stop();
    await process.start();
    await sleep(QUIET_MS);
  }
  const times = seats.flatMap(({ offline }, index) => offline.slice(before[index]));
  return times.toSorted((one, other) => one - other);
}

const ms = (sorted: readonly number[], share: number): string => quantile(sorted, share).toFixed(0);
const rowOf = (what: string, sorted: readonly number[]): void =>
  row(what, String(sorted.length), ...[0.5, 0.99, 1].map((share) => ms(sorted, share)));

const [postgres, nats] = process.argv.slice(2);
if (postgres === undefined || nats === undefined) {
  throw new Error('npm run bench:cluster -- postgres://user@host:5432/postgres nats://host:4222');
}

const databases: string[] = [];

/** Creates an empty database at the server. */
async function aDatabase(): Promise<string> {
  const url = new URL(postgres ?? '');
  url.pathname = `/fracht_bench_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${url.pathname.slice(1)}`);
  databases.push(url.pathname.slice(1));
  return url.href;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgres });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function threeProcesses(): Promise<readonly ServerProcess[]> {
  const shared = { DATABASE_URL: await aDatabase(), NATS_URL: nats ?? '' };
  const made: ServerProcess[] = [];
  while (made.length < 3) made.push(await aProcess(shared));
  return made;
}

heading();
const single = await aProcess({ DATABASE_URL: await aDatabase(), NATS_URL: NOWHERE });
const one = await loadOn([single], 'LED');
await single.close();
const ledProcesses = await threeProcesses();
const led = await loadOn(ledProcesses, 'LED');
for (const process of ledProcesses) await process.close();
const processes = await threeProcesses();
const spread = await loadOn(processes, 'SPREAD');
row(
  `${GAMES} games a process x ${PLAYERS} players, one action a second each`,
  'one process',
  'three, each line at the owner of its game',
  'three, lines anywhere',
);
row('---', '---', '---', '---');
const all = (what: string, figure: (measured: Measured) => string): void =>
  row(what, ...[one, led, spread].map(figure));
all('processor seconds per 1,000 actions, of all processes', ({ load }) => load.cpuPerThousand.toFixed(2));
all('so many times what one process carries', ({ processes: count, load }) =>
  ((count * one.load.cpuPerThousand) / load.cpuPerThousand).toFixed(2),
);
all(
  'action to acknowledgement, p50 and p99, ms',
  ({ load: { latencies } }) => `${quantile(latencies, 0.5).toFixed(1)}, ${quantile(latencies, 0.99).toFixed(1)}`,
);
all('share of a core while nobody acts, of all processes, %', ({ idle }) => idle.toFixed(1));
all('actions accepted, refused', ({ load: { latencies, refused } }) => `${latencies.length}, ${refused}`);

let isOver = false;
const seats = await seatsOf(spread.games.slice(0, PLAYED_ON), processes);
const playing = Promise.all(seats.map((seat) => seat.play(() => isOver)));
await sleep(QUIET_MS);
const killed = await measureKills(seats, processes);
await sleep(QUIET_MS);
const restarted = await measureRestart(seats, processes);
isOver = true;
await playing;
remark('Players come again 50 to 300 ms after a line was lost, and after each try that failed.\n');
row('ms', 'cases', 'p50', 'p99', 'longest');
row('---', '---', '---', '---', '---');
rowOf('kill -9 of an owner, until a player of the game has the next one', killed);
rowOf('a player offline, each process restarted in turn', restarted);
footing();
for (const process of processes) await process.close();
for (const name of databases) await onServer(`drop database ${name} with (force)`);
for (const folder of folders) rmSync(folder, { recursive: true, force: true });
