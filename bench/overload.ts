// npm run bench:overload - five games run while others begin one after another, in a separate thread, until the server refuses to begin more: how
// soon actions in the five are answered before, meanwhile, and alongside as many games as it accepts. The refusal is printed in the words that a
// teacher gets.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { packedCodecRequest } from '@fracht/protocol';
import { SERVER_ARGS, SERVER_ENV } from '../scripts/lib/server.mjs';
import { bookerAt } from './lib/booker.ts';
import { startChild } from './lib/child.ts';
import { runLoad } from './lib/load.ts';
import { latenessIn, metricsOf, storedLate, watchOwnLoop } from './lib/metrics.ts';
import { cpuSeconds } from './lib/process-cost.ts';
import { footing, heading, load, remark, row } from './lib/report.ts';
import type { RushNews } from './lib/rush-worker.ts';
import { ADMIN, makeSchool } from './lib/school.ts';
import { quantile } from './lib/timing.ts';

const GAMES = 5;
const PLAYERS = 5;
const WINDOW_S = 10;
/** Windows before the rush, and after its end. */
const [BEFORE, AFTER] = [3, 6];
/** The rush is given up after this many windows. */
const MOST = 60;
const ENV = { ...SERVER_ENV, DEMO: '0', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ACTION_RATE: '1000' };

const server = await startChild(SERVER_ARGS, 'readyz', ENV);
const address = `http://127.0.0.1:${String(server.port)}`;
const games = await makeSchool(() => address, GAMES, PLAYERS, packedCodecRequest());
const actors = games.flatMap(({ players }) => players.map(bookerAt));
const all: Record<'before' | 'during' | 'after', number[]> = { before: [], during: [], after: [] };

const ownLateness = watchOwnLoop();
let lateBefore = 0;

/** One window, in which each player of the five games acts once a second. */
async function look(phase: keyof typeof all, begun: number): Promise<void> {
  const used = cpuSeconds(server.pid);
  const { latencies, refused } = await runLoad(actors, WINDOW_S, server.pid);
  all[phase].push(...latencies);
  const share = ((cpuSeconds(server.pid) - used) * 100) / WINDOW_S;
  const metric = await metricsOf(address);
  const stored = storedLate(metric);
  const late = [latenessIn(metric, 'max'), ownLateness(), stored - lateBefore].map((each) => each.toFixed(0));
  lateBefore = stored;
  row(phase, String(begun), ...told(latencies), String(refused), ...late, `${share.toFixed(0)} %`, load());
}

function told(latencies: readonly number[]): readonly string[] {
  const sorted = latencies.toSorted((one, other) => one - other);
  return [0.5, 0.95, 0.99].map((share) => quantile(sorted, share).toFixed(1));
}

heading();
const LATE = ["the server's loop late at worst, ms", 'the own one', 'actions stored after more than 1 s'];
row('', 'games begun beside them', 'p50, ms', 'p95', 'p99', 'refused', ...LATE, 'CPU of the server', 'load');
row(...Array.from({ length: 11 }, () => '---'));
await runLoad(actors, WINDOW_S, server.pid);
for (let window = 0; window < BEFORE; window += 1) await look('before', 0);
const rush = new Worker(new URL('./lib/rush-worker.ts', import.meta.url), { workerData: address });
let news: RushNews = { begun: 0, refusal: null };
rush.on('message', (latest: RushNews) => (news = latest));
for (let window = 0; window < MOST && news.refusal === null; window += 1) await look('during', news.begun);
for (let window = 0; window < AFTER; window += 1) await look('after', news.begun);
process.stdout.write('\n');
row('the five games', 'p50, ms', 'p95', 'p99', 'acknowledged');
row(...Array.from({ length: 5 }, () => '---'));
for (const [phase, latencies] of Object.entries(all)) row(phase, ...told(latencies), String(latencies.length));
remark(
  news.refusal === null
    ? 'nothing was refused'
    : `after ${String(news.begun)} games START was refused: ${news.refusal}`,
);
footing();
rush.postMessage('end');
await once(rush, 'exit');
await Promise.all(games.flatMap(({ teacher, players }) => [teacher, ...players]).map((seat) => seat.leave()));
await server.stop();
