import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPlayer } from '@fracht/engine';
import { DEFAULT_CODEC } from '@fracht/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aDatabase, aGame } from '../../test/live/a-game.ts';
import { ManualClock } from '../../test/live/manual-clock.ts';
import { makeLog } from '../log.ts';
import type { Channel } from '../rooms/channel.ts';
import { PlayerLink } from '../sockets/player-link.ts';
import { openSqlite } from '../storage/sqlite/open-sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import type { GameLog } from '../games/log/game-log.ts';
import { openSqliteLog } from '../games/log/sqlite-log.ts';
import { ALONE, type Ownership } from '../games/ownership.ts';
import { Scheduler } from '../games/scheduler/scheduler.ts';
import { GameRegistry } from './game-registry.ts';
import { isLive, type LiveGame } from './live-game.ts';

const anna = { player: 'anna', type: 'STUDENT' } as const;
const ewa = { player: 'ewa', type: 'TEACHER' } as const;

let folder = '';
let storage: Storage;
let log: GameLog;
let clock: ManualClock;
let isDiskFull = false;
let registry: GameRegistry;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fracht-registry-'));
  const file = join(folder, 'log.sqlite');
  await aDatabase(file, [aGame(), aGame({ id: 'g2' })]);
  storage = await openSqlite(file, 0);
  log = openSqliteLog(file);
  clock = new ManualClock(1_800_000_000_000);
  isDiskFull = false;
  registry = aRegistry();
});

afterEach(async () => {
  await registry.close();
  await log.close();
  await storage.close();
  rmSync(folder, { recursive: true });
});

function aRegistry({
  ownership = ALONE,
  changes = {},
}: { ownership?: Ownership; changes?: Partial<GameLog> } = {}): GameRegistry {
  const onDisk: GameLog = {
    ...log,
    ...changes,
    append: (game, row) => (isDiskFull ? Promise.reject(new Error('disk full')) : log.append(game, row)),
  };
  const scheduler = new Scheduler(clock);
  return new GameRegistry({ storage, log: onDisk, ownership, scheduler, logger: makeLog('silent'), now: clock.now });
}

async function opened(): Promise<LiveGame> {
  const live = await registry.open('g1');
  if (!isLive(live)) throw new Error('no game');
  return live;
}

function aChannel() {
  const closed: string[] = [];
  const channel: Channel = {
    codec: DEFAULT_CODEC,
    send: () => undefined,
    waiting: () => 0,
    whenDrained: () => undefined,
    close: (_code, reason) => void closed.push(reason),
  };
  return { channel, closed };
}

const entryOf = (live: LiveGame, viewer: typeof anna | typeof ewa) => ({
  live,
  viewer,
  login: 's',
  holds: () => Promise.resolve(true),
});

async function enter(live: LiveGame, viewer: typeof anna | typeof ewa) {
  const { channel, closed } = aChannel();
  return { closed, link: await PlayerLink.open(entryOf(live, viewer), channel, makeLog('silent')) };
}

const statusOf = ({ host }: LiveGame, player: string) => findPlayer(host.state, player)?.status;

test('[LVG-8] a game is opened once, however many come at the same time', async () => {
  const [one, two] = await Promise.all([registry.open('g1'), registry.open('g1')]);
  expect(one).toBe(two);
  expect(await registry.open('none')).toBeNull();
});

test("[GMS-3] the teacher's arrival opens a fresh game, and the list shows it", async () => {
  const live = await opened();
  await enter(live, anna);
  expect(live.host.state.state).toBe('FRESH');
  await enter(live, ewa);
  expect(live.host.state.state).toBe('WAITING');
  expect((await storage.games.find('g1'))?.state).toBe('WAITING');
});

test('[LVG-8] a game that nobody watches leaves memory and comes back as it was', async () => {
  const live = await opened();
  const [one, two] = [await enter(live, ewa), await enter(live, anna)];
  one.link.close();
  two.link.close();
  clock.move(10_000);
  await live.host.idle();
  expect(statusOf(live, 'anna')).toBe('LEFT');
  clock.move(120_000);
  expect(registry.counts).toEqual({ games: 0, links: 0 });
  const again = await opened();
  expect(again).not.toBe(live);
  expect(again.host.state).toEqual(live.host.state);
});

test('[LVG-10] when the log fails the links end, and who comes back finds all that was durable', async () => {
  const live = await opened();
  const { closed, link } = await enter(live, ewa);
  const seat = await enter(live, anna);
  isDiskFull = true;
  await seat.link.act({ id: 'join', action: { action: 'USER_JOIN' } });
  expect(closed).toEqual(['INTERNAL']);
  isDiskFull = false;
  const again = await opened();
  expect(statusOf(again, 'anna')).toBe('CONNECTED');
  const back = await enter(again, anna);
  link.close();
  seat.link.close();
  clock.move(60_000);
  await again.host.idle();
  expect(back.closed).toEqual([]);
  expect(statusOf(again, 'anna')).toBe('CONNECTED');
  await back.link.act({ id: 'join', action: { action: 'USER_JOIN' } });
  expect(statusOf(again, 'anna')).toBe('JOINED');
});

test('[LVG-8] who arrives while the game leaves memory is sent away to come again', async () => {
  const live = await opened();
  await enter(live, ewa);
  await registry.close();
  const { channel, closed } = aChannel();
  await PlayerLink.open(entryOf(live, ewa), channel, makeLog('silent'));
  expect(closed).toEqual(['INTERNAL']);
});

test('[LVG-6] after a restart who does not come back within the grace time has left', async () => {
  const live = await opened();
  await enter(live, ewa);
  await enter(live, anna);
  await registry.close();
  registry = aRegistry();
  expect(await registry.recover()).toBe(1);
  const again = await opened();
  await enter(again, ewa);
  clock.move(10_000);
  await again.host.idle();
  expect([statusOf(again, 'anna'), statusOf(again, 'ewa')]).toEqual(['LEFT', 'CONNECTED']);
});

test('[LVG-9] after a restart one game is brought back while another waits for the database', async () => {
  for (const id of ['g1', 'g2']) {
    const live = await registry.open(id);
    if (!isLive(live)) throw new Error('no game');
    await enter(live, ewa);
  }
  await registry.close();
  const asked: string[] = [];
  let tell = (): void => undefined;
  const areAsked = new Promise<void>((resolve) => (tell = resolve));
  const read: GameLog['read'] = async (game) => {
    asked.push(game);
    if (asked.length === 2) tell();
    await areAsked;
    return log.read(game);
  };
  registry = aRegistry({ changes: { read } });
  expect(await registry.recover()).toBe(2);
});

test('[GMS-5] a finished game is frozen once and is not brought back at the next start', async () => {
  const live = await opened();
  const { link } = await enter(live, ewa);
  await link.act({ id: 'end', action: { action: 'FINISH' } });
  expect((await storage.games.find('g1'))?.state).toBe('FINISHED');
  await registry.close();
  registry = aRegistry();
  expect(await registry.recover()).toBe(0);
  expect((await opened()).host.state.state).toBe('FINISHED');
});

/** Games that the test gives to this process and takes away; `given` tells the epochs of what it owns. */
function someGames() {
  const given = new Map<string, number>();
  const released: (string | readonly string[])[] = [];
  let taken = 0;
  let lost: (game: string) => void = () => undefined;
  const ownership: Ownership = {
    ...ALONE,
    async take(game) {
      if (game === 'g2') return { isMine: false, owner: 'other' };
      given.set(game, (taken += 1) + 2);
      return { isMine: true, epoch: taken + 2 };
    },
    epochOf: (game) => given.get(game) ?? null,
    async release(game) {
      given.delete(game);
      released.push(game);
    },
    onLost(hear) {
      lost = hear;
    },
  };
  return { ownership, given, released, lose: (game: string) => lost(game) };
}

test('[CLU-2] a game of another process is told to be elsewhere, one that is not there is not taken', async () => {
  const { ownership, given } = someGames();
  registry = aRegistry({ ownership });
  expect(await registry.open('g2')).toEqual({ elsewhere: 'other' });
  expect(await registry.open('none')).toBeNull();
  expect(given.size).toBe(0);
  expect(registry.counts.games).toBe(0);
});

test('[CLU-3] a game is given away when all of it is stored, and its next owner numbers frames above all earlier ones', async () => {
  const { ownership, released } = someGames();
  registry = aRegistry({ ownership });
  const live = await opened();
  await enter(live, ewa);
  expect(live.room.seq).toBeGreaterThan(2_000_000);
  const closing = registry.close();
  expect(released).toEqual([]);
  await closing;
  expect(released).toEqual(['g1']);
  const again = await opened();
  expect(again.host.state).toEqual(live.host.state);
  expect(again.room.seq).toBe(3_000_000 + again.host.seq);
});

test('[CLU-3] who is in a game that another process took is sent to come again, whoever notices it first', async () => {
  const { ownership, given, lose } = someGames();
  registry = aRegistry({ ownership });
  const told = await enter(await opened(), ewa);
  given.delete('g1');
  lose('g1');
  expect(told.closed).toEqual(['SERVER_STOPS']);
  const live = await opened();
  const acting = await enter(live, ewa);
  given.delete('g1');
  await acting.link.act({ id: 'end', action: { action: 'FINISH' } });
  expect(acting.closed).toEqual(['SERVER_STOPS']);
  const next = await enter(await opened(), ewa);
  given.set('g1', 99);
  const again = await opened();
  expect(next.closed).toEqual(['SERVER_STOPS']);
  expect(again.host.state.state).toBe('WAITING');
});

test('a game that is lost on its way into memory does not stay there', async () => {
  const { ownership, given, released } = someGames();
  const take = async (game: string) => {
    const claim = await ownership.take(game);
    given.set(game, 99);
    return claim;
  };
  registry = aRegistry({ ownership: { ...ownership, take } });
  await expect(registry.open('g1')).rejects.toMatchObject({ code: 'LEASE_LOST' });
  expect([registry.counts.games, released]).toEqual([0, ['g1']]);
});
