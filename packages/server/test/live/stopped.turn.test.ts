import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { ADMIN, addPerson, aSchool, PASSWORD } from '@fracht/testing/school/school.ts';
import { until } from '@fracht/testing/school/until.ts';
import { expect, onTestFinished, test } from 'vitest';
import { TcpProxy } from '../cluster/tcp-proxy.ts';
import { portOf } from '../support/mail-server.ts';
import { aPostgres, onPostgres } from '../support/postgres.ts';
import { aFolder } from './school.ts';
import { join } from './socket-client.ts';
import { joinByStream } from './stream-client.ts';
import { aWatched, type Watched } from './watched.ts';

/** A mail server that accepts connections and sends nothing, and the connections. */
async function aMuteMailServer(): Promise<{ readonly url: string; readonly asked: readonly Socket[] }> {
  const asked: Socket[] = [];
  const mute = createServer((socket) => void asked.push(socket.on('error', () => socket.destroy())));
  await once(mute.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of asked) socket.destroy();
    mute.close();
  });
  return { url: `smtp://127.0.0.1:${portOf(mute)}`, asked };
}

/** A request whose body never comes, in progress at the server. */
async function halfSent(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  // The server answers this once it has read the headers and waits for the body.
  socket.write(
    'POST /api/auth/login/ HTTP/1.1\r\nhost: fracht\r\ncontent-type: application/json\r\ncontent-length: 1000\r\nexpect: 100-continue\r\n\r\n',
  );
  await once(socket, 'data');
  socket.write('{"email":');
  return socket;
}

/** A running game, which its teacher has open over a web socket and its player over a stream. */
async function aRunningGame(address: string) {
  const school = await aSchool(address, 1, { unit_ms: 200, leave_grace_s: 600 });
  const game = await school.newGame();
  const [student] = school.students;
  if (student === undefined) throw new Error('no student');
  const teacher = await join(school.teacher, game);
  const player = await joinByStream(student, game);
  await player.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'START' });
  await until('the game runs', () => player.game.state === 'IN_PROGRESS');
  return { school, game, teacher, player };
}

/** Stops a server, which ends with status 0; gives how long that took, for information only: on a busy machine it means nothing. */
async function stopped({ stop, end }: Watched): Promise<string> {
  const asked = performance.now();
  stop();
  expect(await end()).toMatchObject({ status: 0 });
  return `from SIGTERM to the end: ${(performance.now() - asked).toFixed(0)} ms`;
}

test('[RUN-2] [LVG-9] SIGTERM ends the process whatever is silent outside: the game is stored, the letter stays, and no client holds it up', async ({
  annotate,
}) => {
  const folder = aFolder();
  const mail = await aMuteMailServer();
  const first = await aWatched(folder, [], { SMTP_URL: mail.url, MAIL_FROM: 'gra@szkola.test' });
  const { school, game, teacher, player } = await aRunningGame(first.address);
  // A person added without a password gets a letter.
  const anna = { email: 'anna@szkola.test', first_name: 'Anna', last_name: 'Żak', type: 'STUDENT' } as const;
  await addPerson(school.teacher, anna);
  await until('the letter is being sent', () => mail.asked.length > 0);
  await halfSent(first.address);
  const { now: seen } = teacher.game;
  await annotate(await stopped(first));
  expect(player.closeEvent).toContain('SERVER_STOPS');

  // Without a mail server, so that the letter is as the first process left it.
  const { address } = await aWatched(folder);
  const admin = await new ApiClient(address).logIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  expect(await admin.call(CALLS.outbox, {})).toMatchObject([
    { recipient: anna.email, isWaiting: true, sentAt: null, attempts: 0, failure: null },
  ]);
  const back = await join(await new ApiClient(address).logIn('gracz1@szkola.test', PASSWORD), game);
  expect(back.game.state).toBe('IN_PROGRESS');
  expect(back.game.now).toBeGreaterThanOrEqual(seen);
});

onPostgres('a server on PostgreSQL', () => {
  test('[RUN-2] SIGTERM ends the process though its database says nothing any more, and what was acknowledged is there', async ({
    annotate,
  }) => {
    const database = await aPostgres();
    onTestFinished(() => database.drop());
    const proxy = await TcpProxy.to(database.url, 5432);
    onTestFinished(() => proxy.close());
    const first = await aWatched(aFolder(), [], { DATABASE_URL: proxy.over(database.url) });
    const { game } = await aRunningGame(first.address);
    proxy.hush();
    await annotate(await stopped(first));
    await proxy.close();
    const { address } = await aWatched(aFolder(), [], { DATABASE_URL: database.url });
    const back = await join(await new ApiClient(address).logIn('ewa@szkola.test', PASSWORD), game);
    expect(back.game.state).toBe('IN_PROGRESS');
  });
});
