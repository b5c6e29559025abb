// npm run soak - a school's whole day on a small scale: rooms that play one game after another over real sockets against the built server in a separate
// process, for MINUTES (60) minutes, GAMES (40) at once with PLAYERS (6) each. Each minute it prints memory, handles, the delay of the event loop and
// how soon actions are acknowledged; at the end, whether these are flat. A game lasts about a quarter of an hour, so that many reach their end.
import { setTimeout as sleep } from 'node:timers/promises';
import { packedCodecRequest } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { addPerson, changeSettings } from '@fracht/testing/school/school.ts';
import { SERVER_ARGS, SERVER_ENV } from '../scripts/lib/server.mjs';
import { startChild } from './lib/child.ts';
import { latenessIn, metricsOf } from './lib/metrics.ts';
import { anonymousMiB, cpuSeconds, residentMiB } from './lib/process-cost.ts';
import { footing, heading, load, remark, row } from './lib/report.ts';
import { ADMIN, somebody } from './lib/school.ts';
import { type Bound, isFlat, type Point, riseOf } from './lib/slope.ts';
import { SoakRoom, type Tally } from './lib/soak-room.ts';
import { quantile } from './lib/timing.ts';

const [MINUTES, GAMES, PLAYERS] = [
  Number(process.env['MINUTES'] ?? 60),
  Number(process.env['GAMES'] ?? 40),
  Number(process.env['PLAYERS'] ?? 6),
];
/** A round takes three minutes. */
const SETTINGS = { unit_ms: 300, round_break_s: 5, leave_grace_s: 600 };
const MINUTE_MS = 60_000;
/** How many minutes at the beginning are at least printed and not judged. */
const WARM_UP = Math.max(1, Math.round(MINUTES / 6));
const ENV = { ...SERVER_ENV, DEMO: '0', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ACTION_RATE: '1000' };

/**
 * The figures of a minute; `isSettled`: by its end each room has played two games to their end. With the first ends the threads that work out debriefs start, whose
 * memory grows until each has worked on a whole class; by the second ends they have reached their final size.
 */
type Minute = { readonly figures: Readonly<Record<Figure, number>>; readonly isSettled: boolean };
/** The figures that are judged, and by how much each may rise during the run. */
const BOUNDS = {
  'resident MiB': { share: 0.1, least: 10 },
  'own MiB': { share: 0.1, least: 10 },
  'heap MiB': { share: 0.15, least: 10 },
  handles: { share: 0.05, least: 10 },
  'loop late p99 ms': { share: 0.5, least: 5 },
  'acknowledged p50 ms': { share: 0.5, least: 2 },
  'acknowledged p99 ms': { share: 0.5, least: 10 },
} as const satisfies Readonly<Record<string, Bound>>;
type Figure = keyof typeof BOUNDS;

const FIGURES = Object.keys(BOUNDS).filter((name): name is Figure => Object.hasOwn(BOUNDS, name));

async function figuresOf(address: string, pid: number, { latencies }: Tally): Promise<Minute['figures']> {
  const metric = await metricsOf(address);
  const sorted = latencies.toSorted((one, other) => one - other);
  return {
    'resident MiB': residentMiB(pid),
    'own MiB': anonymousMiB(pid),
    'heap MiB': metric('nodejs_heap_size_used_bytes') / 1_048_576,
    handles: metric('nodejs_active_handles'),
    'loop late p99 ms': latenessIn(metric, 'p99'),
    'acknowledged p50 ms': quantile(sorted, 0.5),
    'acknowledged p99 ms': quantile(sorted, 0.99),
  };
}

async function makeRooms(address: string): Promise<readonly SoakRoom[]> {
  const admin = await new ApiClient(address).logIn(ADMIN.email, ADMIN.password);
  await changeSettings(admin, SETTINGS);
  const rooms: SoakRoom[] = [];
  for (let place = 0; place < GAMES; place += 1) {
    // Each room has its own lecturer: the server limits simultaneous calls of one person.
    const lecturer = `wykladowca-${String(place)}@szkola.example`;
    await addPerson(admin, { ...somebody(lecturer), type: 'TEACHER' });
    rooms.push(await SoakRoom.make(address, packedCodecRequest(), lecturer, place, PLAYERS));
  }
  return rooms;
}

async function soak(address: string, pid: number): Promise<readonly Minute[]> {
  const rooms = await makeRooms(address);
  let isOver = false;
  const tally: Tally = { latencies: [], refused: 0, finished: 0, broken: 0 };
  const playing = Promise.all(rooms.map((room) => room.play(() => isOver, tally)));
  row('minute', ...FIGURES, 'actions', 'refused', 'games over', 'rooms broken', 'CPU of the server', 'load');
  row(...Array.from({ length: FIGURES.length + 7 }, () => '---'));
  const minutes: Minute[] = [];
  let used = cpuSeconds(pid);
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    tally.latencies = [];
    tally.refused = 0;
    await sleep(MINUTE_MS);
    const figures = await figuresOf(address, pid, tally);
    minutes.push({ figures, isSettled: tally.finished >= GAMES * 2 });
    const cpu = cpuSeconds(pid) - used;
    used += cpu;
    row(
      String(minute),
      ...FIGURES.map((name) => figures[name].toFixed(1)),
      ...[tally.latencies.length, tally.refused, tally.finished, tally.broken].map(String),
      `${((cpu * 100_000) / MINUTE_MS).toFixed(0)} %`,
      load(),
    );
  }
  isOver = true;
  await playing;
  if (tally.broken > 0) process.exitCode = 1;
  return minutes;
}

/**
 * Whether each figure stayed where it was: from the minute in which the second games were over, or from the end of the warm-up if they never
 * were.
 */
function judge(minutes: readonly Minute[]): void {
  const from = Math.max(
    WARM_UP,
    minutes.findIndex(({ isSettled }) => isSettled),
  );
  process.stdout.write('\n');
  row('figure', `rise from minute ${String(from + 1)} on`, 'it may rise by', 'flat');
  row('---', '---', '---', '---');
  for (const name of FIGURES) {
    const points: Point[] = minutes.slice(from).map(({ figures }, index) => ({ at: index, value: figures[name] }));
    const verdict = isFlat(points, BOUNDS[name]);
    if (verdict === false) process.exitCode = 1;
    const { share, least } = BOUNDS[name];
    const told = verdict === null ? 'too short to tell' : { true: 'yes', false: 'NO' }[`${verdict}`];
    row(name, riseOf(points).toFixed(1), `${(share * 100).toFixed(0)} % of its mean or ${String(least)}`, told);
  }
}

const server = await startChild(SERVER_ARGS, 'readyz', ENV);
try {
  heading();
  remark(
    `${String(GAMES)} games x ${String(PLAYERS)} players, ${String(MINUTES)} minutes; bots look every two seconds\n`,
  );
  judge(await soak(`http://127.0.0.1:${String(server.port)}`, server.pid));
  footing();
} finally {
  await server.stop();
}
