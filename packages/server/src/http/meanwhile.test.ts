import { beforeAll, expect, test } from 'vitest';
import { taskOffer } from '@fracht/protocol';
import { z } from 'zod';
import { HOMEWORK_WISH } from '../../test/support/a-homework.ts';
import { finish, gameOf } from '../../test/support/finished-game.ts';
import { type School, school } from '../../test/support/school.ts';
import { type Method, testApp, type TestApp } from '../../test/support/test-app.ts';

type Save = {
  readonly call: readonly [Method, string];
  /** What identifies the thing that is saved. */
  readonly thing: () => Promise<object>;
  /** Its initial value, which a save may be based on, and two other values. */
  readonly first: () => object;
  readonly second: () => object;
  readonly third: () => object;
  /** The form in which it is read and a save may be based on it, if that differs from what is sent. */
  readonly read?: (sent: object) => object;
  readonly by?: keyof School['logins'];
};

const withId = z.object({ id: z.string() });
const registrationSent = z.object({
  students_open: z.boolean(),
  students_domains: z.array(z.string()),
  lecturers_open: z.boolean(),
  lecturers_domains: z.array(z.string()),
});
const registration = (isOpen: boolean, domains: readonly string[] = []) => ({
  students_open: isOpen,
  students_domains: domains,
  lecturers_open: true,
  lecturers_domains: [],
});
const QUESTIONS = [{ id: 'q1', value: 'Jak było?', kind: 'text' }] as const;

let app: TestApp;
let made: School;
/** Situations that can be set to a group. */
let tasks: readonly string[];
/** The name of an uploaded picture. */
let picture: string;

beforeAll(async () => {
  app = await testApp({ isShared: true });
  made = await school(app);
  const offers = await app.call('GET', `course/task-offers/${made.group}`, undefined, made.logins.TEACHER);
  tasks = z
    .array(taskOffer)
    .parse(offers.payload)
    .map(({ item }) => item);
  picture = '0123456789abcdef.webp';
  await app.context.storage.images.keep(picture, Buffer.from('picture'), 99);
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
  'the tasks of a group': {
    call: ['POST', 'course/set-tasks/'],
    thing: async () => ({ group: made.group }),
    first: () => ({ items: [], until: null }),
    second: () => ({ items: tasks.slice(0, 1), until: '2027-01-31' }),
    third: () => ({ items: tasks.slice(0, 2), until: null }),
  },
  'who may register': {
    call: ['PATCH', 'user/registration/'],
    thing: async () => ({}),
    first: () => registration(true),
    second: () => registration(false),
    third: () => registration(true, ['szkola.test']),
    read: (sent) => {
      const rule = registrationSent.parse(sent);
      return {
        students: { open: rule.students_open, domains: rule.students_domains },
        lecturers: { open: rule.lecturers_open, domains: rule.lecturers_domains },
      };
    },
    by: 'ADMIN',
  },
  'how long accounts are kept': {
    call: ['PATCH', 'user/retention/'],
    thing: async () => ({}),
    first: () => ({ months: 24 }),
    second: () => ({ months: 12 }),
    third: () => ({ months: 36 }),
    by: 'ADMIN',
  },
  'the description of a picture': {
    call: ['PATCH', 'game/save-event-image/'],
    thing: async () => ({ name: picture }),
    first: () => ({ alt: '' }),
    second: () => ({ alt: 'Most' }),
    third: () => ({ alt: 'Prom' }),
    by: 'ADMIN',
  },
  'the sentence of a student': {
    call: ['POST', 'game/sentences/save/'],
    thing: async () => ({ game: await finishedGame() }),
    first: () => ({ text: '' }),
    second: () => ({ text: 'B' }),
    third: () => ({ text: 'C' }),
    by: 'STUDENT',
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
  async (_, { call: [method, path], thing, first, second, third, by = 'TEACHER', read = (sent) => sent }) => {
    const named = await thing();
    const base = read(first());
    const save = (body: object) => app.call(method, path, { ...named, ...body }, made.logins[by]);
    expect(await save({ ...second(), base })).toMatchObject({ status: 200 });
    const refused = await save({ ...third(), base: JSON.stringify(base) });
    expect(refused).toMatchObject({ status: 409, message: { code: 'CHANGED_MEANWHILE' } });
    expect(refused.payload).toMatchObject(read(second()));
    expect(await save({ ...third(), base: refused.payload })).toMatchObject({ status: 200 });
    expect(await save(second())).toMatchObject({ status: 200 });
  },
);
