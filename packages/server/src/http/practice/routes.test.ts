import { beforeAll, expect, test } from 'vitest';
import { exportPayload, ownData, practiceMarks } from '@fracht/protocol';
import { gameOf } from '../../../test/support/finished-game.ts';
import { type School, school } from '../../../test/support/school.ts';
import { testApp, type TestApp } from '../../../test/support/test-app.ts';

let app: TestApp;
let all: School;

beforeAll(async () => {
  app = await testApp({ isShared: true });
  all = await school(app);
});

const save = (step: unknown, done: unknown) => app.call('POST', 'practice/save/', { step, done }, all.logins.STUDENT);

test('[PRK-1] [PRV-9] the furthest step and the end of a practice are kept and never taken back; the student and the game know them', async () => {
  const { STUDENT, TEACHER } = all.logins;
  const own = async () => ownData.parse((await app.call('GET', 'user/data/', undefined, STUDENT)).payload).practice;
  expect(await own()).toEqual({ step: 0, done: false });
  expect(await save(3, false)).toMatchObject({ status: 200, payload: { step: 3, done: false } });
  expect(await save(1, false)).toMatchObject({ payload: { step: 3, done: false } });
  const game = await gameOf(app, all);
  const marks = async () =>
    practiceMarks.parse((await app.call('GET', `game/practice/${game}`, undefined, TEACHER)).payload);
  expect(await marks()).toContainEqual({ player: all.students[0], step: 3, done: false });
  expect(await save(5, true)).toMatchObject({ payload: { step: 5, done: true } });
  const { doneAt } = (await app.context.storage.users.find(all.students[0]))?.practice ?? {};
  expect(await save(1, false)).toMatchObject({ payload: { step: 5, done: true } });
  await save(5, true);
  expect((await app.context.storage.users.find(all.students[0]))?.practice).toEqual({ step: 5, doneAt });
  expect(await own()).toEqual({ step: 5, done: true });
  const { payload } = await app.call('GET', 'user/export/', undefined, STUDENT);
  expect(exportPayload.parse(payload).account.practice).toEqual({ step: 5, done: true });
  expect(await marks()).toContainEqual({ player: all.students[0], step: 5, done: true });
});

test('[PRK-1] steps are 1 to 5', async () => {
  for (const step of [0, 6, 1.5, 'a']) expect(await save(step, false)).toMatchObject({ status: 422 });
  expect(await save(2, 'moze')).toMatchObject({ status: 422 });
});

test('[PRK-1] [PRV-9] nobody else’s lists tell of it, and who is erased has none', async () => {
  const lists = await app.call('GET', 'user/get-list/', undefined, all.logins.TEACHER);
  expect(JSON.stringify(lists.payload)).not.toContain('practice');
  const id = await app.person({ email: 'cwiczy@szkola.test', teacher: all.teacher });
  await app.context.storage.users.practised(id, 4, 1000);
  await app.context.storage.users.erase(id, 2000, null);
  expect((await app.context.storage.users.find(id))?.practice).toEqual({ step: 0, doneAt: null });
});
