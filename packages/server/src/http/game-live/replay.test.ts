import { advance, type GameState, replay, roundEndsAt } from '@fracht/engine';
import { replayPayload, type ReplayPayload } from '@fracht/protocol';
import { beforeAll, expect, test } from 'vitest';
import { aBotGame, type BotGame, store } from '../../../test/support/replayed-game.ts';
import { type Login, testApp, type TestApp } from '../../../test/support/test-app.ts';

const STUDENTS = ['anna', 'piotr'];

let app: TestApp;
let logins: { readonly ewa: Login; readonly anna: Login; readonly olga: Login };
let played: BotGame;

beforeAll(async () => {
  app = await testApp({ withLive: true, isShared: true });
  await app.person({ id: 'ewa', email: 'ewa@szkola.test', type: 'TEACHER' });
  for (const id of [...STUDENTS, 'olga']) {
    await app.person({ id, email: `${id}@szkola.test`, teacher: 'ewa', first_name: id, last_name: 'Testowa' });
  }
  const of = (id: string) => app.logIn(`${id}@szkola.test`);
  logins = { ewa: await of('ewa'), anna: await of('anna'), olga: await of('olga') };
  played = await aBotGame(app, { id: 'g1', seed: 'powtórka', students: STUDENTS });
  await store(app, played, played.entries, played.end);
});

const ask = (game: string, login: Login) => app.call('GET', `game/replay/${game}`, undefined, login);
const read = async (game: string, login: Login): Promise<ReplayPayload> =>
  replayPayload.parse((await ask(game, login)).payload);

test('[RPL-4] a finished game is replayed for its teacher and for each of its players, from beginning to end', async () => {
  for (const login of [logins.ewa, logins.anna]) {
    const { game, until, changes, happenings } = await read('g1', login);
    expect(game).toMatchObject({ id: 'g1', now: 0, round: 1, groupName: played.game.groupName });
    expect(changes.at(-1)).toMatchObject({ state: 'FINISHED', now: until });
    expect(until).toBe(played.end.now);
    expect(happenings.at(-1)?.what).toBe('GAME_FINISHED');
    expect(game.players.map(({ user }) => user.first_name)).toContain('piotr');
  }
});

test('[RPL-4] [RGT-6] nobody else gets it', async () => {
  expect(await ask('g1', logins.olga)).toMatchObject({ status: 403 });
  expect(await ask('g0', logins.ewa)).toMatchObject({ status: 404 });
});

test('[RPL-5] a paused game is replayed for its teacher alone, up to the pause', async () => {
  const { setup, entries } = played;
  const [, second] = entries.filter(({ action }) => action.action === 'START');
  const sofar = entries.filter(({ seq }) => seq < (second?.seq ?? 0));
  const before = replay(setup, sofar);
  const paused = advance(before, roundEndsAt(before));
  expect(paused).toMatchObject({ state: 'PAUSED', round: 1 });
  await store(app, { game: { ...played.game, id: 'g2' } }, sofar, paused);
  expect(await ask('g2', logins.anna)).toMatchObject({ status: 409, message: { code: 'GAME_NOT_OVER' } });
  const { until, happenings } = await read('g2', logins.ewa);
  expect(until).toBe(paused.now);
  expect(happenings.at(-1)).toMatchObject({ what: 'ROUND_ENDED', round: 1 });
});

test('[RPL-5] a game that runs or has not begun is replayed for nobody', async () => {
  const { setup, entries } = played;
  const running = replay(setup, entries.slice(0, 40));
  expect(running.state).toBe('IN_PROGRESS');
  const fresh: GameState = replay(setup, []);
  await store(app, { game: { ...played.game, id: 'g3' } }, entries.slice(0, 40), running);
  await store(app, { game: { ...played.game, id: 'g4' } }, [], fresh);
  for (const game of ['g3', 'g4']) {
    for (const login of [logins.ewa, logins.anna]) {
      expect(await ask(game, login)).toMatchObject({ status: 409, message: { code: 'GAME_NOT_OVER' } });
    }
  }
});

test('[RPL-7] one replay at a time is made for a person; another one is refused meanwhile', async () => {
  const answers = await Promise.all([ask('g1', logins.anna), ask('g1', logins.anna), ask('g1', logins.ewa)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 429]);
  expect(await ask('g1', logins.anna)).toMatchObject({ status: 200 });
});
