import { expect, test } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { aSchool } from '@fracht/testing/school/school.ts';
import { aServer } from './school.ts';
import { join } from './socket-client.ts';

test('[PRV-3] an erased student is out of the game at once, and stays out', async () => {
  const school = await aSchool(await aServer(), 2, { unit_ms: 1000 });
  const game = await school.newGame();
  const [anna, piotr] = school.students;
  if (anna === undefined || piotr === undefined) throw new Error('no students');
  await join(school.teacher, game);
  const [erased, other] = [await join(anna, game), await join(piotr, game)];
  const { ticket } = (await anna.post('server/connect/', { game })).payload;
  const { id } = (await anna.get('user/data/')).payload;
  expect((await school.teacher.delete(`user/delete/${id}`)).status).toBe(200);
  expect(await erased.ended()).toEqual({ code: 4401, reason: 'UNAUTHORIZED' });
  expect((await anna.get(`game/get/?id=${game}`)).status).toBe(401);
  const stream = await fetch(`${school.address}/api/server/stream/?game=${game}&ticket=${ticket}`);
  expect(await stream.text()).toContain('UNAUTHORIZED');
  await other.ended();
  const seen = (await school.teacher.get(`game/get/?id=${game}`)).payload;
  expect(JSON.stringify(seen)).not.toContain('Gracz1');
});

test('[PRV-3] in a running game an erased student has no name any more: not for those who are there, not for those who come', async () => {
  const school = await aSchool(await aServer(), 2, { unit_ms: 1000 });
  const game = await school.newGame();
  const [anna, piotr] = school.students;
  if (anna === undefined || piotr === undefined) throw new Error('no students');
  const teacher = await join(school.teacher, game);
  const [erased, other] = [await join(anna, game), await join(piotr, game)];
  for (const player of [erased, other]) await player.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'START' });
  const { id } = (await anna.get('user/data/')).payload;
  const nameOf = (client: typeof other) => client.game.players.find(({ user }) => user.id === id)?.user;
  await until('it runs', () => other.game.state === 'IN_PROGRESS');
  expect(nameOf(other)).toMatchObject({ first_name: 'Gracz1' });
  expect((await school.teacher.delete(`user/delete/${id}`)).status).toBe(200);
  await until('the name is gone', () => nameOf(other)?.first_name === 'Gracz');
  expect(nameOf(other)).toMatchObject({ last_name: 'usunięty', short_name: 'Gracz U.', initials: 'GU' });
  expect(other.game.state).toBe('IN_PROGRESS');
  expect(other.gaps).toBe(0);
  const [order] = other.game.orders;
  if (order === undefined) throw new Error('no orders');
  expect(await other.act({ action: 'BOOK_ORDER', order: order.id })).toMatchObject({ ok: true });
  for (const client of [school.teacher, piotr])
    expect(JSON.stringify((await client.get(`game/get/?id=${game}`)).payload)).not.toContain('Gracz1');
});

test('[PRV-4] a running game whose lecturer is deleted goes on under the one who takes over', async () => {
  const school = await aSchool(await aServer(), 1, { unit_ms: 1000 });
  const game = await school.newGame();
  const [anna] = school.students;
  if (anna === undefined) throw new Error('no student');
  const admin = await school.logIn('admin@szkola.test', 'bardzo dlugie haslo');
  const heir = { email: 'jan@szkola.test', first_name: 'Jan', last_name: 'Nowy', password: 'haslo do lekcji' };
  const { payload: added } = await admin.post('user/add/', { ...heir, type: 'TEACHER' });
  const [teacher, player] = [await join(school.teacher, game), await join(anna, game)];
  await player.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'START' });
  await until('it runs', () => player.game.orders.length > 0 && player.game.state === 'IN_PROGRESS');
  const order = player.game.orders[0]?.id ?? '';
  expect(await player.act({ action: 'BOOK_ORDER', order })).toMatchObject({ ok: true });
  const { now } = player.game;
  const { id } = (await school.teacher.get('user/data/')).payload;
  expect((await admin.delete(`user/delete/${id}?heir=${added.id}`)).status).toBe(200);
  expect(await teacher.ended()).toMatchObject({ code: 4401 });
  expect(await player.ended()).toMatchObject({ reason: 'SERVER_STOPS' });
  const [next, back] = [await join(await school.logIn(heir.email), game), await join(anna, game)];
  expect(back.game).toMatchObject({ state: 'IN_PROGRESS', round: 1 });
  expect(back.game.now).toBeGreaterThanOrEqual(now);
  expect(next.game.orders.find((one) => one.id === order)?.player).toBe(back.user);
  expect(JSON.stringify(back.game.players)).not.toContain('Ewa');
  expect(await next.act({ action: 'STOP_EVENTS' })).toMatchObject({ ok: true });
  await until('it stands', () => back.game.state === 'PAUSED');
  expect(await next.act({ action: 'FINISH' })).toMatchObject({ ok: true });
});
