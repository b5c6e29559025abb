// npm run bench:memory - memory of the built server: after its start, with fifty games of six connected players, after a minute of play, and
// with a thousand running games without players; and how busy fifty of these keep it. Anonymous memory is the server's own; the rest of the
// resident memory is Node's executable.
import { setTimeout as sleep } from 'node:timers/promises';
import { packedCodecRequest } from '@fracht/protocol';
import { SERVER_ARGS, SERVER_ENV } from '../scripts/lib/server.mjs';
import { bookerAt } from './lib/booker.ts';
import { type RunningChild, startChild } from './lib/child.ts';
import { runLoad } from './lib/load.ts';
import { anonymousMiB, coreShare, residentMiB } from './lib/process-cost.ts';
import { footing, heading, load, remark, row } from './lib/report.ts';
import { ADMIN, makeSchool } from './lib/school.ts';
import { startEmptyGames } from './lib/silent-games.ts';

const [GAMES = 50, PLAYERS = 6, SILENT = 1000] = process.argv.slice(2).map(Number);
const SECONDS = 60;
/** Wait in ms until the memory of the first rush is released. */
const SETTLE_MS = 3000;
/** Wait in ms until the work after a start is done. */
const QUIET_MS = 15_000;
const IDLE_MS = 30_000;
const CODEC = packedCodecRequest();
const ENV = { ...SERVER_ENV, DEMO: '0', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ACTION_RATE: '1000' };

async function tell(what: string, { pid }: RunningChild): Promise<number> {
  await sleep(SETTLE_MS);
  const resident = residentMiB(pid);
  row(what, resident.toFixed(0), anonymousMiB(pid).toFixed(0), load());
  return resident;
}

async function measureLesson(): Promise<void> {
  const server = await startChild(SERVER_ARGS, 'readyz', ENV);
  try {
    await tell('fresh', server);
    const games = await makeSchool(() => `http://127.0.0.1:${server.port}`, GAMES, PLAYERS, CODEC);
    await tell(`${GAMES} running games x ${PLAYERS} players connected`, server);
    await runLoad(
      games.flatMap(({ players }) => players.map(bookerAt)),
      SECONDS,
      server.pid,
    );
    await tell(`after ${SECONDS} s of play, an action a player a second`, server);
    await Promise.all(games.flatMap(({ teacher, players }) => [teacher, ...players]).map((seat) => seat.leave()));
  } finally {
    await server.stop();
  }
}

async function measureSilent(): Promise<void> {
  const server = await startChild(SERVER_ARGS, 'readyz', ENV);
  try {
    const start = await startEmptyGames(`http://127.0.0.1:${server.port}`, CODEC);
    await start(GAMES);
    await sleep(QUIET_MS);
    const idle = await coreShare([server.pid], IDLE_MS);
    remark(`${GAMES} running games without players: ${idle.toFixed(2)} % of a core`);
    const told: number[] = [];
    for (const share of [0.1, 0.4, 0.7, 1]) {
      const count = Math.round(SILENT * share);
      await start(count);
      told.push(await tell(`${count} running games without players`, server));
    }
    const [first = 0, , , last = 0] = told;
    const kib = ((last - first) * 1024) / (SILENT * 0.9);
    remark(`each further running game without players: ${kib.toFixed(0)} KiB`);
  } finally {
    await server.stop();
  }
}

heading();
row('built server', 'resident, MiB', 'anonymous, MiB', 'load');
row('---', '---', '---', '---');
await measureLesson();
await measureSilent();
footing();
