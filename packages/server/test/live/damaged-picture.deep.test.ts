import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { ADMIN } from '@fracht/testing/school/school.ts';
import { readConfig } from '../../src/config.ts';
import { startServer } from '../../src/server.ts';
import { aWebp } from '../support/a-webp.ts';
import { aPostgres, onPostgres } from '../support/postgres.ts';
import { aFolder } from './school.ts';

const [WHOLE, DAMAGED, MISSING] = ['aaaaaaaaaaaaaaaa.webp', 'bbbbbbbbbbbbbbbb.webp', 'cccccccccccccccc.webp'];
const BYTES = aWebp(Buffer.from('obraz'));

/** A server over a school with a whole and a damaged picture, and its log's lines about unreadable rows. */
async function withPictures(variables: Readonly<Record<string, string>>) {
  const folder = aFolder();
  mkdirSync(join(folder, 'uploads'));
  writeFileSync(join(folder, 'uploads', WHOLE), BYTES);
  writeFileSync(join(folder, 'uploads', DAMAGED), Buffer.alloc(BYTES.length));
  const [lines, said] = [new PassThrough(), new Array<unknown>()];
  lines.on('data', (line: Buffer) => {
    if (String(line).includes('"table"')) said.push(JSON.parse(String(line)));
  });
  const places = { PORT: '0', SOCKET_PORT: '0', DATA_DIR: folder };
  const server = await startServer(readConfig({ ...places, ...variables, ...ADMIN }), { log: pino(lines) });
  onTestFinished(() => server.close());
  return { ask: (path: string) => fetch(`${server.address}${path}`), said };
}

/** What a school with a damaged picture answers, says in its log and counts. */
async function whatIsSeen(variables: Readonly<Record<string, string>>) {
  const { ask, said } = await withPictures(variables);
  const counted = async () =>
    /^fracht_bad_rows (?<count>\d+)$/mu.exec(await (await ask('/metrics')).text())?.groups?.['count'];
  const picture = async (name: string) => {
    const answer = await ask(`/pictures/${name}`);
    const body = Buffer.from(await answer.arrayBuffer());
    return [
      answer.status,
      answer.headers.get('cache-control'),
      answer.ok ? body : JSON.parse(String(body)).message.code,
    ];
  };
  const before = await counted();
  const answers = [];
  for (const name of [DAMAGED, MISSING, DAMAGED, WHOLE]) answers.push(await picture(name));
  return { answers, said, counted: [before, await counted()] };
}

const ABSENT = [404, 'no-store', 'NOT_FOUND'];
const SEEN = {
  answers: [ABSENT, ABSENT, ABSENT, [200, 'public, max-age=31536000, immutable', BYTES]],
  said: [{ level: 50, table: 'pictures', key: DAMAGED, err: { message: 'the picture is no WebP' } }],
  counted: ['0', '1'],
};

test('[STO-5] a damaged picture in a folder is not there for who asks, is kept by nobody, and told once', async () => {
  expect(await whatIsSeen({})).toMatchObject(SEEN);
});

onPostgres('pictures in PostgreSQL', () => {
  test('[STO-5] a damaged picture in the database is not there for who asks, is kept by nobody, and told once', async () => {
    const { url, drop } = await aPostgres();
    onTestFinished(drop);
    expect(await whatIsSeen({ DATABASE_URL: url })).toMatchObject(SEEN);
  });
});
