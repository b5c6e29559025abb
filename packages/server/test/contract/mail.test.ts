import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { aMailServer, portOf } from '../support/mail-server.ts';
import { ApiClient, done } from '@fracht/testing/school/api-client.ts';
import { aServer } from './school.ts';

/** A port that accepts connections and sends nothing, and whether a client has given up on it. */
async function aSilentServer() {
  let isGivenUp = false;
  const server = createServer((socket) => void socket.once('close', () => (isGivenUp = true))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  return { port: portOf(server), isGivenUp: () => isGivenUp };
}

/** A letter's lines as they were before they were wrapped. */
const plain = (letter: string | undefined): string => letter?.replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '=') ?? '';
const tokenIn = (letter: string): string => /token=(?<token>[\w-]+)/u.exec(letter)?.groups?.['token'] ?? '';

test('[CFG-7] [LET-1] [LET-8] [CFG-2] SMTP_URL, MAIL_FROM, PUBLIC_URL: a registration sends a real letter whose link leads there and sets the password', async () => {
  const { port, letters, close } = await aMailServer();
  afterAll(close);
  const address = await aServer({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'gra@szkola.test',
    PUBLIC_URL: 'http://gra.szkola.test',
  });
  const guest = new ApiClient(address, { way: 'multipart' });
  const person = { new_email: 'ewa@dom.test', first_name: 'Ewa', last_name: 'Śliwa', teacher: false };
  await done(guest.post('user/register/', person));
  await expect.poll(() => letters.length).toBe(1);
  expect(letters[0]).toMatch(/^From: gra@szkola\.test/mu);
  expect(letters[0]).toMatch(/^To: ewa@dom\.test/mu);
  expect(plain(letters[0])).toMatch(/http:\/\/gra\.szkola\.test\/\S*#token=/u);
  await done(guest.post('auth/reset-password/', { token: tokenIn(plain(letters[0])), password: 'haslo po liscie' }));
  expect((await guest.post('auth/', { email: 'ewa@dom.test', password: 'haslo po liscie' })).status).toBe(200);
});

test('[LET-3] a mail server that says nothing holds no answer up', async () => {
  const silent = await aSilentServer();
  const address = await aServer({ SMTP_URL: `smtp://127.0.0.1:${silent.port}` });
  const person = { new_email: 'jan@dom.test', first_name: 'Jan', last_name: 'Kos', teacher: false };
  await done(new ApiClient(address, { way: 'multipart' }).post('user/register/', person));
  expect(silent.isGivenUp()).toBe(false);
});
