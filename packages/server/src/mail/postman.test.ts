import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aMailServer, type MailServer, portOf } from '../../test/support/mail-server.ts';
import { testApp, type TestApp } from '../../test/support/test-app.ts';
import { makeLog } from '../log.ts';
import { LAST_LETTER_MS, Postman } from './postman.ts';

const MINUTE = 60_000;

async function mailServer(): Promise<MailServer> {
  const server = await aMailServer();
  onTestFinished(() => server.close());
  return server;
}

function postmanOf({ context }: TestApp, port: number, mayDeliver: () => boolean = () => true): Postman {
  const mail = { url: `smtp://127.0.0.1:${port}`, from: 'Gra Fracht <gra@szkola.test>' };
  const postman = new Postman({
    mail,
    letters: context.storage.mail,
    log: makeLog('silent'),
    now: context.now,
    mayDeliver,
  });
  onTestFinished(() => postman.close());
  return postman;
}

async function withLetter(app: TestApp): Promise<void> {
  const { storage, now } = app.context;
  const letter = { user: null, recipient: 'zofia@szkola.test', replyTo: 'jan@dom.test', subject: 'Zażółć gęślą' };
  await storage.mail.add({
    ...letter,
    id: 'list',
    text: 'Jaźń: https://gra.test/x?token=abc',
    createdAt: now(),
    sendAt: now(),
  });
}

function smtpError(responseCode: number): Error {
  return Object.assign(new Error('not now'), { responseCode });
}

test('[LET-1] a letter goes out by SMTP with its Polish words, and its secret is forgotten', async () => {
  const app = await testApp();
  const box = await mailServer();
  await withLetter(app);
  await postmanOf(app, box.port).deliver();
  expect(box.letters).toHaveLength(1);
  expect(box.letters[0]).toMatch(/^From: Gra Fracht <gra@szkola\.test>/mu);
  expect(box.letters[0]).toMatch(/^To: zofia@szkola\.test/mu);
  expect(box.letters[0]).toMatch(/^Reply-To: jan@dom\.test/mu);
  expect(box.letters[0]).toMatch(/^Subject: =\?UTF-8\?/mu);
  expect(await app.context.storage.mail.all()).toMatchObject([{ text: '', sentAt: app.context.now(), sendAt: null }]);
});

test('[LET-2] letters wait where another process of the school sends them', async () => {
  const app = await testApp();
  const box = await mailServer();
  await withLetter(app);
  let isHousekeeper = false;
  const postman = postmanOf(app, box.port, () => isHousekeeper);
  await postman.deliver();
  expect(box.letters).toEqual([]);
  isHousekeeper = true;
  await postman.deliver();
  expect(box.letters).toHaveLength(1);
});

test('[LET-2] what the mail server refuses for now is tried again, later each time, and at last left to the admin', async () => {
  const app = await testApp();
  const box = await mailServer();
  box.answer = smtpError(451);
  await withLetter(app);
  const postman = postmanOf(app, box.port);
  for (const minutes of [1, 5, 15, 60, 240, 720]) {
    await postman.deliver();
    const [letter] = await app.context.storage.mail.all();
    expect(letter?.sendAt).toBe(app.context.now() + minutes * MINUTE);
    app.pass(minutes * MINUTE);
  }
  await postman.deliver();
  expect(await app.context.storage.mail.all()).toMatchObject([
    {
      sendAt: null,
      sentAt: null,
      attempts: 7,
      failure: expect.stringContaining('not now'),
      text: expect.stringContaining('token=abc'),
    },
  ]);
});

test('[LET-2] a server that comes back gets the letter', async () => {
  const app = await testApp();
  const box = await mailServer();
  box.answer = smtpError(451);
  await withLetter(app);
  const postman = postmanOf(app, box.port);
  await postman.deliver();
  box.answer = null;
  await postman.deliver();
  expect(box.letters).toEqual([]);
  app.pass(MINUTE);
  await postman.deliver();
  expect(box.letters).toHaveLength(1);
});

test('[LET-2] an address that is refused for good is not tried again', async () => {
  const app = await testApp();
  const box = await mailServer();
  box.answer = smtpError(550);
  await withLetter(app);
  await postmanOf(app, box.port).deliver();
  expect(await app.context.storage.mail.all()).toMatchObject([{ sendAt: null, attempts: 1 }]);
});

test('[LET-3] a mail server that is not there keeps nobody waiting and loses nothing', async () => {
  const app = await testApp();
  const box = await mailServer();
  const postman = postmanOf(app, 1);
  const { app: server } = await testApp();
  await withLetter(app);
  postman.wake();
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  await postman.deliver();
  expect(await app.context.storage.mail.all()).toMatchObject([{ attempts: 1, sendAt: expect.any(Number) }]);
  app.pass(MINUTE);
  await postmanOf(app, box.port).deliver();
  expect(box.letters).toHaveLength(1);
});

test('[LET-3] letters that come while a round goes on are sent in the next one', async () => {
  const app = await testApp();
  const box = await mailServer();
  const postman = postmanOf(app, box.port);
  const first = postman.deliver();
  await withLetter(app);
  await Promise.all([first, postman.deliver()]);
  expect(box.letters).toHaveLength(1);
});

test('[RUN-2] [LET-3] a stop waits for the round that goes on, and does not fail with it where the database is away', async () => {
  const app = await testApp();
  const { storage, now } = app.context;
  let fail = (): void => undefined;
  const due = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('the database is away'));
  });
  const log = makeLog('silent');
  const told: unknown[] = [];
  log.error = (what: unknown) => void told.push(what);
  const postman = new Postman({
    mail: { url: 'smtp://127.0.0.1:1', from: 'Gra Fracht <gra@szkola.test>' },
    letters: { ...storage.mail, due: () => due },
    log,
    now,
    mayDeliver: () => true,
  });
  postman.wake();
  let isClosed = false;
  const closing = postman.close().then(() => {
    isClosed = true;
  });
  await setImmediate();
  expect(isClosed).toBe(false);
  fail();
  await closing;
  await setImmediate();
  expect(told).toEqual([{ err: expect.objectContaining({ message: 'the database is away' }) }]);
});

test('[RUN-2] [LET-2] a stop gives up a letter of which a silent mail server says nothing, and leaves it in the outbox as it was', async () => {
  const app = await testApp();
  await withLetter(app);
  const asked: Socket[] = [];
  const mute = createServer((socket) => void asked.push(socket)).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const postman = postmanOf(app, portOf(mute));
  onTestFinished(() => {
    for (const socket of asked) socket.destroy();
    mute.close();
  });
  postman.wake();
  await expect.poll(() => asked.length).toBe(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let isClosed = false;
  const closing = postman.close().then(() => {
    isClosed = true;
  });
  await vi.advanceTimersByTimeAsync(LAST_LETTER_MS - 1);
  expect(isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await closing;
  expect(await app.context.storage.mail.all()).toMatchObject([
    { attempts: 0, sentAt: null, sendAt: expect.any(Number) },
  ]);
});
