import { packedCodecRequest, type WireGame } from '@fracht/protocol';
import { expect, test } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { playFourRounds } from './four-rounds.ts';
import { aSchool } from '@fracht/testing/school/school.ts';
import { aServer } from './school.ts';
import { packed } from '@fracht/testing/school/codec.ts';
import { join } from './socket-client.ts';

async function aGame() {
  const school = await aSchool(await aServer(), 2, { unit_ms: 1000 });
  const game = await school.newGame();
  const [one, two] = school.students;
  if (one === undefined || two === undefined) throw new Error('no students');
  return { school, game, one, two };
}

const SMALL = ['fracht-1', packedCodecRequest()];

test('[ENC-2] [ENC-3] a whole lesson in the small encodings, beside one that did not ask for any', async () => {
  const school = await aSchool(await aServer(), 2, { unit_ms: 15, leave_grace_s: 60 });
  const game = await school.newGame();
  const teacher = await join(school.teacher, game);
  const players = await Promise.all(school.students.map((student, index) => join(student, game, 'HTTP', SMALL[index])));
  expect(players.map(({ isSmall }) => isSmall)).toEqual([true, true]);
  for (const player of players) expect(await player.act({ action: 'USER_JOIN' })).toMatchObject({ ok: true });
  const counts = await playFourRounds(teacher, players);
  expect(counts.every(({ accepted }) => accepted > 0)).toBe(true);
  expect([teacher, ...players].map(({ gaps }) => gaps)).toEqual([0, 0, 0]);
  await until('all have heard the last', () => players.every(({ seq }) => seq === teacher.seq));
  for (const player of players) expect(withoutIds(player.game.players)).toEqual(withoutIds(teacher.game.players));
});

/** Players as everybody sees them: which situation an order has is told only to its player and the teacher. */
function withoutIds(players: WireGame['players']): readonly object[] {
  return players.map(({ accidents, emergencies, ...player }) => ({
    ...player,
    accidents: accidents.map(({ order }) => order),
    emergencies: emergencies.map(({ order, done }) => [order, done]),
  }));
}

test.each(SMALL)('[ENC-6] a resync comes in %s too; a packed message is still understood', async (codec) => {
  const { game, one } = await aGame();
  const anna = await join(one, game, 'HTTP', codec);
  const heard = anna.heard.length;
  anna.say({ resync: true });
  await until('the whole game again', () => anna.heard.length > heard);
  expect(anna.heard.at(-1)).toMatchObject({ full: true, seq: anna.seq });
  anna.sendRaw(packed({ resync: true }));
  await until('and again', () => anna.heard.length > heard + 1);
  expect(anna.isOpen).toBe(true);
});

test('[ENC-4] an encoding that the server does not know, or knows by another schema, is the one of those who ask for none', async () => {
  const { game, one, two } = await aGame();
  const anna = await join(one, game, 'HTTP', 'fracht-2 00000000');
  expect([anna.hasGame, anna.isSmall]).toEqual([true, false]);
  const piotr = await join(two, game);
  piotr.sendRaw('{"resync":true}');
  expect(await piotr.ended()).toEqual({ code: 4400, reason: 'MALFORMED' });
  expect(await anna.act({ action: 'USER_JOIN' })).toMatchObject({ ok: true });
});

test.each([
  ['JSON cut short', '{"resync":'],
  ['no message', '{"hello":1}'],
  ['no base64', 'ą'],
  ['bytes', Buffer.from([1, 2, 3])],
])('[SOC-3] %s closes a socket of the small encoding as malformed', async (_, sent) => {
  const { game, one } = await aGame();
  const anna = await join(one, game, 'HTTP', 'fracht-1');
  anna.sendRaw(sent);
  expect(await anna.ended()).toEqual({ code: 4400, reason: 'MALFORMED' });
});

test('[ENC-7] plain JSON that is too long closes the socket', async () => {
  const { game, one } = await aGame();
  const anna = await join(one, game, 'HTTP', 'fracht-1');
  anna.sendRaw(JSON.stringify({ state: 'x'.repeat(40_000) }));
  expect((await anna.ended()).code).toBe(4413);
});
