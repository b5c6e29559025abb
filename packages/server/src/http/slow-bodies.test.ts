import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../test/support/test-app.ts';
import { makeLog } from '../log.ts';
import { PATIENCE } from '../patience.ts';

/** A client that sends everything at once is not cut off, however slow the machine. */
const SHORT = { headersTimeout: 2000, requestTimeout: 2000, connectionsCheckingInterval: 100 };
/** The announced length; sent drop by drop it would take more than a minute. */
const LENGTH = 1500;
const DROP_MS = 50;

/** A request whose body comes drop by drop, until the server answers or closes the connection; never ended from here. */
async function dripping(port: number, type: string, beginning: string) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  socket.write(
    `POST /api/auth/ HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${String(LENGTH)}\r\n\r\n${beginning}`,
  );
  const drops = setInterval(() => void socket.write('x'), DROP_MS);
  const line = { heard: '', isOver: false };
  socket.on('data', (part) => {
    clearInterval(drops);
    line.heard += part.toString();
  });
  socket.on('close', () => {
    clearInterval(drops);
    line.isOver = true;
  });
  return line;
}

test.each([
  ['application/json', '{"email":"'],
  ['multipart/form-data; boundary=kres', '--kres\r\nContent-Disposition: form-data; name="email"\r\n\r\n'],
])(
  '[BND-3] [RUN-5] a body as %s that comes drop by drop is cut by the server, and others are answered meanwhile; the log has nothing of it',
  async (type, beginning) => {
    const logged: string[] = [];
    const write = (line: Buffer, _: unknown, done: () => void): void => {
      logged.push(String(line));
      done();
    };
    const { app, person, logIn } = await testApp({ patience: SHORT, log: makeLog('info', new Writable({ write })) });
    await person({ email: 'anna@szkola.test' });
    const { bearer } = await logIn('anna@szkola.test');
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const port = Number(new URL(address).port);
    const lines = await Promise.all(Array.from({ length: 20 }, () => dripping(port, type, beginning)));
    let answered = 0;
    while (lines.some(({ isOver }) => !isOver)) {
      const headers = { authorization: `Bearer ${bearer}` };
      expect((await fetch(`${address}/api/user/data/`, { headers })).status).toBe(200);
      answered += 1;
      await sleep(DROP_MS);
    }
    expect(answered).toBeGreaterThan(0);
    for (const { heard } of lines) expect(heard).toMatch(/^HTTP\/1\.1 408 .*"code":"TOO_SLOW"/su);
    expect(logged).toEqual([]);
  },
);

test('[BND-3] the server of a school waits as long as is laid down', async () => {
  const { app } = await testApp();
  const { headersTimeout, requestTimeout } = app.server;
  expect({ headersTimeout, requestTimeout }).toEqual({
    headersTimeout: PATIENCE.headersTimeout,
    requestTimeout: PATIENCE.requestTimeout,
  });
});
