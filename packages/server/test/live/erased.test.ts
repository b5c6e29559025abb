import { expect, test } from 'vitest';
import { until } from './api-client.ts';
import { aSchool, aServer } from './school.ts';
import { join } from './socket-client.ts';

test('an erased student is out of the game at once, and stays out', async () => {
  const school = await aSchool(await aServer(), 2, { unit_ms: 1000 });
  const game = await school.game();
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

test('in a running game an erased student has no name any more: not for those who are there, not for those who come', async () => {
  const school = await aSchool(await aServer(), 2, { unit_ms: 1000 });
  const game = await school.game();
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
