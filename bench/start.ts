// npm run bench:start - how long a school with a hundred running games is down for a restart: from the command that `npm start` runs until
// readyz answers, and until the first accepted action of a returning player.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packedCodecRequest } from '@fracht/protocol';
import { freePort } from '../scripts/lib/free-port.mjs';
import { SERVER_ARGS, SERVER_ENV } from '../scripts/lib/server.mjs';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { bookerAt } from './lib/booker.ts';
import { type Place, startChild } from './lib/child.ts';
import { footing, heading, load, remark, row } from './lib/report.ts';
import { ADMIN, makeSchool, PASSWORD } from './lib/school.ts';
import { Seat } from './lib/seat.ts';
import { median } from './lib/timing.ts';

const [GAMES = 100, RUNS = 7] = process.argv.slice(2).map(Number);
/** Actions in the log of each game, besides those that open it. */
const HISTORY = 40;
const CODEC = packedCodecRequest();
const ENV = { DEMO: '0', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
const place: Place = { folder: mkdtempSync(join(tmpdir(), 'fracht-start-')), port: await freePort() };
const address = `http://127.0.0.1:${place.port}`;

/** Makes the school and kills its server in the middle of every game; gives the first game. */
async function leaveSchool(): Promise<string> {
  const server = await startChild(SERVER_ARGS, 'readyz', { ...SERVER_ENV, ...ENV }, place);
  const games = await makeSchool(() => address, GAMES, 1, CODEC);
  const bookers = games.flatMap(({ players }) => players.map(bookerAt));
  await Promise.all(
    bookers.map(async ({ act }) => {
      for (let deed = 0; deed < HISTORY; deed += 1) await act();
    }),
  );
  process.kill(server.pid, 'SIGKILL');
  await server.stop();
  return games[0]?.id ?? 'none';
}

type Start = { readonly readyMs: number; readonly actedMs: number };

async function comeBack(game: string): Promise<Start> {
  const from = performance.now();
  const server = await startChild(['scripts/launch.cjs', 'start'], 'readyz', ENV, place);
  const readyMs = performance.now() - from;
  const { seat } = await Seat.take(address, player, game, CODEC);
  const accepted = await bookerAt(seat, 0).act();
  if (accepted === null) throw new Error('The first action was refused');
  const actedMs = performance.now() - from;
  await seat.leave();
  await server.stop();
  return { readyMs, actedMs };
}

heading();
const game = await leaveSchool();
const first = await startChild(SERVER_ARGS, 'readyz', { ...SERVER_ENV, ...ENV }, place);
const player = await new ApiClient(address).logIn('gracz-0-1@szkola.example', PASSWORD);
await first.stop();
row('run', 'readyz, ms', 'first accepted action, ms', 'load');
row('---', '---', '---', '---');
const starts: Start[] = [];
for (let run = 1; run <= RUNS; run += 1) {
  const before = load();
  const start = await comeBack(game);
  starts.push(start);
  row(String(run), start.readyMs.toFixed(0), start.actedMs.toFixed(0), before);
}
const middle = (of: (start: Start) => number): string => median(starts.map(of).toSorted((a, b) => a - b)).toFixed(0);
remark(
  `${GAMES} running games; median ${middle(({ readyMs }) => readyMs)} ms to readyz, ${middle(({ actedMs }) => actedMs)} ms to the first accepted action`,
);
footing();
rmSync(place.folder, { recursive: true });
