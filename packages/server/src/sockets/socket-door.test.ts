import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { aDatabase, aGame } from '../../test/live/a-game.ts';
import { until } from '@fracht/testing/school/until.ts';
import { ManualClock } from '../../test/live/manual-clock.ts';
import { aFolder } from '../../test/live/school.ts';
import { packed } from '@fracht/testing/school/codec.ts';
import { GameRegistry } from '../live/game-registry.ts';
import { isLive } from '../live/live-game.ts';
import { openSqliteLog } from '../games/log/sqlite-log.ts';
import { ALONE } from '../games/ownership.ts';
import { Scheduler } from '../games/scheduler/scheduler.ts';
import { makeLog } from '../log.ts';
import { openSqlite } from '../storage/sqlite/open-sqlite.ts';
import { ActionRates } from './action-rates.ts';
import { Pulses } from './pulses.ts';
import { SocketDoor } from './socket-door.ts';
import { channelOf, type LinkParts, WebSocketLink } from './web-socket-link.ts';

const HELLO = packed({ game: 'g1', ticket: 'anna' });

/** A door on a port of its own through which everybody comes into Anna's game; the clock is in the test's hand. */
async function aDoor() {
  const file = join(aFolder(), 'log.sqlite');
  await aDatabase(file, [aGame()]);
  const [storage, log] = [await openSqlite(file, 0), openSqliteLog(file)];
  const clock = new ManualClock(1_800_000_000_000);
  const scheduler = new Scheduler(clock);
  const registry = new GameRegistry({
    storage,
    log,
    ownership: ALONE,
    scheduler,
    logger: makeLog('silent'),
    now: clock.now,
    steady: clock.now,
  });
  const live = await registry.open('g1');
  if (!isLive(live)) throw new Error('no game');
  const viewer = { player: 'anna', type: 'STUDENT' } as const;
  const link = {
    together: new ActionRates(40, () => 0),
    pulses: new Pulses(scheduler),
    admit: () => Promise.resolve({ ok: true, live, viewer, login: 's', holds: () => Promise.resolve(true) }),
    logger: makeLog('silent'),
    rate: 20,
    now: clock.now,
  } satisfies LinkParts;
  const door = new SocketDoor({
    linkTo: (socket, wire) => new WebSocketLink(socket, (codec) => channelOf(socket, wire, codec), link),
    scheduler,
    publicUrl: 'http://localhost:8080',
    isProxy: () => false,
  });
  const port = await door.listen(0, '127.0.0.1');
  onTestFinished(async () => {
    await door.close();
    await registry.close();
    await log.close();
    await storage.close();
  });
  return { clock, url: `ws://127.0.0.1:${port}` };
}

type Line = { pings: number; closed: number | null; readonly roundTrip: () => Promise<unknown> };

/** Somebody who is in the game, and answers pings by himself or never. */
async function enter(url: string, autoPong: boolean): Promise<Line> {
  const socket = new WebSocket(url, { autoPong });
  const roundTrip = async () => {
    socket.send(packed({ resync: true }));
    await once(socket, 'message');
  };
  const line: Line = { pings: 0, closed: null, roundTrip };
  socket.on('ping', () => (line.pings += 1));
  socket.on('close', (code) => (line.closed = code));
  await once(socket, 'open');
  socket.send(HELLO);
  await once(socket, 'message');
  onTestFinished(() => socket.terminate());
  return line;
}

test('[SOC-10] each line is asked every 20 s whether it lives; one that has not answered by the next time is ended', async () => {
  const { clock, url } = await aDoor();
  const [alive, dead] = [await enter(url, true), await enter(url, false)];
  clock.move(19_999);
  await alive.roundTrip();
  expect([alive.pings, dead.pings]).toEqual([0, 0]);
  clock.move(1);
  await until('both are asked', () => alive.pings === 1 && dead.pings === 1);
  await alive.roundTrip();
  clock.move(20_000);
  await until('the dead line is ended', () => dead.closed !== null);
  await until('the other is asked again', () => alive.pings === 2);
  expect([alive.closed, dead.closed, dead.pings]).toEqual([null, 1006, 1]);
});
