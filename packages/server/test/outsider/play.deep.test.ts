import { afterAll, beforeAll, expect, test } from 'vitest';
import { inGame, statusOf } from './channel.ts';
import { CALLS, unmade } from './calls.ts';
import { dispatcher } from './dispatcher.ts';
import { readAnswer, visitor } from './http.ts';
import { away, begun, freePair, running, twoOf } from './lesson.ts';
import { startServer, type Server } from './process.ts';
import { dig, entitiesAt, listAt, misfits, misfitsOfEach, numberAt, textAt, withKey, type Fields } from './reading.ts';
import { addGame, school, set, whole, type School } from './school.ts';
import { GAME, LISTED_GAME, RANKINGS } from './shapes.ts';
import { join, type Line } from './socket.ts';
import { stream } from './stream.ts';
import { comparable } from './wire.ts';

let server: Server;
let at: School;

beforeAll(async () => {
  server = await startServer();
  at = await school(server, 3);
});

afterAll(async () => server.stop());

test('[GME-5] [QUE-1] a whole game of four rounds, played by two over sockets and one over a stream, from the making to the survey', async () => {
  await set(at.admin, { unit_ms: 30 });
  const game = await addGame(at.teacher, { group: at.group, seed: 5 });
  const lead = await join(at.teacher, game);
  await lead.act('USER_JOIN');
  const players = await Promise.all(
    at.students.map(async (student, index) => {
      const ear = index === 2 ? await stream(student, game) : await join(student, game);
      const player = dispatcher(student, game, ear, 'act' in ear ? ear.act : undefined);
      expect(await player.act('USER_JOIN')).toMatchObject({ ok: true });
      return player;
    }),
  );
  await begun(lead);
  const rounds = everyRound(lead);
  await Promise.all(players.map((player) => player.play()));
  await rounds;

  for (const [index, player] of players.entries()) {
    const student = at.students[index];
    if (student === undefined) throw new Error('a student is gone');
    await player.ear.untilState('the end', (state) => state.state === 'FINISHED');
    expect(player.ear.gaps()).toBe(0);
    expect(statusOf(player.ear.state(), student.id)).toBe('FINISHED');
    const shown = await whole(student, game);
    const kept = comparable(player.ear.state());
    for (const list of ['cars', 'orders', 'messages'] as const) {
      const byCall = comparable({ list: listAt(shown, 'json', list) });
      expect(comparable({ list: kept[list] }), list).toEqual(byCall);
    }
    expect(dig(shown, 'state')).toBe('FINISHED');
    expect([dig(shown, 'money'), dig(shown, 'points'), dig(shown, 'score')]).toEqual([
      kept.money,
      kept.points,
      kept.score,
    ]);
    for (const one of entitiesAt(shown, 'players')) {
      expect(numberAt(one, 'score')).toBe(Math.round(numberAt(one, 'money')) + 10 * numberAt(one, 'points'));
    }
  }
  const tried = players.flatMap((player) => [...player.outcomes.keys()]);
  expect(tried).toEqual(expect.arrayContaining(['BOOK_ORDER ok', 'BOOK_CAR ok', 'CONFIRM_RETURN ok']));
  expect(tried.some((what) => what.startsWith('RESOLVE_') && what.endsWith(' ok'))).toBe(true);
  expect(players.flatMap((player) => player.misshapen)).toEqual([]);
  expect(inGame(lead.state(), 'orders').some((order) => order.delivered === true)).toBe(true);

  await afterwards(game);
});

/** Starts each next round when the previous one has ended. */
async function everyRound(lead: Line): Promise<void> {
  for (const round of [1, 2, 3]) {
    await lead.untilState(`the end of round ${round}`, (state) => state.state === 'PAUSED' && state.round === round);
    expect(await lead.act('START')).toMatchObject({ ok: true });
    expect(lead.state()).toMatchObject({ state: 'IN_PROGRESS', round: round + 1 });
  }
  await lead.untilState('the end', (state) => state.state === 'FINISHED');
}

/** What a finished game leaves behind: the ranking, the count of games, the survey. */
async function afterwards(game: string): Promise<void> {
  const [student] = at.students;
  if (student === undefined) throw new Error('no student');
  const ranking = (await visitor(server.http).get('game/rankings/')).payload;
  expect(misfits(ranking, RANKINGS)).toEqual([]);
  const places = entitiesAt(ranking, 'players').map((one) => numberAt(one, 'place'));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const group = withKey(entitiesAt((await at.teacher.get('group/get/')).payload), 'id', at.group);
  expect(group.num_games).toBe(1);
  const listed = entitiesAt((await at.teacher.get('user/get-list/students/true')).payload);
  expect(listed.map((user) => user.games_played)).toEqual([1, 1, 1]);

  expect(listAt((await student.get('survey/all/')).payload)).toEqual([]);
  const opened = await at.teacher.send('PUT', 'survey/init/', { game });
  expect(opened.status, JSON.stringify(opened.payload)).toBeLessThan(300);
  const [own] = entitiesAt((await student.get('survey/all/')).payload);
  const questions = entitiesAt(own, 'questions');
  const answers = questions.map(({ id, value }) => ({
    id,
    value: /\(1\s/u.test(String(value)) ? '4' : 'Dobrze',
  }));
  const submitted = await student.send('PATCH', 'survey/submit/', { id: dig(own, 'id'), answers });
  expect(submitted.status, JSON.stringify(submitted.payload)).toBe(200);
  expect(listAt((await student.get('survey/all/')).payload)).toEqual([]);
  expect(JSON.stringify((await at.teacher.get('survey/all/')).payload)).toContain('Dobrze');

  expect((await at.teacher.send('DELETE', `user/delete/${at.students[2]?.id ?? ''}`)).status).toBe(200);
  const users = entitiesAt(await whole(at.teacher, game), 'players').map((one) => one.user);
  const erased = users.find((one) => dig(one, 'id') === at.students[2]?.id);
  expect([dig(erased, 'first_name'), dig(erased, 'last_name')]).toEqual(['Gracz', 'usunięty']);
}

test('[STR-1] [STR-2] a stream takes a ticket once, changes over to a socket and back, and leaves when closed', async () => {
  await set(at.admin, { unit_ms: 5000, leave_grace_s: 1 });
  const game = await addGame(at.teacher, { group: at.group, seed: 6 });
  const lead = await join(at.teacher, game);
  await lead.act('USER_JOIN');
  const [student, other] = twoOf(at);
  const ear = await stream(student, game);
  expect(statusOf(ear.state(), student.id)).toBe('CONNECTED');
  const over = dispatcher(student, game, ear, undefined);
  expect(await over.act('USER_JOIN')).toMatchObject({ ok: true });
  await ear.untilState('that she joined', (state) => statusOf(state, student.id) === 'JOINED');
  const later = await join(other, game);
  const socket = await join(student, game);
  ear.close();
  await ear.ended;
  // By the time of this answer the server has seen the stream end.
  await whole(student, game);
  // A player who went after her has left: she would have by then too, if her socket had not counted.
  await later.leave();
  await socket.untilState('that who went later left', (state) => statusOf(state, other.id) === 'LEFT');
  expect(statusOf(socket.state(), student.id)).toBe('JOINED');
  const again = await stream(student, game);
  await socket.leave();
  expect(textAt(again.state(), 'id')).toBe(game);
  again.close();
  await lead.untilState('that she left', (state) => statusOf(state, student.id) === 'LEFT');
  for (const query of [`game=${game}&ticket=nie-ma`, `game=${game}`, 'ticket=x', '']) {
    const refused = await readAnswer(await fetch(`${student.base}server/stream/?${query}`));
    expect([401, 403, 404, 422]).toContain(refused.status);
  }
  await lead.leave();
});

test('[GMS-3] games are made, listed newest first with their fields, and removed', async () => {
  const [ala] = twoOf(at);
  const forms = [
    { group: at.group, seed: 77, auto_advance: true },
    { group: at.group, seed: '77', auto_advance: false },
    { randos: true, players: 2 },
  ];
  const games: string[] = [];
  for (const fields of forms) games.push(await addGame(at.teacher, fields));
  const listed = entitiesAt((await at.teacher.get('game/get-list/')).payload);
  expect(misfitsOfEach(listed, LISTED_GAME)).toEqual([]);
  expect(listed.slice(0, 3).map((one) => one.id)).toEqual(games.toReversed());
  const [drawn, , first] = listed;
  expect(listAt(drawn, 'players')).toHaveLength(2);
  expect([drawn?.randos, first?.randos, first?.groupName, first?.autoAdvance]).toEqual([true, false, 'LOG-1', true]);
  expect(entitiesAt((await ala.get('game/get-list/')).payload).map((one) => one.id)).toEqual(
    expect.arrayContaining(games.slice(0, 2)),
  );
  for (const wrong of [
    {},
    { group: 'nie-ma' },
    { randos: true },
    { randos: true, players: 0 },
    { group: at.group, players: 'x', randos: 'x' },
  ])
    expect([404, 422], JSON.stringify(wrong)).toContain((await at.teacher.send('POST', 'game/add/', wrong)).status);
  for (const game of games) expect((await at.teacher.send('DELETE', `game/remove/${game}`)).status).toBe(200);
  expect((await at.teacher.send('DELETE', `game/remove/${games[0] ?? ''}`)).status).toBe(404);
});

test('[GMS-2] parallel games of one seed offer the same orders and cars', async () => {
  const [one, two] = [await running(at, 78), await running(at, 78)];
  for (const list of ['orders', 'cars', 'offers'] as const)
    expect(comparable({ list: inGame(one.a.state(), list) })).toEqual(
      comparable({ list: inGame(two.a.state(), list) }),
    );
  await away([...one.all, ...two.all]);
});

test('[WIR-1] [WIR-3] the game by call has all its fields, and the helpers answer about it', async () => {
  const [ala] = twoOf(at);
  const { game, lead, a, all } = await running(at, 21);
  const { order, car } = freePair(a.state());
  await a.act('BOOK_ORDER', { order });
  await a.act('BOOK_CAR', { order, car });
  const shown = await whole(ala, game);
  expect(misfits(shown, GAME)).toEqual([]);
  const orders = entitiesAt(shown, 'json', 'orders');
  expect(orders.every((one) => /^[A-Z]{3}\/\d{4}\/\d{3}0$/u.test(textAt(one, 'id')))).toBe(true);
  const ends = orders.map((one) => numberAt(one, 'pickWindow', 'to'));
  expect(ends).toEqual(ends.toSorted((x, y) => x - y));
  const told = (cars: readonly Fields[]) => cars.map(({ id, action, player }) => ({ id, action, player }));
  expect(told(entitiesAt(shown, 'json', 'cars'))).toEqual(told(inGame(a.state(), 'cars')));

  const distances = await ala.send('POST', 'game/get-distances/', { game, cars: [car], city: 3 });
  expect(misfitsOfEach(distances.payload, { id: 'id', distance: 'number' })).toEqual([]);
  const helpers = [
    distances,
    await ala.send('POST', 'game/get-distances/', { cars: JSON.stringify([car]), city: '3' }),
    await ala.send('POST', 'game/get-return-cost/', { game, car }),
    await ala.send('POST', 'game/get-return-cost/', { game, car }),
    await ala.send('POST', 'game/get-emergency-paths/', { game, order }),
    await ala.send('POST', 'game/get-emergency-paths/', { game, order }),
    await ala.get(`game/get-emergencies/?game=${game}`),
    await ala.get(`game/get-emergencies/?game=${game}`),
    await ala.get('server/check-connection/'),
    await ala.get('server/check-connection/'),
    await ala.send('POST', 'server/leave/', { game, player: ala.id }),
    await ala.send('POST', 'server/leave/', { game, player: ala.id }),
  ];
  expect(helpers.map(({ status }) => status)).toEqual(helpers.map(() => 200));
  expect((await ala.get(`game/get-emergency/?game=${game}&id=nie-ma`)).status).toBe(404);
  expect([404, 422]).toContain((await ala.get('game/get-change-event/type/INNE')).status);
  for (const bad of [{ game, car: 'NIE' }, { game: 'nie', car }, {}])
    expect([403, 404, 422]).toContain((await ala.send('POST', 'game/get-return-cost/', bad)).status);
  expect(await lead.act('FINISH')).toMatchObject({ ok: true });
  const survey = dig((await at.teacher.send('PUT', 'survey/init/', { game })).payload, 'id');
  const [own] = entitiesAt((await ala.get('survey/all/')).payload).filter((one) => one.id === survey);
  const answers = JSON.stringify(
    entitiesAt(own, 'questions')
      .slice(0, 1)
      .map(({ id }) => ({ id, value: 'Nic' })),
  );
  expect((await ala.send('PATCH', 'survey/submit/', { id: survey, answers })).status).toBe(200);
  expect((await visitor(server.http).get('game/rankings/')).status).toBe(200);
  await away(all);
});

test('[ENV-1] every call about games has succeeded, with the slash and without it', () => {
  expect(unmade(CALLS.games)).toEqual([]);
});
