import { beforeAll, expect, test } from 'vitest';
import { classSentences, exportPayload, LIMITS } from '@fracht/protocol';
import { aHomework, anAttempt } from '../../../test/support/a-homework.ts';
import { finish, gameOf } from '../../../test/support/finished-game.ts';
import { type School, school } from '../../../test/support/school.ts';
import { type Login, testApp, type TestApp } from '../../../test/support/test-app.ts';

let app: TestApp;
let all: School;
let lucja: Login;
let adam: Login;

beforeAll(async () => {
  app = await testApp({ isShared: true });
  all = await school(app);
  lucja = await app.logIn('lucja@szkola.test');
  adam = await app.logIn('adam@szkola.test');
});

async function finishedGame(): Promise<string> {
  const game = await gameOf(app, all);
  await finish(app, game, all.students);
  return game;
}

const write = (game: string, text: string, login: Login = all.logins.STUDENT) =>
  app.call('POST', 'game/sentences/save/', { game, text }, login);
const agree = (game: string, number: number, text: string) =>
  app.call('POST', 'game/sentences/agree/', { game, number, text }, all.logins.TEACHER);
const read = async (what: 'own' | 'earlier' | 'class', game: string, login: Login = all.logins.STUDENT) =>
  (await app.call('GET', `game/sentences/${what}/${game}`, undefined, login)).payload;

test('[SNT-1] [SNS-1] [PRV-1] a student writes one line after a game, changes it, takes it out and takes it away', async () => {
  const game = await finishedGame();
  expect(await read('own', game)).toBeNull();
  const { payload } = await write(game, '  policzę marżę\n zanim zarezerwuję ');
  const kept = { text: 'policzę marżę zanim zarezerwuję', savedAt: expect.any(Number) };
  expect(payload).toEqual(kept);
  await write(game, 'zdążę');
  expect(await read('own', game)).toEqual({ ...kept, text: 'zdążę' });
  expect(await read('own', game, lucja)).toBeNull();
  const taken = await app.call('GET', 'user/export/', undefined, all.logins.STUDENT);
  expect(exportPayload.parse(taken.payload).sentences).toEqual([{ ...kept, game, text: 'zdążę' }]);
  expect((await write(game, ' ')).payload).toBeNull();
  expect(await read('own', game)).toBeNull();
});

test('[SNT-1] [SNT-3] too long, broken and numberless sentences are refused, with their field', async () => {
  const game = await finishedGame();
  expect(await write(game, 'ż'.repeat(LIMITS.sentence))).toMatchObject({ status: 200 });
  for (const text of ['a'.repeat(LIMITS.sentence + 1), 'a\u0007b', '\u2800']) {
    expect(await write(game, text)).toMatchObject({ status: 422, payload: { text: [expect.any(String)] } });
  }
  for (const number of [0, 4, 1.5]) {
    expect(await agree(game, number, 'a')).toMatchObject({ status: 422, payload: { number: [expect.any(String)] } });
  }
});

test('[SNT-1] [SNT-3] nothing is written before the end of a game, nor by who did not come to it', async () => {
  const game = await gameOf(app, all);
  const over = { status: 409, message: { code: 'GAME_NOT_OVER' } };
  expect(await write(game, 'policzę')).toMatchObject(over);
  expect(await agree(game, 1, 'Liczymy.')).toMatchObject(over);
  await finish(app, game, all.students.slice(0, 2));
  expect(await write(game, 'policzę', adam)).toMatchObject({ status: 403 });
  expect(await read('class', game, all.logins.TEACHER)).toMatchObject({ written: 0, students: 2 });
});

test('[SNT-3] [SNS-3] the teacher reads what the class wrote, alike ones counted, and nothing of who wrote what', async () => {
  const game = await finishedGame();
  await write(game, 'policzę, czy zdążę przed końcem gry');
  await write(game, 'Policzę, czy zdąży do końca gry', lucja);
  await write(game, 'wezmę parking strzeżony', adam);
  await agree(game, 2, 'Parking wybieramy wcześniej.');
  const { payload } = await agree(game, 1, ' Liczymy. ');
  expect(classSentences.parse(payload)).toEqual({
    written: 3,
    students: 3,
    alike: [
      { text: 'Policzę, czy zdąży do końca gry', count: 2 },
      { text: 'wezmę parking strzeżony', count: 1 },
    ],
    agreed: ['Liczymy.', 'Parking wybieramy wcześniej.', ''],
    isOfGroup: true,
  });
  expect(Object.keys(Object(payload)).toSorted()).toEqual(['agreed', 'alike', 'isOfGroup', 'students', 'written']);
  await agree(game, 1, '');
  expect(await read('class', game, all.logins.TEACHER)).toMatchObject({
    agreed: ['', 'Parking wybieramy wcześniej.', ''],
  });
});

test('[SNS-1] [SNT-3] what a student writes after an own game, homework, its teacher does not read', async () => {
  const homework = await aHomework(app.context.storage, all);
  const game = await anAttempt(app.context.storage, homework, all.students[0]);
  await finish(app, game, all.students.slice(0, 1));
  expect((await write(game, 'policzę')).payload).toMatchObject({ text: 'policzę' });
  const asked = await app.call('GET', `game/sentences/class/${game}`, undefined, all.logins.TEACHER);
  for (const answer of [asked, await agree(game, 1, 'Liczymy.')]) expect(answer).toMatchObject({ status: 404 });
  expect(await read('own', game)).toMatchObject({ text: 'policzę' });
});

test('[SNT-2] [SNS-2] before the next game a student reads the newest own sentence and what the group agreed on, the teacher the latter', async () => {
  const told: string[] = [];
  for (const text of ['stare', 'nowe']) {
    app.pass(1000);
    const game = await finishedGame();
    await write(game, text);
    await agree(game, 1, `Umowa: ${text}`);
    told.push(game);
  }
  const next = await gameOf(app, all);
  expect(await read('earlier', next)).toEqual({ own: 'nowe', agreed: ['Umowa: nowe'] });
  expect(await read('earlier', next, all.logins.TEACHER)).toEqual({ own: null, agreed: ['Umowa: nowe'] });
  await app.call('DELETE', `game/remove/${told[1] ?? ''}`, undefined, all.logins.TEACHER);
  expect(await read('earlier', next)).toEqual({ own: 'stare', agreed: ['Umowa: stare'] });
});
