import { expect, test } from 'vitest';
import { packedCodecRequest } from '@fracht/protocol';
import { until } from '@fracht/testing/school/until.ts';
import { playFourRounds } from '../live/four-rounds.ts';
import { aSchool } from '@fracht/testing/school/school.ts';
import { packed } from '@fracht/testing/school/codec.ts';
import { join, SocketClient } from '../live/socket-client.ts';
import { StreamClient } from '../live/stream-client.ts';
import { onCluster } from '../support/nats.ts';
import { aGameElsewhere, at, countsAt, severalServers } from './processes.ts';

/** A machine that stands still for longer than a lease lasts loses the game, and all lines with it (CLU-3): then the lesson is started again. */
const LESSON = { timeout: 400_000, retry: { count: 2, condition: /^the line is lost/u } };

/** Two processes, a game that the first owns, and its student at the second. */
async function aPlayerElsewhere() {
  const { moved, ...there } = await aGameElsewhere();
  return { ...there, student: moved };
}

onCluster('lines to a game that another process owns', () => {
  test(
    '[CLU-1] a whole lesson of players at three processes: every message comes, in order, in each encoding',
    LESSON,
    async () => {
      const { addresses } = await severalServers(3);
      const school = await aSchool(addresses[0] ?? '', 3, { unit_ms: 15, leave_grace_s: 60 });
      const game = await school.newGame();
      const teacher = await join(school.teacher, game);
      const codecs = [undefined, packedCodecRequest(), undefined];
      const players = await Promise.all(
        school.students.map(async (student, index) =>
          join(await at(student, addresses[index] ?? ''), game, 'HTTP', codecs[index]),
        ),
      );
      for (const player of players) expect(await player.act({ action: 'USER_JOIN' })).toMatchObject({ ok: true });
      const joined = () => teacher.game.players.filter(({ status }) => status === 'JOINED').length;
      await until('the teacher knows who is in', () => joined() === 3);
      expect(await countsAt(addresses[0] ?? '')).toEqual({ games: 1, links: 4, carried: 0 });
      expect(await countsAt(addresses[1] ?? '')).toEqual({ games: 0, links: 0, carried: 1 });
      const counts = await playFourRounds(teacher, players);
      expect(counts.every(({ accepted }) => accepted > 0)).toBe(true);
      expect(players.map(({ gaps }) => gaps)).toEqual([0, 0, 0]);
      const seen = ({ game: { state, round, score } }: SocketClient) => ({ state, round, score });
      for (const player of players) expect(seen(player)).toEqual(seen(teacher));
    },
  );

  test('[CLU-1] [STR-1] a stream of events comes from there too', async () => {
    const { owner, game, teacher, student } = await aPlayerElsewhere();
    const { ticket } = (await student.post('server/connect/', { game })).payload;
    const stream = new StreamClient(student, game, (await student.get('user/data/')).payload.id);
    expect(await stream.open(ticket)).toMatchObject({ status: 200 });
    expect(await new StreamClient(student, game, '').open(ticket)).toMatchObject({ status: 401 });
    await until('the game is here', () => stream.hasGame);
    expect(await countsAt(owner)).toEqual({ games: 1, links: 2, carried: 0 });
    expect(await stream.act({ action: 'USER_JOIN' })).toMatchObject({ ok: true });
    await until('everybody hears', () =>
      [stream, teacher].every((one) => one.game.players.some(({ status }) => status === 'JOINED')),
    );
    expect(stream.gaps).toBe(0);
    stream.leave();
    await until('the line is gone at the owner', async () => (await countsAt(owner)).links === 1);
  });

  test('[SOC-9] what is no ticket, no message or too much ends the line with the same reasons', async () => {
    const { edge, game, student } = await aPlayerElsewhere();
    const said = async (...messages: readonly (string | Buffer)[]) => {
      const line = new SocketClient(`${edge.replace('http', 'ws')}/socket`, game, 'x');
      await line.opened();
      for (const message of messages) line.sendRaw(message);
      return (await line.ended()).reason;
    };
    expect(await said('?')).toBe('MALFORMED');
    expect(await said(Buffer.from('x'))).toBe('MALFORMED');
    expect(await said(packed({ game, ticket: 'forged' }))).toBe('UNAUTHORIZED');
    expect(await said(packed({ game, bearer: 'forged' }))).toBe('UNAUTHORIZED');
    expect(await said(packed({ game: 'game.*.>', bearer: 'forged' }))).toBe('UNAUTHORIZED');
    const first = async () =>
      packed({ game, ticket: (await student.post('server/connect/', { game })).payload.ticket });
    expect(await said(await first(), 'A'.repeat(20_000))).toBe('TOO_LARGE');
    expect(await said(await first(), '{}')).toBe('MALFORMED');
    expect(await said(await first(), Buffer.from('{}'))).toBe('MALFORMED');
    const flood = Array.from({ length: 100 }, () => packed({ resync: true }));
    expect(await said(await first(), ...flood)).toBe('TOO_MANY');
  });

  test('[CLU-5] a client that goes is gone at the owner, and one whose session ends is sent away there', async () => {
    const { owner, game, student } = await aPlayerElsewhere();
    const line = await join(student, game);
    await until('both are there', async () => (await countsAt(owner)).links === 2);
    line.leave();
    await until('one is left', async () => (await countsAt(owner)).links === 1);
    const again = await join(student, game);
    await student.post('auth/logout/', {});
    expect(await again.ended()).toMatchObject({ reason: 'UNAUTHORIZED' });
  });
});
