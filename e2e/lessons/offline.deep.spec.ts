import { test } from '@playwright/test';
import { closeSeats } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { decideWhileAway } from '../steps/away.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[LIN-8] a decision taken without a network is sent when the line is back: over the stream', ({ browser }) =>
  decideWhileAway(browser, server, { seed: 'bez sieci i gniazd', options: { sockets: 'REFUSED' } }));
