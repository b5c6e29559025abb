import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
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
import { LOOK_MS } from './line-silence.ts';
import { Pulses } from './pulses.ts';
import { SocketDoor } from './socket-door.ts';
import { channelOf, type LinkParts, WebSocketLink } from './web-socket-link.ts';

const HELLO = { game: 'g1', ticket: 'anna' };

/** A listener on its own port that admits everybody to Anna's game; the test sets the clock. */
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

type Line = {
  pings: number;
  /** Empty binary messages. */
  marks: number;
  closed: number | null;
  readonly roundTrip: () => Promise<unknown>;
};

/** Somebody who is in the game, and either answers pings automatically or never. */
async function enter(url: string, autoPong: boolean, wish: object = {}): Promise<Line> {
  const socket = new WebSocket(url, { autoPong });
  const roundTrip = async () => {
    socket.send(packed({ resync: true }));
    await once(whole, 'whole');
  };
  const whole = new EventEmitter();
  const line: Line = { pings: 0, marks: 0, closed: null, roundTrip };
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (isBinary && data.length === 0) line.marks += 1;
    else whole.emit('whole');
  });
  socket.on('ping', () => (line.pings += 1));
  socket.on('close', (code) => (line.closed = code));
  await once(socket, 'open');
  socket.send(packed({ ...HELLO, ...wish }));
  await once(whole, 'whole');
  onTestFinished(() => socket.terminate());
  return line;
}

/** The server checks its lines once, after everything that has arrived was read. */
async function look(clock: ManualClock): Promise<void> {
  clock.move(LOOK_MS);
  await turn();
}

test('[SOC-10] a client that says nothing is pinged; one that does not answer is ended at the sixth look, within 3 s', async () => {
  const { clock, url } = await aDoor();
  const [alive, dead] = [await enter(url, true), await enter(url, false)];
  for (let looks = 1; looks <= 6; looks += 1) {
    expect(dead.closed).toBeNull();
    await look(clock);
    await alive.roundTrip();
  }
  await until('the dead line is ended', () => dead.closed !== null);
  expect([alive.closed, dead.closed, dead.pings]).toEqual([null, 1006, 5]);
});

test('[SOC-10] who answers pings stays, however long it says nothing else', async () => {
  const { clock, url } = await aDoor();
  const [quiet, beside] = [await enter(url, true), await enter(url, true)];
  for (let looks = 1; looks <= 20; looks += 1) {
    await look(clock);
    // What was sent on one line has been answered once a question on the other one has been.
    await beside.roundTrip();
  }
  expect([quiet.closed, quiet.pings >= 10]).toEqual([null, true]);
});

test('[SOC-19] in silence a client that asked for marks is sent an empty binary message every second; one that did not ask is sent pings alone', async () => {
  const { clock, url } = await aDoor();
  const [asking, other] = [await enter(url, true, { alive: true }), await enter(url, true)];
  for (let looks = 1; looks <= 8; looks += 1) {
    await look(clock);
    await asking.roundTrip();
  }
  expect(asking.marks).toBeGreaterThanOrEqual(1);
  const busy = asking.marks;
  for (let seconds = 1; seconds <= 4; seconds += 1) {
    await look(clock);
    await look(clock);
    await until('a mark came', () => asking.marks >= busy + seconds);
    await other.roundTrip();
  }
  expect([asking.marks <= busy + 8, other.marks, other.pings > 0]).toEqual([true, 0, true]);
});
