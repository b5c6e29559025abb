import { afterAll, beforeAll, expect, test } from 'vitest';
import { actionId, inGame, orderOf } from './channel.ts';
import { begun } from './lesson.ts';
import { ADMIN, startServer, type Server } from './process.ts';
import { textAt } from './reading.ts';
import { addGame, school, set, type School } from './school.ts';
import { join } from './socket.ts';
import { logIn } from './http.ts';
import { comparable } from './wire.ts';

let server: Server;
let at: School;

beforeAll(async () => {
  server = await startServer();
  at = await school(server, 1);
});

afterAll(async () => server.stop());

test('[LVG-9] a killed server comes back with every acknowledged action, and the same bearer, ids and game', async () => {
  await set(at.admin, { unit_ms: 5000 });
  const [ala] = at.students;
  if (ala === undefined) throw new Error('no student');
  const game = await addGame(at.teacher, { group: at.group, seed: 41 });
  const lead = await join(at.teacher, game);
  const line = await join(ala, game);
  await lead.act('USER_JOIN');
  await line.act('USER_JOIN');
  await begun(lead);
  await line.untilState('the start', (state) => state.state === 'IN_PROGRESS');
  const order = textAt(inGame(line.state(), 'orders')[0], 'id');
  const booking = { id: actionId(), action: 'BOOK_ORDER', order };
  expect(await line.resend(booking)).toMatchObject({ ok: true });
  const second = inGame(line.state(), 'orders').find((one) => one.player === null);
  const unheard = { id: actionId(), action: 'BOOK_ORDER', order: second?.id };
  const { seq } = line;
  const before = seq();
  const kept = comparable(line.state());
  line.say({ game, player: ala.id, state: unheard });
  await server.killHard();
  const { code } = await line.closed;
  expect(code).toBe(1006);

  server = await startServer({}, { dataDir: server.dataDir, ports: [server.port, server.socketPort] });
  expect((await ala.get('auth/verify/')).status).toBe(200);
  const back = await join(ala, game);
  expect(back.seq()).toBeGreaterThanOrEqual(before);
  expect(back.state()).toMatchObject({ state: kept.state, round: kept.round, money: kept.money });
  expect(orderOf(back.state(), order)?.player).toBe(ala.id);
  expect(await back.resend(booking)).toMatchObject({ re: booking.id, ok: true });
  expect(await back.resend(unheard)).toMatchObject({ re: unheard.id, ok: true });
  expect(inGame(back.state(), 'orders').filter((one) => one.player === ala.id)).toHaveLength(2);
  await logIn(server.http, ADMIN.email, ADMIN.password);
  await back.leave();
});
