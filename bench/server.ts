// npm run bench:server [-- GAMES PLAYERS] - what the server costs: ten games of five players, one action a player a second, compared with a bare
// relay.
import { setTimeout as sleep } from 'node:timers/promises';
import { packedCodecRequest } from '@fracht/protocol';
import { SERVER_ARGS, SERVER_ENV } from '../scripts/lib/server.mjs';
import { bookerAt } from './lib/booker.ts';
import { startChild } from './lib/child.ts';
import { type Load, runLoad } from './lib/load.ts';
import { residentMiB } from './lib/process-cost.ts';
import { RelaySeat } from './lib/relay-seat.ts';
import { footing, heading, remark, row } from './lib/report.ts';
import { ADMIN, type LiveGame, makeSchool } from './lib/school.ts';
import { Seat } from './lib/seat.ts';
import { median, quantile } from './lib/timing.ts';

const [GAMES = 10, PLAYERS = 5] = process.argv.slice(2).map(Number);
const SECONDS = 60;
const WARM_UP_SECONDS = 5;
const LATE_VISITS = 5;
/** Wait in ms until the memory of the first rush is released. */
const SETTLE_MS = 3000;
const CODEC = packedCodecRequest();

type Late = { readonly ms: number; readonly bytes: number };

async function measureServer(): Promise<{
  readonly load: Load;
  readonly late: readonly Late[];
  readonly memory: readonly number[];
}> {
  const env = { DEMO: '0', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const server = await startChild(SERVER_ARGS, 'readyz', { ...SERVER_ENV, ...env });
  try {
    const address = `http://127.0.0.1:${server.port}`;
    const games = await makeSchool(() => address, GAMES, PLAYERS, CODEC);
    const actors = games.flatMap(({ players }) => players.map(bookerAt));
    await sleep(SETTLE_MS);
    const connected = residentMiB(server.pid);
    await runLoad(actors, WARM_UP_SECONDS, server.pid);
    const load = await runLoad(actors, SECONDS, server.pid);
    const memory = [connected, residentMiB(server.pid)];
    const late = await measureLate(address, games);
    await Promise.all(games.flatMap(({ teacher, players }) => [teacher, ...players]).map((seat) => seat.leave()));
    return { load, late, memory };
  } finally {
    await server.stop();
  }
}

/** Measures, game after game, how the member who has not joined yet connects and leaves a few times. */
async function measureLate(address: string, games: readonly LiveGame[]): Promise<readonly Late[]> {
  const visits: Late[] = [];
  for (let visit = 0; visit < LATE_VISITS; visit += 1) {
    for (const { id, late } of games) {
      const { seat, ms, bytes } = await Seat.take(address, late, id, CODEC);
      visits.push({ ms, bytes });
      await seat.leave();
    }
  }
  return visits;
}

async function measureRelay(): Promise<Load> {
  const relay = await startChild(['bench/lib/relay.ts'], '');
  try {
    const seats: RelaySeat[] = [];
    for (let index = 0; index < GAMES * PLAYERS; index += 1) {
      seats.push(await RelaySeat.take(relay.port, `room-${Math.floor(index / PLAYERS)}`, `player-${index}`));
    }
    const actors = seats.map((seat) => ({ act: () => seat.send(), bytes: () => seat.bytes }));
    await runLoad(actors, WARM_UP_SECONDS, relay.pid);
    const load = await runLoad(actors, SECONDS, relay.pid);
    for (const seat of seats) seat.leave();
    return load;
  } finally {
    await relay.stop();
  }
}

/** Prints a figure of both, and the server's as a share of the relay's: on a machine whose speed varies only the share is comparable. */
function compare(what: string, figure: (load: Load) => number): void {
  const [ours, theirs] = [figure(server.load), figure(relay)];
  row(what, ours.toFixed(2), theirs.toFixed(2), (ours / theirs).toFixed(2));
}

const ms = (sorted: readonly number[], share: number): string => `${quantile(sorted, share).toFixed(2)} ms`;

heading();
const server = await measureServer();
const relay = await measureRelay();
remark(`${GAMES} games x ${PLAYERS} players, one action a player a second for ${SECONDS} s, encoding ${CODEC}\n`);
row('what', 'server', 'bare relay', 'ratio');
row('---', '---', '---', '---');
compare('action to acknowledgement, p50, ms', ({ latencies }) => quantile(latencies, 0.5));
compare('action to acknowledgement, p99, ms', ({ latencies }) => quantile(latencies, 0.99));
compare('CPU seconds per 1,000 actions', ({ cpuPerThousand }) => cpuPerThousand);
compare('KB down per player and minute', ({ bytesPerActorMinute }) => bytesPerActorMinute / 1000);
row(
  'actions accepted, refused',
  ...[server.load, relay].map(({ latencies, refused }) => `${latencies.length}, ${refused}`),
  '',
);
row('memory with all connected, and after play, MiB', server.memory.map((each) => each.toFixed(0)).join(', '), '', '');
const times = server.late.map((visit) => visit.ms).toSorted((a, b) => a - b);
const sizes = server.late.map((visit) => visit.bytes).toSorted((a, b) => a - b);
row(
  'late joiner: whole game',
  `${(median(sizes) / 1000).toFixed(1)} KB, p50 ${ms(times, 0.5)}, p90 ${ms(times, 0.9)}`,
  '',
  '',
);
footing();
