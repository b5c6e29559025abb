import { test } from '@playwright/test';
import { makeSchool } from '../harness/school.ts';
import { closeSeats } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { type StallingProxy, stallingProxy } from '../harness/stalling-proxy.ts';
import { playThroughSilence } from '../steps/silence.ts';

let server: RunningServer;
let proxy: StallingProxy;

test.beforeAll(async () => {
  server = await startServer();
  proxy = await stallingProxy(server);
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(async () => {
  await proxy?.close();
  await stopServer(server);
});

test('[LIN-24] [LIN-25] [LIN-27] a network that passes nothing and closes nothing is noticed in play and on the live page, and a decision taken meanwhile counts once', async ({
  browser,
}) => {
  const school = await makeSchool(server, 1, { unit_ms: 1000, leave_grace_s: 600 });
  await playThroughSilence(browser, proxy.server, school, proxy, { seed: 'głucha sieć', inLobby: false });
});
