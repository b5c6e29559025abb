import { ROUNDS } from '@fracht/engine';
import { CALLS, type WireGame } from '@fracht/protocol';
import { spend } from '@fracht/testing/runs/costs.ts';
import { until } from '@fracht/testing/school/until.ts';
import { seatBot } from '../harness/bot-seat.ts';
import type { Person, School } from '../harness/school.ts';
import type { RunningServer } from '../harness/server.ts';

/** How long four rounds of some seconds may take on a slow machine, in ms. */
const PLAYED_MS = 600_000;

/**
 * Plays a game of the school to its end without a browser: bots play in the places of its students, the teacher is there and cuts short all rounds but the last. Gives
 * the game as its first student sees it at the end.
 */
export async function playByBots(
  server: RunningServer,
  { teacher, teacherApi, students, group }: School,
): Promise<WireGame> {
  const { id: game } = await teacherApi.call(CALLS.addGame, {
    body: { group: group.id, seed: 'ranking', auto_advance: true },
  });
  const led = await seatBot(server, teacher, game, 'ordinary');
  led.rest();
  const seats = await Promise.all(students.map((student) => seatBot(server, student, game, 'good')));
  const all = (isSo: (seen: WireGame) => boolean) => () => seats.every((seat) => isSo(seat.game()));
  const hasJoined = (seen: WireGame, { id }: Person): boolean =>
    seen.players.some((player) => player.id === id && player.status === 'JOINED');
  await until(
    'everybody has joined',
    all((seen) => students.every((student) => hasJoined(seen, student))),
  );
  await teacherApi.call(CALLS.action, { body: { game, data: { id: 'start', action: 'START' } } });
  // Rounds that are cut short do not affect a ranking: only the last one has to end by itself.
  for (let round = 1; round < ROUNDS; round += 1)
    await teacherApi.call(CALLS.action, { body: { game, data: { id: `skip-${round}`, action: 'START', skip: true } } });
  await until(
    'the game is over',
    all(({ state }) => state === 'FINISHED'),
    PLAYED_MS,
  );
  spend('game');
  for (const seat of [led, ...seats]) seat.leave();
  const [first] = seats;
  if (first === undefined) throw new Error('nobody has played');
  return first.game();
}
