import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { HOMEWORK_WISH } from '../../test/support/a-homework.ts';
import { finish, gameOf } from '../../test/support/finished-game.ts';
import { type School, school } from '../../test/support/school.ts';
import { type Method, testApp, type TestApp } from '../../test/support/test-app.ts';

type Save = {
  readonly call: readonly [Method, string];
  /** What names the thing that is saved. */
  readonly thing: () => Promise<object>;
  /** What is there before, as a save may be based on it, and two other values of it. */
  readonly first: () => object;
  readonly second: () => object;
  readonly third: () => object;
};

const withId = z.object({ id: z.string() });
const QUESTIONS = [{ id: 'q1', value: 'Jak było?', kind: 'text' }] as const;

let app: TestApp;
let made: School;

beforeAll(async () => {
  app = await testApp({ isShared: true });
  made = await school(app);
});

const send = (method: Method, path: string, body: object) => app.call(method, path, body, made.logins.TEACHER);
const idOf = async (answer: ReturnType<typeof send>) => withId.parse((await answer).payload).id;

async function finishedGame(): Promise<string> {
  const game = await gameOf(app, made);
  await finish(app, game, made.students.slice(0, 2));
  return game;
}

const SAVES: Readonly<Record<string, Save>> = {
  'a group': {
    call: ['PATCH', 'group/edit/'],
    thing: async () => ({ id: await idOf(send('POST', 'group/add/', { name: 'A', users: [made.students[2]] })) }),
    first: () => ({ name: 'A', users: [made.students[2]] }),
    second: () => ({ name: 'B', users: [] }),
    third: () => ({ name: 'C', users: [made.students[2]] }),
  },
  'a person': {
    call: ['PATCH', 'user/edit/'],
    thing: async () => ({ id: made.students[0] }),
    first: () => ({ first_name: 'Zofia', last_name: 'Wąs', email: 'zofia@szkola.test', group: made.group }),
    second: () => ({ first_name: 'Zosia', last_name: 'Wąs', email: 'zofia@szkola.test', group: made.group }),
    third: () => ({ first_name: 'Zo', last_name: 'Wąs', email: 'zofia@szkola.test', group: made.group }),
  },
  'an assignment': {
    call: ['PATCH', 'homework/save/'],
    thing: async () => ({
      id: await idOf(send('POST', 'homework/add/', { ...HOMEWORK_WISH, group: made.group })),
    }),
    first: () => ({ ...HOMEWORK_WISH, topics: [] }),
    second: () => ({ ...HOMEWORK_WISH, topics: [], title: 'Druga karta' }),
    third: () => ({ ...HOMEWORK_WISH, topics: [], title: 'Trzecia karta' }),
  },
  'the questions of a survey': {
    call: ['PATCH', 'survey/save-questions/'],
    thing: async () => {
      await send('PATCH', 'survey/save-questions/', { questions: QUESTIONS });
      return {};
    },
    first: () => ({ questions: QUESTIONS }),
    second: () => ({ questions: [{ ...QUESTIONS[0], value: 'Druga karta' }] }),
    third: () => ({ questions: [{ ...QUESTIONS[0], value: 'Trzecia karta' }] }),
  },
  'a note': {
    call: ['PATCH', 'game/notes/save/'],
    thing: async () => {
      const game = await gameOf(app, made);
      return { game, id: await idOf(send('POST', 'game/notes/add/', { game, at: 0, round: 0, text: 'A' })) };
    },
    first: () => ({ text: 'A' }),
    second: () => ({ text: 'B' }),
    third: () => ({ text: 'C' }),
  },
  'an agreed sentence': {
    call: ['POST', 'game/sentences/agree/'],
    thing: async () => ({ game: await finishedGame(), number: 1 }),
    first: () => ({ text: '' }),
    second: () => ({ text: 'B' }),
    third: () => ({ text: 'C' }),
  },
};

test.each(Object.entries(SAVES))(
  '[FLD-21] of two saves of %s over the same the second keeps nothing and is told what is there',
  async (_, { call: [method, path], thing, first, second, third }) => {
    const named = await thing();
    const base = first();
    expect(await send(method, path, { ...named, ...second(), base })).toMatchObject({ status: 200 });
    const refused = await send(method, path, { ...named, ...third(), base: JSON.stringify(base) });
    expect(refused).toMatchObject({ status: 409, message: { code: 'CHANGED_MEANWHILE' } });
    expect(refused.payload).toMatchObject(second());
    expect(await send(method, path, { ...named, ...third(), base: refused.payload })).toMatchObject({ status: 200 });
    expect(await send(method, path, { ...named, ...second() })).toMatchObject({ status: 200 });
  },
);
