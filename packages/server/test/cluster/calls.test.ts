import { expect, onTestFinished, test } from 'vitest';
import { type ApiAnswer, ApiClient } from '@fracht/testing/school/api-client.ts';
import { until } from '@fracht/testing/school/until.ts';
import { join, SocketClient } from '../live/socket-client.ts';
import { hashToken } from '../../src/ids.ts';
import { unpack } from '../../src/rooms/codec.ts';
import { natsUrl, onCluster } from '../support/nats.ts';
import { aGameElsewhere, at, countsAt } from './processes.ts';

const told = ({ status, payload, message }: ApiAnswer) => ({ status, payload, code: message?.code });

onCluster('calls at a process that does not own the game', () => {
  test('[CLU-1] they are answered as by its owner, whole, faults too', async () => {
    const { owner, edge, school, game, student, moved } = await aGameElsewhere();
    await (await join(student, game)).act({ action: 'USER_JOIN' });
    const teacher = await at(school.teacher, edge);
    const gets = [
      `game/get-live/?game=${game}`,
      `game/get-fitting/?game=${game}`,
      `game/get-emergencies/?game=${game}`,
      `game/get-emergency/?game=${game}&id=nobody`,
      `game/get-change-event/type/DATE?game=${game}`,
      'game/get-change-event/type/DATE',
      'game/get-live/?game=nobody.*',
      'game/get-live/',
    ];
    for (const path of gets) expect(told(await teacher.get(path))).toEqual(told(await school.teacher.get(path)));
    const whole = async (client: ApiClient) => {
      const { serverTime, ...rest } = (await client.get(`game/get/?id=${game}`)).payload;
      expect(serverTime).toBeGreaterThan(0);
      return rest;
    };
    expect(await whole(moved)).toEqual(await whole(student));
    const posts = [
      ['game/get-distances/', { cars: '[]', city: '3' }],
      ['game/get-return-cost/', { game, car: 'none' }],
      ['game/get-emergency-paths/', { game, order: 'none' }],
      ['server/action/', { game, data: JSON.stringify({ id: 'one', action: 'BOOK_ORDER', order: 'none' }) }],
      ['server/action/', { game, data: '{"id":"two"}' }],
      ['server/leave/', { game, player: 'somebody' }],
      ['server/alive/', { game, ticket: 'none' }],
    ] as const;
    for (const [path, fields] of posts) {
      expect({ path, ...told(await moved.post(path, fields)) }).toEqual({
        path,
        ...told(await student.post(path, fields)),
      });
    }
    expect(await countsAt(edge)).toMatchObject({ games: 0 });
    expect(await countsAt(owner)).toMatchObject({ games: 1 });
  });

  test('[CLU-8] neither a bearer nor a CSRF pair goes over the bus, by calls and by the first messages of sockets', async () => {
    const { edge, school, game, student, moved } = await aGameElsewhere();
    const heard: string[] = [];
    const { connect } = await import('@nats-io/transport-node');
    const listener = await connect({ servers: new URL(natsUrl()).host });
    onTestFinished(() => listener.close());
    listener.subscribe('>', { callback: (_error, { data }) => void heard.push(Buffer.from(data).toString('latin1')) });
    await listener.flush();
    await moved.get(`game/get/?id=${game}`);
    await moved.post('server/action/', { game, data: '{"id":"two"}' }, { csrfIn: 'body' });
    const socket = new SocketClient(`${edge.replace('http', 'ws')}/socket`, game, 'anybody');
    await socket.opened();
    socket.say({ game, bearer: moved.bearer });
    await until('the game is there', () => socket.hasGame);
    expect(await (await at(school.teacher, edge)).get(`game/get-live/?game=${game}`)).toMatchObject({ status: 200 });
    const all = heard.join('\n');
    expect(all).toContain('"kind":"CALL"');
    const hellos = [...all.matchAll(/"kind":"SOCKET".*?"hello":"(?<hello>[^"]+)"/gu)].map(({ groups }) =>
      unpack(groups?.hello ?? ''),
    );
    expect(hellos).toMatchObject([{ ok: true, value: { game, bearer: hashToken(moved.bearer ?? '') } }]);
    for (const { bearer, csrf } of [moved, student, school.teacher])
      for (const secret of [bearer, csrf?.key, csrf?.token]) expect(all).not.toContain(secret ?? 'nothing');
  });

  test('[CLU-6] who may not is refused where the call came in, and nothing in a request makes it pass for one that was handed on', async () => {
    const { edge, game, moved } = await aGameElsewhere();
    const nobody = new ApiClient(edge);
    expect(await nobody.get(`game/get/?id=${game}`)).toMatchObject({ status: 401 });
    const forged = await fetch(`${edge}/api/server/connect/`, {
      method: 'POST',
      headers: { authorization: moved.headers['authorization'] ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ game }),
    });
    expect({ status: forged.status, body: await forged.json() }).toMatchObject({
      status: 403,
      body: { message: { code: 'CSRF' } },
    });
  });

  test('[CLU-1] a ticket leads to the socket of the process that was asked for it, and is redeemed once', async () => {
    const { owner, edge, game, moved, student } = await aGameElsewhere();
    const here = (await student.post('server/connect/', { game })).payload.socket;
    const there = (await moved.post('server/connect/', { game })).payload;
    expect(new URL(there.socket).port).not.toBe(new URL(here).port);
    const user = (await moved.get('user/data/')).payload.id;
    const line = new SocketClient(there.socket, game, user);
    await line.opened();
    line.say({ game, ticket: there.ticket });
    await until('the game is here', () => line.hasGame);
    const again = new SocketClient(`${owner.replace('http', 'ws')}/socket`, game, user);
    await again.opened();
    again.say({ game, ticket: there.ticket });
    expect(await again.ended()).toMatchObject({ reason: 'UNAUTHORIZED' });
    expect(await countsAt(edge)).toMatchObject({ links: 0 });
    line.leave();
  });

  test('[CLU-1] lists show how a game stands elsewhere', async () => {
    const { edge, school, game, student } = await aGameElsewhere();
    const player = await join(student, game);
    await player.act({ action: 'USER_JOIN' });
    const teacher = await at(school.teacher, edge);
    const listed = (await teacher.get('game/get-list/')).payload;
    expect(listed).toEqual((await school.teacher.get('game/get-list/')).payload);
    expect(listed[0].players).toMatchObject([{ status: 'JOINED' }]);
  });

  test('[CLU-5] a game that is removed, a session that ends and a person who is erased are told to whoever owns the games', async () => {
    const { owner, edge, school, game, teacher, student, moved } = await aGameElsewhere();
    const player = await join(student, game);
    await moved.post('auth/logout/', {});
    expect(await player.ended()).toMatchObject({ reason: 'UNAUTHORIZED' });
    const away = await at(school.teacher, edge);
    expect(await away.delete(`game/remove/${game}`)).toMatchObject({ status: 200 });
    expect(await teacher.ended()).toMatchObject({ reason: 'GAME_UNKNOWN' });
    await until('the owner has let the game go', async () => (await countsAt(owner)).games === 0);
    const second = await school.newGame();
    const line = await join(school.teacher, second);
    const back = await school.logIn('gracz1@szkola.test');
    const again = await join(back, second);
    const { payload } = await away.get('user/get-list/');
    const [{ id }] = payload.filter(({ email }: { email: string }) => email === 'gracz1@szkola.test');
    expect(await away.delete(`user/delete/${String(id)}`)).toMatchObject({ status: 200 });
    expect(await again.ended()).toMatchObject({ reason: 'UNAUTHORIZED' });
    line.leave();
  });
});
