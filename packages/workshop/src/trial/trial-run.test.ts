import { EMPTY_LIBRARY } from '@fracht/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { gameNumberOf, jobsOf, type PlayedJob, TRIAL_GAMES, type TrialJob } from './trial-job.ts';
import { type OpenPort, portsFor, TrialRun, workersWith } from './trial-run.ts';

afterEach(() => vi.unstubAllGlobals());

const PLAN = { before: { rest_minutes: 540 }, after: { rest_minutes: 600 }, number: 1 };
const FIGURES = { players: [], taken: 0, onTime: 0 };

/** Workers that play when they are told to. */
function somePorts() {
  const ports: { job: TrialJob | null; isOpen: boolean; play: () => void; fail: () => void }[] = [];
  const open: OpenPort = (onPlayed, onFail) => {
    const port: (typeof ports)[number] = {
      job: null,
      isOpen: true,
      fail: onFail,
      play: () => {
        const { job } = port;
        port.job = null;
        if (job !== null) onPlayed({ side: job.side, seed: job.seed, figures: FIGURES });
      },
    };
    ports.push(port);
    return {
      post: (job) => {
        port.job = job;
      },
      close: () => {
        port.isOpen = false;
      },
    };
  };
  return { ports, open };
}

function aRun(count: number, jobs: readonly TrialJob[]) {
  const { ports, open } = somePorts();
  const played: PlayedJob[] = [];
  const ends: boolean[] = [];
  const run = new TrialRun({
    jobs,
    ports: count,
    open,
    onPlayed: (one) => played.push(one),
    onEnd: (isWhole) => ends.push(isWhole),
  });
  return { ports, played, ends, run };
}

const JOBS = jobsOf(PLAN, (_, seed) => seed > 3);

test('[TRI-2] a plan is two games of each seed, side by side; what is known is not played again', () => {
  const all = jobsOf(PLAN, () => false);
  expect(all).toHaveLength(2 * TRIAL_GAMES);
  expect(all.slice(0, 3).map(({ side, seed }) => `${side} ${String(seed)}`)).toEqual([
    'before 1',
    'after 1',
    'before 2',
  ]);
  expect(new Set(all.map(({ side, seed }) => `${side} ${String(seed)}`)).size).toBe(all.length);
  expect(jobsOf(PLAN, (side) => side === 'before')).toHaveLength(TRIAL_GAMES);
});

test('every job is played once, one at a time on each port; then the ports are closed', () => {
  const { ports, played, ends } = aRun(2, JOBS);
  expect(ports).toHaveLength(2);
  for (let turn = 0; turn < JOBS.length; turn += 1) ports[turn % 2]?.play();
  expect(played.map(({ side, seed }) => `${side} ${String(seed)}`).toSorted()).toEqual(
    JOBS.map(({ side, seed }) => `${side} ${String(seed)}`).toSorted(),
  );
  expect(ends).toEqual([true]);
  expect(ports.some(({ isOpen }) => isOpen)).toBe(false);
});

test('the end waits for the slowest port', () => {
  const { ports, ends } = aRun(2, JOBS.slice(0, 2));
  ports[0]?.play();
  expect(ends).toEqual([]);
  ports[1]?.play();
  expect(ends).toEqual([true]);
});

test('stopped, nothing more comes, not even what was under way', () => {
  const { ports, played, ends, run } = aRun(2, JOBS);
  ports[0]?.play();
  run.stop();
  ports[1]?.play();
  expect(played).toHaveLength(1);
  expect(ends).toEqual([]);
  expect(ports.some(({ isOpen }) => isOpen)).toBe(false);
});

test('a port that fails ends the run, and says so', () => {
  const { ports, ends } = aRun(2, JOBS);
  ports[1]?.fail();
  expect(ends).toEqual([false]);
  expect(ports.some(({ isOpen }) => isOpen)).toBe(false);
});

test('a port that fails once the run is over says nothing', () => {
  const { ports, ends, run } = aRun(2, JOBS);
  run.stop();
  ports[0]?.fail();
  expect(ends).toEqual([]);
});

/** A substitute for the browser's workers: returns everything that they are sent. */
function watchedWorkers(): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal(
    'Worker',
    class {
      readonly postMessage = (message: unknown): unknown => sent.push(message);
      readonly addEventListener = (): void => undefined;
      readonly terminate = (): void => undefined;
    },
  );
  return sent;
}

test('a worker is sent the situations first, then its games', () => {
  const sent = watchedWorkers();
  const [job] = JOBS;
  if (job === undefined) throw new Error('no job');
  workersWith(EMPTY_LIBRARY)(
    () => undefined,
    () => undefined,
  ).post(job);
  expect(sent).toEqual([{ library: EMPTY_LIBRARY }, { job }]);
});

test('nothing to play is done at once', () => {
  expect(aRun(2, []).ends).toEqual([true]);
});

test.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [16, 4],
])('[TRI-2] a machine of %s cores plays %s games at once', (cores, ports) => {
  expect(portsFor(cores)).toBe(ports);
});

test('a change of a later game alone is tried in that game', () => {
  expect(gameNumberOf({ game_speed_1: 1, game_speed_3: 1.5 }, { game_speed_1: 1, game_speed_3: 2 })).toBe(3);
  expect(gameNumberOf({ game_speed_1: 1, game_speed_3: 1.5 }, { game_speed_1: 2, game_speed_3: 2 })).toBe(1);
  expect(gameNumberOf({ rest_minutes: 540 }, { rest_minutes: 600 })).toBe(1);
});
