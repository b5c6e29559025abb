import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { ManualClock } from '../../../test/live/manual-clock.ts';
import { portOf } from '../../../test/support/mail-server.ts';
import { Scheduler } from '../../games/scheduler/scheduler.ts';
import { endEvents, keepAlive } from './event-stream.ts';

/** More than the operating systems at both ends buffer for a client that reads nothing. */
const MUCH = Buffer.alloc(32 * 1_048_576, 'x');

/** A stream that is kept alive, by a clock that only the test moves, and its client, which reads nothing yet. */
async function aStream() {
  const clock = new ManualClock(0);
  const scheduler = new Scheduler(clock);
  const opened: ServerResponse[] = [];
  const server = createServer((_, response) => {
    opened.push(response.writeHead(200, { 'content-type': 'text/event-stream' }));
    response.flushHeaders();
    response.on('close', keepAlive(response, scheduler));
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const request = get({ port: portOf(server), host: '127.0.0.1' });
  request.on('error', () => request.destroy());
  const [client]: IncomingMessage[] = await once(request, 'response');
  const [response] = opened;
  if (client === undefined || response === undefined) throw new Error('no stream');
  client.on('error', () => client.destroy());
  return { clock, scheduler, response, client };
}

const MARK = 'event: alive\ndata:\n\n';

test('[STR-5] a stream whose client takes nothing of what waits is cut off after 160 s', async () => {
  const { clock, response } = await aStream();
  response.write(MUCH);
  await until('the systems have taken what they take', () => response.writableLength > 0);
  clock.move(20_000);
  const waiting = response.writableLength;
  clock.move(139_999);
  expect([response.destroyed, response.writableLength]).toEqual([false, waiting]);
  clock.move(2000);
  expect(response.destroyed).toBe(true);
});

test('[STR-2] [STR-5] a stream whose client takes what waits goes on, however long it is, and after it a mark comes for each second of silence', async () => {
  const { clock, response, client } = await aStream();
  response.write(MUCH);
  await until('something waits', () => response.writableLength > 0);
  clock.move(140_000);
  let heard = '';
  client.on('data', (part: Buffer) => (heard = (heard + String(part)).slice(-200)));
  await until('all is taken', () => response.writableLength === 0 && heard.endsWith('xxx'));
  clock.move(140_000);
  for (let marks = 1; marks <= 5; marks += 1) {
    heard = '';
    clock.move(1500);
    await until('a mark is heard', () => heard.includes(MARK));
  }
  expect(response.destroyed).toBe(false);
});

test('[STR-2] a stream begins with a mark, and none comes while other things do', async () => {
  const { clock, response, client } = await aStream();
  let heard = '';
  client.on('data', (part: Buffer) => (heard += String(part)));
  await until('the first mark is heard', () => heard === MARK);
  for (let events = 1; events <= 20; events += 1) {
    response.write('data: 1\n\n');
    clock.move(500);
  }
  await until('all events are heard', () => heard.split('data: 1').length === 21);
  expect(heard.split('event: alive')).toHaveLength(2);
});

test('[LVG-12] a stream that is ended while its client takes nothing ends alone, though a comment is due', async () => {
  const { clock, scheduler, response } = await aStream();
  const faults: unknown[] = [];
  response.on('error', (fault) => faults.push(fault));
  response.write(MUCH);
  await until('something waits', () => response.writableLength > 0);
  clock.move(19_000);
  endEvents(response, 'event: close\n\n', scheduler);
  clock.move(1000);
  // An error of an answer is reported a moment later.
  await turn();
  expect([response.destroyed, faults]).toEqual([false, []]);
  clock.move(2000);
  await until('it is closed', () => response.closed);
  expect(faults).toEqual([]);
});
