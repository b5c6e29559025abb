import { beforeAll, describe, expect, test } from 'vitest';
import { CALLS } from '@fracht/protocol';
import { gameOf } from '../../test/support/finished-game.ts';
import { type School, school } from '../../test/support/school.ts';
import { type Login, testApp, type TestApp } from '../../test/support/test-app.ts';

type MakingName = {
  [Name in keyof typeof CALLS]: (typeof CALLS)[Name] extends { readonly makes: true } ? Name : never;
}[keyof typeof CALLS];

type Wish = {
  readonly body: (here: { readonly made: School; readonly game: string }) => object;
  /** How many of the things that it makes there are. */
  readonly count: (here: { readonly app: TestApp; readonly made: School; readonly game: string }) => Promise<number>;
  readonly by?: 'ADMIN' | 'GUEST';
};

const KEY = 'klucz-jednej-chęci';
const NAMES = { first_name: 'Ola', last_name: 'Nowa' };
const letters: Wish['count'] = async ({ app }) => (await app.context.storage.mail.all()).length;
const students: Wish['count'] = async ({ app, made }) =>
  (await app.context.storage.users.studentsOf(made.teacher)).length;
const items =
  (kind: 'EMERGENCY' | 'ACCIDENT' | 'CHANGE'): Wish['count'] =>
  async ({ app }) =>
    (await app.context.storage.library.all(kind)).length;
const FILE = { format: 'fracht-situations', version: 1, kind: 'ACCIDENT', items: [{ name: 'Z pliku', effects: [] }] };

/** Every call that makes something, except the two that begin a student's game: a student has only one open at a time anyway. */
const WISHES: Readonly<Record<Exclude<MakingName, 'beginHomework' | 'beginDuel'>, Wish>> = {
  register: { by: 'GUEST', body: () => ({ ...NAMES, new_email: 'nowa@szkola.test' }), count: letters },
  contact: { by: 'GUEST', body: () => ({ name: 'Jan', email: 'jan@dom.test', message: 'Pytanie' }), count: letters },
  addUser: { body: () => ({ ...NAMES, email: 'ola@szkola.test' }), count: students },
  importUsers: {
    body: () => ({ rows: [{ row: 1, email: '', ...NAMES, group: '', code: true, other: true }] }),
    count: students,
  },
  addClass: { body: () => ({ students: [NAMES, NAMES] }), count: students },
  addGroup: {
    body: () => ({ name: 'Nowa' }),
    count: async ({ app, made }) => (await app.context.storage.groups.of(made.teacher)).length,
  },
  addGame: {
    body: ({ made }) => ({ group: made.group }),
    count: async ({ app, made }) => (await app.context.storage.games.ofTeacher(made.teacher)).length,
  },
  addHomework: {
    body: ({ made }) => ({
      group: made.group,
      title: 'Czas jazdy',
      opensAt: 1_795_000_000_000,
      closesAt: 1_795_100_000_000,
      attempts: 1,
      counts: 'BEST',
      rounds: 1,
      bots: 0,
    }),
    count: async ({ app, made }) => (await app.context.storage.homework.ofTeacher(made.teacher)).length,
  },
  addGameNote: {
    body: ({ game }) => ({ game, at: 60, round: 1, text: 'Notatka' }),
    count: async ({ app, game }) => (await app.context.storage.notes.ofGame(game)).length,
  },
  saveEmergency: { by: 'ADMIN', body: () => ({ name: 'Kradzież', active: 0 }), count: items('EMERGENCY') },
  saveAccident: { by: 'ADMIN', body: () => ({ name: 'Korek', value: '[]', active: 0 }), count: items('ACCIDENT') },
  saveChangeEvent: {
    by: 'ADMIN',
    body: () => ({ name: 'Zmiana', type: 'CHANGE_TRUCK', active: 0 }),
    count: items('CHANGE'),
  },
  importEvents: { by: 'ADMIN', body: () => ({ file: JSON.stringify(FILE) }), count: items('ACCIDENT') },
};

let app: TestApp;
let made: School;
let game: string;

beforeAll(async () => {
  app = await testApp({ isShared: true });
  made = await school(app);
  game = await gameOf(app, made);
});

describe.each(Object.entries(WISHES))('%s', (name, { by, body, count }) => {
  const record = Object.entries(CALLS).find(([one]) => one === name)?.[1];
  const send = (fields: object) => {
    const who = by === 'GUEST' ? undefined : made.logins[by ?? 'TEACHER'];
    return app.call(record?.method ?? 'POST', record?.path ?? '', { ...body({ made, game }), ...fields }, who);
  };

  test('[FLD-11] sent twice under one key it makes one thing, and both answers are the same but for new codes', async () => {
    const before = await count({ app, made, game });
    const first = await send({ key: `${KEY} ${name}` });
    expect(first.status).toBe(200);
    const after = await count({ app, made, game });
    const again = await send({ key: `${KEY} ${name}` });
    expect(after).toBeGreaterThan(before);
    expect(await count({ app, made, game })).toBe(after);
    expect([again.status, again.message?.code]).toEqual([200, first.message?.code]);
    // Codes are always new.
    const isTold = name !== 'addClass' && name !== 'importUsers';
    expect(isTold ? again.payload : null).toEqual(isTold ? first.payload : null);
  });
});

const addGroup = (fields: object, login: Login = made.logins.TEACHER) =>
  app.call('POST', 'group/add/', { name: 'Klucze', ...fields }, login);
const groupsOf = async (teacher: string) => (await app.context.storage.groups.of(teacher)).length;

test('[FLD-11] without a key each request makes its own', async () => {
  const before = await groupsOf(made.teacher);
  await addGroup({});
  await addGroup({});
  expect(await groupsOf(made.teacher)).toBe(before + 2);
});

test('[FLD-11] another wish under the same key is told that the first came true', async () => {
  await addGroup({ key: 'jeden-klucz' });
  const before = await groupsOf(made.teacher);
  expect(await addGroup({ key: 'jeden-klucz', name: 'Inna' })).toMatchObject({
    status: 409,
    message: { code: 'MADE_BEFORE' },
  });
  const note = { game, at: 1, round: 1, text: 'a', key: 'jeden-klucz' };
  expect((await app.call('POST', 'game/notes/add/', note, made.logins.TEACHER)).status).toBe(409);
  expect(await groupsOf(made.teacher)).toBe(before);
});

test('[FLD-11] a note that was typed on meanwhile is answered with the one that is there', async () => {
  const add = (text: string) =>
    app.call('POST', 'game/notes/add/', { game, at: 1, round: 1, text, key: 'klucz-notatki' }, made.logins.TEACHER);
  const { payload } = await add('Cisza');
  expect(await add('Cisza na mapie')).toMatchObject({ status: 200, payload });
});

test('[FLD-11] a key is of one person, and of a refused request nothing stays', async () => {
  const key = 'klucz-dwojga';
  const refused = await addGroup({ key, users: ['nie-ma'] });
  expect(refused.status).toBe(422);
  const [before, others] = [await groupsOf(made.teacher), await groupsOf(made.other)];
  expect((await addGroup({ key })).status).toBe(200);
  expect((await addGroup({ key }, made.logins.OTHER)).status).toBe(200);
  expect([await groupsOf(made.teacher), await groupsOf(made.other)]).toEqual([before + 1, others + 1]);
});

test('[FLD-11] two requests with one key at the same moment make one thing', async () => {
  const before = await groupsOf(made.teacher);
  const both = await Promise.all([addGroup({ key: 'naraz-naraz' }), addGroup({ key: 'naraz-naraz' })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.payload).toEqual(both[1]?.payload);
  expect(await groupsOf(made.teacher)).toBe(before + 1);
});

test('[FLD-11] after a day a key is forgotten', async () => {
  await addGroup({ key: 'wczorajszy-klucz' });
  const before = await groupsOf(made.teacher);
  app.pass(86_400_001);
  const login = await app.logIn('lektor@szkola.test');
  await addGroup({ key: 'inny-klucz' }, login);
  await addGroup({ key: 'wczorajszy-klucz' }, login);
  expect(await groupsOf(made.teacher)).toBe(before + 2);
});
