import { test } from '@playwright/test';
import { makeSchool } from '../harness/school.ts';
import { closeSeats } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { type StallingProxy, stallingProxy } from '../harness/stalling-proxy.ts';
import { playThroughSilence } from '../steps/silence.ts';

let server: RunningServer;
let proxy: StallingProxy;

test.beforeEach(async () => {
  server = await startServer();
  proxy = await stallingProxy(server);
});

test.afterEach(async ({ browser }) => {
  await closeSeats(browser);
  await proxy?.close();
  await stopServer(server);
});

const SETTINGS = { unit_ms: 1000, leave_grace_s: 600 } as const;

test('[LIN-24] silence of the network is noticed over the stream', async ({ browser }) => {
  const school = await makeSchool(server, 1, SETTINGS);
  await playThroughSilence(browser, proxy.server, school, proxy, {
    seed: 'głucha sieć bez gniazd',
    options: { sockets: 'REFUSED' },
  });
});

for (const sockets of [undefined, 'REFUSED'] as const) {
  test(`[LIN-24] a server that stands still is noticed over ${sockets === undefined ? 'the socket' : 'the stream'}`, async ({
    browser,
  }) => {
    const school = await makeSchool(server, 1, SETTINGS);
    const stopped = { stall: () => server.freeze(), pass: () => server.thaw() };
    await playThroughSilence(browser, server, school, stopped, {
      seed: 'zamrożony serwer',
      ...(sockets === undefined ? {} : { options: { sockets } }),
    });
  });
}
