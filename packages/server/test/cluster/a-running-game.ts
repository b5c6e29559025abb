import { randomUUID } from 'node:crypto';
import { world } from '@fracht/content';
import { type GameAction, offeredOrders } from '@fracht/engine';
import { fromWire } from '@fracht/protocol';
import { z } from 'zod';
import type { ApiClient } from '@fracht/testing/school/api-client.ts';
import { until } from '@fracht/testing/school/until.ts';
import { join, type SocketClient } from '../live/socket-client.ts';
import { onServer } from '../support/postgres.ts';
import { at, countsAt, severalProcesses } from './processes.ts';
import type { ServerProcess } from './server-process.ts';

const clocks = z.array(z.object({ at: z.number() }));
const epochs = z.array(z.object({ epoch: z.number() }));

/** A running game that the first of several processes owns, with its players connected to the others. */
export async function aRunningGame(count: number) {
  const several = await severalProcesses(count, count - 1, { unit_ms: 1000, leave_grace_s: 600 });
  const { processes, school, database } = several;
  const [owner, ...edges] = processes;
  if (owner === undefined) throw new Error('no process');
  const game = await school.newGame();
  const teacher = await join(school.teacher, game);
  const students = await Promise.all(school.students.map((student, index) => at(student, edges[index]?.address ?? '')));
  const players = await Promise.all(students.map((student) => join(student, game)));
  for (const player of players) await player.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'START' });
  await until('all heard that it began', () => players.every((player) => offered(player).length > 0));
  const clock = async (): Promise<number> =>
    clocks.parse(await onServer(`select at from game_clocks where game = '${game}'`, database))[0]?.at ?? 0;
  const writtenIn = async (): Promise<readonly number[]> =>
    epochs
      .parse(await onServer(`select distinct epoch from game_log where game = '${game}' order by epoch`, database))
      .map(({ epoch }) => epoch);
  return { owner, edges, school, students, game, teacher, players, clock, writtenIn };
}

/** The orders that a player is offered. */
export const offered = (player: SocketClient): string[] =>
  offeredOrders(fromWire(player.game, world)).map(({ id }) => id);

/** How many games these processes own. */
export const ownsOf = async (processes: readonly ServerProcess[]): Promise<number> =>
  (await Promise.all(processes.map(async ({ address }) => (await countsAt(address)).games))).reduce(
    (sum, one) => sum + one,
    0,
  );

/** Repeats an action until it is acknowledged: reconnects as often as it is told to, and sends the same action again. */
export async function untilDone(student: ApiClient, game: string, wish: GameAction): Promise<void> {
  const id = `again-${randomUUID()}`;
  await until('it is acknowledged', async () => {
    const line = await join(student, game);
    const answer = await line.act(wish, id).catch((why: unknown) => {
      if (line.closed?.reason !== 'SERVER_STOPS') throw why;
      return null;
    });
    line.leave();
    return answer?.ok === true;
  });
}
