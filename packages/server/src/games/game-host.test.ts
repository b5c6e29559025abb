import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  EMPTY_LIBRARY,
  gameSpeed,
  type GameSetup,
  type GameState,
  newGame,
  offeredOrders,
  roundSeconds,
} from '@fracht/engine';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aDatabase, aGame } from '../../test/live/a-game.ts';
import { ManualClock } from '../../test/live/manual-clock.ts';
import { makeLog } from '../log.ts';
import { MARK_EVERY_MS } from './game-alarms.ts';
import { GivenAnswers } from './given-answers.ts';
import { GameHost } from './game-host.ts';
import type { HostChange, HostStart } from './host-parts.ts';
import type { GameLog } from './log/game-log.ts';
import { openSqliteLog } from './log/sqlite-log.ts';
import { readGame, setupOf } from './read-game.ts';
import { Scheduler } from './scheduler/scheduler.ts';

const names = new Map([
  ['anna', { first_name: 'Anna', last_name: 'Kowalska' }],
  ['piotr', { first_name: 'Piotr', last_name: 'Nowak' }],
]);
const anna = { player: 'anna', type: 'STUDENT' } as const;
const piotr = { player: 'piotr', type: 'STUDENT' } as const;
const teacher = { player: 'ewa', type: 'TEACHER' } as const;

let folder = '';
let log: GameLog;
let clock: ManualClock;
let changes: HostChange[] = [];
let broken: unknown[] = [];
let hosts: GameHost[] = [];

/** What the store of results is doing. */
let storing: Promise<void>;
/** Whether the host's process owns the game. */
let isHeld = true;

beforeEach(async () => {
  storing = Promise.resolve();
  isHeld = true;
  folder = mkdtempSync(join(tmpdir(), 'fracht-host-'));
  await aDatabase(join(folder, 'log.sqlite'), [aGame()]);
  log = openSqliteLog(join(folder, 'log.sqlite'));
  clock = new ManualClock(1_800_000_000_000);
  changes = [];
  broken = [];
  hosts = [];
});

afterEach(async () => {
  for (const host of hosts) await host.close();
  await log.close();
  rmSync(folder, { recursive: true });
});

function setup(): GameSetup {
  return setupOf(aGame(), EMPTY_LIBRARY);
}

async function aHost(
  start: Partial<HostStart> = {},
  breakMs: number | null = null,
  theLog = log,
  logger = makeLog('silent'),
): Promise<GameHost> {
  const begin: HostStart = { state: newGame(setup()), seq: 0, snapshotSeq: 0, answers: new GivenAnswers(), ...start };
  const host = new GameHost(
    {
      ...begin,
      log: theLog,
      scheduler: new Scheduler(clock),
      logger,
      today: () => '2026-11-21',
      breakMs,
      isHeld: () => isHeld,
    },
    {
      changed: (change) => void changes.push(change),
      progressed: () => storing,
      broke: (error) => void broken.push(error),
    },
  );
  await host.start();
  hosts.push(host);
  return host;
}

let made = 0;
const act = (
  host: GameHost,
  who: typeof anna | typeof teacher | typeof piotr,
  action: Parameters<GameHost['act']>[1]['action'],
  id = `id-${(made += 1)}`,
) => host.act(who, { id, action }, null);

async function running(host: GameHost): Promise<GameHost> {
  await host.serve({ action: 'RUN' });
  for (const [id, name] of names) {
    await host.serve({ action: 'CONNECT', user: { id, ...name, num_games: 0 }, type: 'STUDENT' });
  }
  await act(host, anna, { action: 'USER_JOIN' });
  await act(host, piotr, { action: 'USER_JOIN' });
  await act(host, teacher, { action: 'START' });
  return host;
}

const LOST = { code: 'LEASE_LOST' };
function lose(): void {
  isHeld = false;
}

const firstOrder = (state: GameState) => offeredOrders(state)[0]?.id ?? 'none';

test('[LVG-2] an accepted action is in the log before its answer, a refused one is not', async () => {
  const host = await running(await aHost());
  const order = firstOrder(host.state);
  expect(await act(host, anna, { action: 'BOOK_ORDER', order })).toEqual({ ok: true, seq: 7 });
  expect(await act(host, piotr, { action: 'BOOK_ORDER', order })).toEqual({ ok: false, code: 'ORDER_TAKEN' });
  const stored = await log.read('g1');
  expect(stored.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(stored.entries.at(-1)).toMatchObject({ player: 'anna', type: 'STUDENT', day: '2026-11-21' });
});

test('[LVG-3] [CLU-2] who does not own the game any more decides nothing, and what was stored in time is answered by the next owner', async () => {
  const host = await running(await aHost());
  const order = firstOrder(host.state);
  const before = host.state;
  const slow = { ...log, append: (...given: Parameters<GameLog['append']>) => log.append(...given).then(lose) };
  const late = await aHost(readGame(aGame(), EMPTY_LIBRARY, await log.read('g1'), names), null, slow);
  await expect(act(late, anna, { action: 'BOOK_ORDER', order }, 'mine')).rejects.toMatchObject(LOST);
  await expect(act(host, piotr, { action: 'BOOK_ORDER', order })).rejects.toMatchObject(LOST);
  clock.move(600_000);
  await host.idle();
  expect(host.state).toBe(before);
  expect(broken).toEqual(expect.arrayContaining([expect.objectContaining(LOST)]));
  expect(changes.at(-1)?.state.orders).toEqual(before.orders);
  isHeld = true;
  const next = await aHost(readGame(aGame(), EMPTY_LIBRARY, await log.read('g1'), names));
  const again = await act(next, anna, { action: 'BOOK_ORDER', order }, 'mine');
  expect(again).toEqual({ ok: true, seq: 7, isRepeat: true });
});

test('[LVG-2] a refused action leaves the state identical', async () => {
  const host = await running(await aHost());
  const before = host.state;
  await act(host, anna, { action: 'BOOK_CAR', order: 'none', car: 'none' });
  expect(host.state).toBe(before);
});

test('[LVG-3] [ACT-4] the same id gets its first answer and has no second effect, also after a restart', async () => {
  const host = await running(await aHost());
  const order = firstOrder(host.state);
  const first = await act(host, anna, { action: 'BOOK_ORDER', order }, 'mine');
  const after = host.state;
  expect(await act(host, anna, { action: 'BOOK_ORDER', order }, 'mine')).toEqual({ ...first, isRepeat: true });
  expect(await act(host, piotr, { action: 'BOOK_ORDER', order }, 'mine')).toEqual({ ok: false, code: 'ORDER_TAKEN' });
  expect(host.state).toBe(after);
  const again = await aHost(readGame(aGame(), EMPTY_LIBRARY, await log.read('g1'), names));
  expect(await act(again, anna, { action: 'BOOK_ORDER', order }, 'mine')).toEqual({ ...first, isRepeat: true });
  expect([again.lastActionAt('anna'), again.lastActionAt('nikt')]).toEqual([host.lastActionAt('anna'), null]);
});

test('[LVG-1] of many who want one order at once exactly one gets it', async () => {
  const host = await running(await aHost());
  const order = firstOrder(host.state);
  const wishes = Array.from({ length: 20 }, (_, index) =>
    act(host, index % 2 === 0 ? anna : piotr, { action: 'BOOK_ORDER', order }),
  );
  const answers = await Promise.all(wishes);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('[LVG-2] what is not stored yet is not shown: a round ends for everybody once its end is durable', async () => {
  const host = await running(await aHost());
  let isStored = (): void => {};
  storing = new Promise((resolve) => {
    isStored = resolve;
  });
  clock.move(600_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect([host.state.state, host.present.state]).toEqual(['PAUSED', 'IN_PROGRESS']);
  isStored();
  await host.idle();
  expect(host.present).toBe(host.state);
});

test('[LVG-4] what is due happens by itself, at its moment', async () => {
  const host = await running(await aHost());
  changes = [];
  for (let second = 0; second < 600; second += 20) {
    clock.move(20_000);
    await host.idle();
  }
  expect(host.state).toMatchObject({ state: 'PAUSED', pauseReason: 'ROUND_END', now: roundSeconds(setup()) });
  expect(changes.length).toBeGreaterThan(1);
  expect(changes.every(({ cause }) => cause === null)).toBe(true);
});

test('[LVG-5] the next round begins by itself after the break, where the game was made so', async () => {
  const host = await running(await aHost({}, 60_000));
  clock.move(600_000);
  await host.idle();
  expect(host.breakEndsAt).toBe(clock.now() + 60_000);
  clock.move(59_999);
  await host.idle();
  expect(host.state.round).toBe(1);
  clock.move(1);
  await host.idle();
  expect(host.state).toMatchObject({ round: 2, state: 'IN_PROGRESS' });
  expect(host.breakEndsAt).toBeNull();
});

test('[GAM-6] a skipped round jumps the clock, and it goes on from there', async () => {
  const host = await running(await aHost());
  clock.move(60_000);
  expect((await act(host, teacher, { action: 'START', skip: true })).ok).toBe(true);
  const begins = roundSeconds(setup());
  expect([host.state.round, host.now]).toEqual([2, begins]);
  clock.move(10_000);
  await host.idle();
  expect(host.now).toBe(begins + 600);
  clock.move(590_000);
  await host.idle();
  expect(host.state).toMatchObject({ state: 'PAUSED', pauseReason: 'ROUND_END', round: 2, now: 2 * begins });
});

test('[LVG-4] a game that waits or is paused asks for no wake-up', async () => {
  const host = await running(await aHost());
  await act(host, teacher, { action: 'STOP_EVENTS' });
  expect(host.isTicking).toBe(false);
  const before = host.state;
  clock.move(3_600_000);
  await host.idle();
  expect(host.state).toBe(before);
});

test('[LVG-9] the log gives the live state again, names from the accounts', async () => {
  const host = await running(await aHost());
  await act(host, anna, { action: 'BOOK_ORDER', order: firstOrder(host.state) });
  clock.move(120_000);
  await host.idle();
  await act(host, piotr, { action: 'BOOK_ORDER', order: firstOrder(host.state) });
  const stored = await log.read('g1');
  expect(JSON.stringify(stored)).not.toContain('Kowalska');
  const again = readGame(aGame(), EMPTY_LIBRARY, stored, names);
  expect(again.state).toEqual(host.state);
});

test('[LVG-9] a snapshot after 200 actions shortens the replay and changes nothing', async () => {
  const host = await running(await aHost());
  for (let index = 0; index < 110; index += 1) {
    clock.move(10);
    await act(host, anna, { action: 'BOOK_ORDER', order: firstOrder(host.state) });
    await act(host, anna, {
      action: 'CANCEL_ORDER',
      order: host.state.orders.find(({ player }) => player === 'anna')?.id ?? '',
    });
  }
  await log.mark('g1', host.now);
  const stored = await log.read('g1');
  expect(stored.snapshot?.seq).toBeGreaterThanOrEqual(200);
  expect(stored.entries.length).toBeLessThan(40);
  const again = readGame(aGame(), EMPTY_LIBRARY, stored, names);
  expect(JSON.stringify({ ...again.state, now: 0 })).toBe(JSON.stringify({ ...host.state, now: 0 }));
});

test('[LVG-9] a silent running game loses at most a quarter of a second of its clock', async () => {
  const host = await running(await aHost());
  for (let second = 0; second < 10; second += 1) {
    clock.move(1000);
    await log.read('g1');
  }
  clock.move(400);
  await host.idle();
  const { at } = await log.read('g1');
  expect(host.now - (at ?? 0)).toBeLessThanOrEqual(15);
  expect(host.now).toBeGreaterThan(600);
});

test('[LVG-10] when the log fails the action fails, the state stays and the host ends', async () => {
  const failing: GameLog = { ...log, append: () => Promise.reject(new Error('disk full')) };
  const host = await aHost({}, null, failing);
  const before = host.state;
  await expect(host.serve({ action: 'RUN' })).rejects.toThrow('disk full');
  expect(host.state).toBe(before);
  expect(broken).toHaveLength(1);
});

test('[LVG-9] at no moment is more than a quarter of a second of the clock of a running game not stored, whenever its last action was', async () => {
  const host = await running(await aHost());
  const secondMs = setup().settings.unit_ms / (60 * gameSpeed(setup()));
  for (const [before, after] of [
    [100, 800],
    [600, 1350],
    [900, 1050],
  ] as const) {
    clock.move(1000 - (clock.now() % 1000) + before);
    await host.idle();
    await act(host, anna, { action: 'BOOK_ORDER', order: firstOrder(host.state) });
    clock.move(after);
    await host.idle();
    const { at } = await log.read('g1');
    expect((host.now - (at ?? 0)) * secondMs).toBeLessThanOrEqual(MARK_EVERY_MS);
  }
});

const AWAY = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

test('[LVG-14] a game whose clock cannot be stored stands, and nothing is decided or marked any more', async () => {
  let isFull = false;
  const marks: number[] = [];
  const mark: GameLog['mark'] = async (_game, at) => {
    if (isFull) throw AWAY;
    marks.push(at);
  };
  const host = await running(await aHost({}, null, { ...log, mark }));
  for (let second = 0; second < 3; second += 1) {
    clock.move(1000);
    await host.idle();
  }
  expect(marks.length).toBeGreaterThan(1);
  expect(broken).toEqual([]);
  isFull = true;
  clock.move(1000);
  await expect.poll(() => broken).toEqual([AWAY]);
  isFull = false;
  const { length } = marks;
  await host.close();
  expect(marks).toHaveLength(length);
  const order = firstOrder(host.state);
  await expect(act(host, anna, { action: 'BOOK_ORDER', order })).rejects.toThrow(AWAY.message);
});

test('[LVG-14] a storage that does not answer for five seconds is away, one that answers late is not', async () => {
  const answers: (() => void)[] = [];
  const mark = (): Promise<void> => new Promise((resolve) => void answers.push(resolve));
  const host = await running(await aHost({}, null, { ...log, mark }));
  clock.move(5000);
  expect(answers.length).toBeGreaterThan(3);
  answers.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
  clock.move(MARK_EVERY_MS);
  expect(broken).toEqual([]);
  clock.move(MARK_EVERY_MS);
  expect(broken).toEqual([expect.objectContaining({ code: 'STORAGE_SILENT' })]);
  await host.close();
});

test('why a mark or a snapshot was not stored is told in the log', async () => {
  const lines: string[] = [];
  const full = () => Promise.reject(new Error('disk full'));
  const host = await aHost(
    {},
    null,
    { ...log, mark: full, saveSnapshot: full },
    pino({}, { write: (line) => lines.push(line) }),
  );
  await running(host);
  clock.move(3000);
  for (let index = 0; index < 210; index += 1) {
    await act(host, teacher, { action: 'STOP_EVENTS', situations: true });
  }
  await host.idle();
  const told = (what: string) => lines.filter((line) => line.includes(what) && line.includes('disk full'));
  expect(told('the clock could not be marked')).not.toEqual([]);
  expect(told('a snapshot was not stored')).not.toEqual([]);
});

test('a closed host does nothing more', async () => {
  const host = await aHost();
  await host.close();
  await expect(host.serve({ action: 'RUN' })).rejects.toThrow('closed');
});
