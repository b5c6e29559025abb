import { expect, test } from 'vitest';
import { NETWORK_SAMPLE, networkPayload } from '@fracht/protocol';
import { until } from '@fracht/testing/school/until.ts';
import { networkRoutes } from '../../src/http/server/network.ts';
import { Scheduler } from '../../src/games/scheduler/scheduler.ts';
import { testApp } from '../support/test-app.ts';
import { ManualClock } from './manual-clock.ts';

/** What the calls of the network test need from the live games, with a clock that only the test moves. */
async function aNetwork(socketPort: number | null = 54_345) {
  const clock = new ManualClock(0);
  const scheduler = new Scheduler(clock);
  const resource = networkRoutes({ isSecure: false, socketPort: () => socketPort, scheduler });
  const { app } = await testApp({ resources: [resource] });
  return { app, clock, scheduler };
}

async function aStream() {
  const { app, clock, scheduler } = await aNetwork();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}/api/server/stream-test/`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error('a stream without a body');
  return { response, clock, scheduler, read: () => reader.read(), leave: () => reader.cancel() };
}

test('[STR-3] the trial stream sends its events one by one, 300 ms apart, and ends', async () => {
  const { response, clock, scheduler, read } = await aStream();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/u);
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  expect(await read()).toEqual({ done: false, value: 'data: 1\n\n' });
  clock.move(299);
  expect(scheduler.size).toBe(1);
  clock.move(1);
  expect(await read()).toEqual({ done: false, value: 'data: 2\n\n' });
  clock.move(300);
  expect(await read()).toEqual({ done: false, value: 'data: 3\n\n' });
  expect(await read()).toEqual({ done: true, value: undefined });
});

test('[STR-3] of a trial stream that its reader has left nothing waits any more', async () => {
  const { scheduler, read, leave } = await aStream();
  await read();
  expect(scheduler.size).toBe(1);
  await leave();
  await until('nothing waits', () => scheduler.size === 0);
});

async function told(headers: Readonly<Record<string, string>>, socketPort?: number | null) {
  const { app } = await aNetwork(socketPort);
  const answer = await app.inject({ url: '/api/server/network/', headers: { host: 'gra.test:8080', ...headers } });
  return networkPayload.parse(answer.json().payload);
}

test('[RUN-10] everybody is told how their call has arrived', async () => {
  const direct = await told({});
  expect(direct).toEqual({
    address: '127.0.0.1',
    via: null,
    socket: 'ws://gra.test:54345/',
    isSecure: false,
    sample: NETWORK_SAMPLE,
  });
  const proxied = await told({ via: '1.1 squid.szkola.pl', 'x-forwarded-for': '203.0.113.7' }, null);
  expect(proxied).toMatchObject({ address: '203.0.113.7', via: '1.1 squid.szkola.pl', socket: null });
  expect((await told({ via: 'x'.repeat(5000) })).via).toHaveLength(200);
});

test('[RUN-10] the text to compare is long enough to be compressed on its way', async () => {
  const { app } = await aNetwork();
  const { headers } = await app.inject({ url: '/api/server/network/', headers: { 'accept-encoding': 'gzip' } });
  expect(headers['content-encoding']).toBe('gzip');
});

test('[RUN-10] one address is told 240 times a minute, another one all the same', async () => {
  const { app } = await aNetwork();
  const ask = (address: string) => app.inject({ url: '/api/server/network/', remoteAddress: address });
  const statuses: number[] = [];
  for (let count = 0; count < 241; count += 1) statuses.push((await ask('192.0.2.1')).statusCode);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([240, 429]);
  expect((await ask('192.0.2.2')).statusCode).toBe(200);
});
