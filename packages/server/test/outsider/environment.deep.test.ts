import { until } from '@fracht/testing/school/until.ts';
import { expect, test } from 'vitest';
import { logIn, visitor } from './http.ts';
import { refusedStart, startServer } from './process.ts';
import { RANKINGS } from './shapes.ts';
import { dig, entitiesAt, misfits } from './reading.ts';

const WRONG: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['PORT', { PORT: '70000' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'szkola' }],
  ['ACTION_RATE', { ACTION_RATE: 'szybko' }],
  ['DATA_DIR', { DATA_DIR: '/dev/null/var' }],
];

test('[CFG-12] a wrong variable stops the start with one clear line that names it', async () => {
  const ends = [];
  for (let first = 0; first < WRONG.length; first += 2) {
    ends.push(
      ...(await Promise.all(WRONG.slice(first, first + 2).map(([, environment]) => refusedStart(environment)))),
    );
  }
  for (const [index, [name, environment]] of WRONG.entries()) {
    const { code, output } = ends[index] ?? { code: 0, output: '' };
    const lines = output.split('\n').filter((line) => line.trim() !== '');
    expect([
      environment,
      code === 0 || code === null,
      lines.length,
      lines[0]?.includes(name),
      /\n\s+at /.test(output),
    ]).toEqual([environment, false, 1, true, false]);
  }
});

test('[CFG-9] DEMO=1 makes a demo school and prints logins that work; the public rankings have its results', async () => {
  const server = await startServer({ DEMO: '1', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  try {
    // It answers a moment before it prints.
    await until('the logins are printed', () => server.output().includes('pokazowa, '));
    const printed = server.output();
    const [, shared = ''] = /(\S+)$/m.exec(printed.split('\n').find((line) => line.includes('pokazowa, ')) ?? '') ?? [];
    const logins = printed.split('\n').flatMap((line) => {
      const [, email, own] = /(\S+@\S+)(?:\s+(\S{10,})$)?/.exec(line) ?? [];
      return email === undefined ? [] : [[email, line.includes('Administrator') ? (own ?? '') : shared] as const];
    });
    const types = await Promise.all(
      logins.map(async ([email, password]) =>
        dig((await (await logIn(server.http, email, password)).get('user/data/')).payload, 'type'),
      ),
    );
    expect(types.filter((type) => type === 'STUDENT')).toHaveLength(8);
    expect(
      types
        .filter((type) => type !== 'STUDENT')
        .map(String)
        .toSorted((x, y) => (x < y ? -1 : 1)),
    ).toEqual(['ADMIN', 'TEACHER']);
    const guest = visitor(server.http);
    const ranking = (await guest.get('game/rankings/')).payload;
    expect(entitiesAt(ranking, 'groups').length).toBeGreaterThan(0);
    expect(misfits(ranking, RANKINGS)).toEqual([]);
  } finally {
    await server.stop();
  }
});
