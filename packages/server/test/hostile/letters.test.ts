import { once } from 'node:events';
import { createServer } from 'node:net';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { Postman } from '../../src/mail/postman.ts';
import { portOf } from '../support/mail-server.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const HOUR_MS = 3_600_000;

/** Line ends of all kinds, and their escapes. */
const LINE_ENDS = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '\u001E', '%0d%0a', '\u560D\u560A'];

/** A mail server that records what it was sent, line by line: the commands, and each letter. */
async function aListener() {
  const commands: string[] = [];
  const letters: string[][] = [];
  const server = createServer((socket) => {
    let pending = '';
    let inLetter = false;
    socket.on('error', () => socket.destroy());
    socket.on('data', (part) => {
      const heard = (pending + part.toString('latin1')).split('\r\n');
      pending = heard.pop() ?? '';
      for (const line of heard) {
        if (inLetter && line !== '.') {
          letters.at(-1)?.push(line);
          continue;
        }
        commands.push(line);
        inLetter = line === 'DATA';
        if (inLetter) letters.push([]);
        socket.write(inLetter ? '354 go on\r\n' : '250 yes\r\n');
      }
    });
    socket.write('220 here\r\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${portOf(server)}`, commands, letters };
}

/** Has all letters of the outbox sent to the listener. */
async function send({ context }: TestApp, url: string): Promise<void> {
  const { mail } = readConfig({ SMTP_URL: url, MAIL_FROM: 'gra@szkola.test' });
  if (mail === null) throw new Error('no mail server');
  const letters = context.storage.mail;
  for (const { id } of await letters.all()) await letters.failed(id, 'no mail server yet', context.now());
  const postman = new Postman({ mail, letters, log: context.log, now: context.now, mayDeliver: () => true });
  await postman.deliver();
  await postman.close();
}

const HEADERS = /^(?:From|To|Reply-To|Subject|Message-ID|Content-Transfer-Encoding|Date|MIME-Version|Content-Type):/u;

test('[LET-5] no line end in a name, an address or a message adds a header, a recipient or a letter', async () => {
  const app = await testApp();
  await app.person({ email: 'admin@szkola.test', type: 'ADMIN' });
  const { url, commands, letters } = await aListener();
  for (const [index, end] of LINE_ENDS.entries()) {
    // From many addresses, because each may only write a few letters.
    const write = async (payload: object): Promise<number> => {
      const headers = { 'x-forwarded-for': `203.0.113.${index}` };
      return (await app.app.inject({ method: 'POST', url: '/api/content/contact/', headers, payload })).statusCode;
    };
    const name = `Jan${end}Bcc: obcy@zly.test${end}${end}tekst`;
    const letter = { name, email: 'jan@dom.test', message: `a${end}.${end}RCPT TO:<obcy@zly.test>${end}DATA` };
    expect([200, 422]).toContain(await write(letter));
    const email = `jan@dom.test${end}Bcc: obcy@zly.test`;
    expect(await write({ ...letter, name: 'Jan', email })).toBe(422);
    expect(await write({ ...letter, name: 'Jan' })).toBe(200);
  }
  const written = await app.context.storage.mail.all();
  expect(written.length).toBeGreaterThan(2);
  await send(app, url);
  expect((await app.context.storage.mail.all()).filter(({ sentAt }) => sentAt === null)).toEqual([]);
  expect(commands.filter((line) => line === 'RCPT TO:<admin@szkola.test>')).toHaveLength(written.length);
  expect(commands.filter((line) => /^(?:MAIL|RCPT|DATA)/u.test(line))).toHaveLength(written.length * 3);
  const headers = letters.flatMap((letter) => letter.slice(0, letter.indexOf('')));
  expect(headers.filter((line) => !line.startsWith(' ') && !HEADERS.test(line))).toEqual([]);
  expect(headers.length).toBeGreaterThan(written.length * 8);
});

let shared: TestApp;
let strangers = 0;

beforeAll(async () => {
  shared = await testApp({ isShared: true });
});

test.each([
  ['Wygrałeś: https://zly.test/nagroda', 'Dzień dobry!'],
  ['wejdź na zly.test', 'Dzień dobry!'],
  ['zadzwoń 600100200', 'Dzień dobry!'],
  ['Żaneta-Łucja', 'Dzień dobry, Żaneta-Łucja!'],
  ['D’Artagnan', 'Dzień dobry, D’Artagnan!'],
])('[LET-5] whoever is registered by a stranger as "%s" is greeted with "%s"', async (first_name, greeting) => {
  const { call, context } = shared;
  strangers += 1;
  const new_email = `ktos${strangers}@dom.test`;
  await call('POST', 'user/register/', { new_email, first_name, last_name: 'Kos' });
  const letter = (await context.storage.mail.all()).find(({ recipient }) => recipient === new_email);
  expect(letter?.text.split('\n')[0]).toBe(greeting);
});

test('[LET-4] an account gets five letters an hour, however many are asked for at once; all answers are the same', async () => {
  const { call, context, person, pass } = await testApp();
  await person({ email: 'anna@szkola.test' });
  const ask = () => call('POST', 'auth/recover-password/', { lostEmail: 'anna@szkola.test' });
  const answers = await Promise.all(Array.from({ length: 12 }, ask));
  expect(new Set(answers.map(({ status, message }) => `${status} ${message?.code}`)).size).toBe(1);
  expect(await context.storage.mail.all()).toHaveLength(5);
  const registration = { new_email: 'anna@szkola.test', first_name: 'Anna', last_name: 'Kos' };
  expect((await call('POST', 'user/register/', registration)).status).toBe(200);
  expect(await context.storage.mail.all()).toHaveLength(5);
  pass(HOUR_MS);
  await ask();
  expect(await context.storage.mail.all()).toHaveLength(6);
});
