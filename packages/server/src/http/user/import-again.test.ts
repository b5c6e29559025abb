import { expect, test } from 'vitest';
import { importPayload } from '@fracht/protocol';
import { school, type School } from '../../../test/support/school.ts';
import { testApp, type TestApp } from '../../../test/support/test-app.ts';

const KEY = 'lista-3b-pierwszy-raz';
const NAMELESS = { row: 1, email: '', first_name: 'Żaneta', last_name: 'Ślązak', group: '', code: true };
const ROWS = [
  NAMELESS,
  { ...NAMELESS, row: 2, other: true },
  { ...NAMELESS, row: 3, email: 'olga@szkola.test', first_name: 'Olga', code: false },
];

type World = { readonly app: TestApp; readonly made: School };

async function world(): Promise<World> {
  const app = await testApp();
  return { app, made: await school(app) };
}

async function send({ app, made }: World, fields: object) {
  const answer = await app.call('POST', 'user/import/', { rows: ROWS, key: KEY, ...fields }, made.logins.TEACHER);
  expect(answer.status).toBe(200);
  return importPayload.parse(answer.payload);
}

const studentsIn = async ({ app, made }: World) => (await app.context.storage.users.studentsOf(made.teacher)).length;
const logInWith = ({ app }: World, card: { readonly login: string; readonly code: string } | undefined) =>
  app.call('POST', 'auth/', { email: card?.login ?? '', password: card?.code ?? '' });

test('[PPL-12] [FLD-11] a list that is sent once more with its key is there once, also whom the lecturer called somebody else; codes are made anew', async () => {
  const here = await world();
  const before = await studentsIn(here);
  const first = await send(here, {});
  expect(first).toMatchObject({ added: 3, cards: [{}, {}] });
  const [again, alsoAgain] = [await send(here, {}), await send(here, {})];
  const who = ({ cards = [] }: typeof first) => cards.map(({ id, login }) => [id, login]);
  expect([who(again), who(alsoAgain)]).toEqual([who(first), who(first)]);
  expect(alsoAgain.rows.map(({ status }) => status)).toEqual(['added', 'added', 'added']);
  expect(await studentsIn(here)).toBe(before + 3);
  expect(await here.app.context.storage.mail.all()).toHaveLength(1);
  expect((await logInWith(here, first.cards?.[1])).status).toBe(401);
  expect((await logInWith(here, alsoAgain.cards?.[1])).status).toBe(200);
});

test('[PPL-12] looked at with its key, a list that was taken in shows the same people as to be added', async () => {
  const here = await world();
  await send(here, {});
  expect(await send(here, { dryRun: true })).toMatchObject({ added: 3, skipped: 0 });
  expect(await send(here, { dryRun: true, key: 'inna-lista-3b' })).toMatchObject({ added: 1, skipped: 2 });
});

test('[PPL-12] a list that was mended before it is sent once more adds who is new and nobody twice', async () => {
  const here = await world();
  const before = await studentsIn(here);
  await send(here, {});
  const mended = [...ROWS, { ...NAMELESS, row: 4, other: true }, { ...NAMELESS, row: 5, first_name: 'Nowa' }];
  const { rows } = await send(here, { rows: mended });
  expect(rows.map(({ status, reason }) => reason?.code ?? status)).toEqual([
    'added',
    'added',
    'added',
    'SAME_NAME',
    'added',
  ]);
  expect(await studentsIn(here)).toBe(before + 4);
});

test('[PPL-12] two requests with one key at the same moment take one list in', async () => {
  const here = await world();
  const before = await studentsIn(here);
  const both = await Promise.all([send(here, {}), send(here, {})]);
  expect(both).toMatchObject([{ added: 3 }, { added: 3 }]);
  expect(await studentsIn(here)).toBe(before + 3);
});
