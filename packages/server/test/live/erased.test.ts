import { expect, test } from 'vitest';
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
