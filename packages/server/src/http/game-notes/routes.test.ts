import { beforeAll, expect, test } from 'vitest';
import { exportPayload, gameNote, LIMITS } from '@fracht/protocol';
import { gameOf } from '../../../test/support/finished-game.ts';
import { type School, school } from '../../../test/support/school.ts';
import { testApp, type TestApp } from '../../../test/support/test-app.ts';

const MOST_NOTES = 200;

let app: TestApp;
let all: School;

beforeAll(async () => {
  app = await testApp({ isShared: true });
  all = await school(app);
});

test('[NTE-1] [NTS-1] [PRV-1] a teacher adds notes of a game, changes and removes them, and takes them out', async () => {
  const game = await gameOf(app, all);
  const { TEACHER } = all.logins;
  const add = async (at: number, text: string) =>
    gameNote.parse((await app.call('POST', 'game/notes/add/', { game, at, round: 1, text }, TEACHER)).payload);
  const late = await add(600, ' Zapytać, dlaczego ');
  const early = await add(60, 'Nikt nie bierze Göteborga');
  expect(late).toMatchObject({ at: 600, round: 1, text: 'Zapytać, dlaczego' });
  const list = async () => (await app.call('GET', `game/notes/get-list/?game=${game}`, undefined, TEACHER)).payload;
  expect(await list()).toEqual([early, late]);
  const change = { game, id: late.id, text: 'Inaczej' };
  expect((await app.call('PATCH', 'game/notes/save/', change, TEACHER)).payload).toEqual({ ...late, text: 'Inaczej' });
  const { payload } = await app.call('GET', 'user/export/', undefined, TEACHER);
  const { notes } = exportPayload.parse(payload);
  expect(notes.map(({ text }) => text).toSorted()).toEqual(['Inaczej', early.text]);
  expect(notes.every((note) => note.game === game)).toBe(true);
  const remove = () => app.call('DELETE', `game/notes/remove/${early.id}?game=${game}`, undefined, TEACHER);
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  expect(await list()).toHaveLength(1);
});

test('[NTE-1] a note has words and a moment, and a game has no more of them than it may', async () => {
  const game = await gameOf(app, all);
  const add = (note: Readonly<Record<string, unknown>>) =>
    app.call('POST', 'game/notes/add/', { game, at: 0, round: 0, text: 'a', ...note }, all.logins.TEACHER);
  for (const wrong of [{ text: ' ' }, { text: 'a'.repeat(LIMITS.note + 1) }, { at: -1 }, { round: 5 }]) {
    expect(await add(wrong)).toMatchObject({ status: 422 });
  }
  for (let count = 0; count < MOST_NOTES; count += 1) {
    const note = { id: `${game}-${count}`, game, at: 0, round: 0, text: 'a', createdAt: 0 };
    await app.context.storage.notes.add(note, MOST_NOTES);
  }
  expect(await add({})).toMatchObject({ status: 422, payload: { text: ['Może tu być najwyżej 200\u00a0pozycji.'] } });
});

test('[NTS-1] a note is of its own game alone', async () => {
  const [own, other] = [await gameOf(app, all), await gameOf(app, all)];
  const { TEACHER } = all.logins;
  const asked = { game: own, at: 0, round: 0, text: 'a' };
  const note = gameNote.parse((await app.call('POST', 'game/notes/add/', asked, TEACHER)).payload);
  const change = { game: other, id: note.id, text: 'b' };
  expect((await app.call('PATCH', 'game/notes/save/', change, TEACHER)).status).toBe(404);
  expect((await app.call('DELETE', `game/notes/remove/${note.id}?game=${other}`, undefined, TEACHER)).status).toBe(404);
});
