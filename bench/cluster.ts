// npm run bench:cluster -- postgres://user@host:5432/empty postgres://user@host:5432/other nats://host:4222 - three processes of one school on
// this machine: what an action costs beside one process alone, how long players wait when the owner of their game is killed, and how long
// they are offline when each process is restarted in turn. Both databases have to be empty, and are left with what was written.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packedCodecWish } from '@fracht/protocol';
import { ApiClient } from '../packages/server/test/live/api-client.ts';
import { RestlessSeat } from '../packages/server/test/cluster/restless-seat.ts';
import { ServerProcess, type Shared } from '../packages/server/test/cluster/server-process.ts';
import { bookerAt } from './lib/booker.ts';
import { type Load, runLoad } from './lib/load.ts';
import { footing, heading, remark, row } from './lib/report.ts';
import { ADMIN, type LiveGame, makeSchool, PASSWORD } from './lib/school.ts';
import { quantile } from './lib/timing.ts';

const [GAMES, PLAYERS] = [9, 4];
const WARM_UP_SECONDS = 5;
const SECONDS = 30;
/** So many players think within one process here: oftener, and it is that one that is measured. */
const BREATH_MS = 500;
const KILLS_FOR_MS = 120_000;
/** Between two faults, so that all is as before. */
const QUIET_MS = 3000;
/** Frames that one owner numbers: a new owner begins above. */
const FRAMES_OF_ONE = 1_000_000;

const folders: string[] = [];

async function aProcess(shared: Shared): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-bench-'));
  folders.push(folder);
  const first = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const { NATS_URL } = shared;
  // Alone it has no bus, though its line to one is there.
  const alone = NATS_URL === NOWHERE ? { NATS_URL: '' } : {};
  const process = await ServerProcess.make(shared, { DATA_DIR: folder, ...first, ...alone });
  await process.start();
  return process;
}

const NOWHERE = 'nats://127.0.0.1:1';
const pidsOf = (processes: readonly ServerProcess[]): number[] => processes.flatMap(({ pid }) => pid ?? []);

async function loadOn(processes: readonly ServerProcess[]): Promise<{ load: Load; games: readonly LiveGame[] }> {
  const addresses = processes.map(({ address }) => address);
  const games = await makeSchool(addresses, GAMES, PLAYERS, packedCodecWish());
  const actors = games.flatMap(({ players }) => players.map(bookerAt));
  await runLoad(actors, WARM_UP_SECONDS, ...pidsOf(processes));
  const load = await runLoad(actors, SECONDS, ...pidsOf(processes));
  for (const { teacher, players } of games) for (const seat of [teacher, ...players]) await seat.leave();
  return { load, games };
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

/** From `since` until the first player of each game that changed its owner has the game of the next one, in ms. */
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

const [together, alone, nats] = process.argv.slice(2);
if (together === undefined || alone === undefined || nats === undefined) {
  throw new Error(
    'npm run bench:cluster -- postgres://user@host:5432/empty postgres://user@host:5432/other nats://host:4222',
  );
}
heading();
const single = await aProcess({ DATABASE_URL: alone, NATS_URL: NOWHERE });
const one = await loadOn([single]);
await single.close();
const processes: ServerProcess[] = [];
for (let index = 0; index < 3; index += 1) processes.push(await aProcess({ DATABASE_URL: together, NATS_URL: nats }));
const three = await loadOn(processes);
row(`${GAMES} games x ${PLAYERS} players, one action a second each`, 'one process', 'three processes');
row('---', '---', '---');
const both = (what: string, figure: (load: Load) => string): void => row(what, figure(one.load), figure(three.load));
both('processor seconds per 1,000 actions, of all processes', ({ cpuPerThousand }) => cpuPerThousand.toFixed(2));
both(
  'action to acknowledgement, p50 and p99, ms',
  ({ latencies }) => `${quantile(latencies, 0.5).toFixed(1)}, ${quantile(latencies, 0.99).toFixed(1)}`,
);
both('actions accepted, refused', ({ latencies, refused }) => `${latencies.length}, ${refused}`);

let isOver = false;
const seats = await seatsOf(three.games, processes);
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
for (const folder of folders) rmSync(folder, { recursive: true, force: true });
