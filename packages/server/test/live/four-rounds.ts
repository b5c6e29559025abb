import { expect } from 'vitest';
import { spend } from '@fracht/testing/runs/costs.ts';
import { until } from '@fracht/testing/school/until.ts';
import { mustBeIn, playOn, type Seat } from './bot.ts';

/** How long a round may take on a machine that is busy with other tests, in ms. */
const ROUND_IN_MS = 100_000;

/**
 * Four rounds that the teacher starts and bots play for the joined players; gives how many actions of each were accepted and refused. Nobody
 * reconnects here: rejects if a line is lost.
 */
export async function playFourRounds(teacher: Seat, players: readonly Seat[]) {
  spend('game');
  const bots = Promise.all(players.map((player) => playOn(player, () => player.game.state === 'FINISHED')));
  const [counts] = await Promise.all([bots, leadFourRounds(teacher)]);
  return counts;
}

async function leadFourRounds(teacher: Seat): Promise<void> {
  for (let round = 1; round <= 4; round += 1) {
    mustBeIn(teacher);
    expect(await teacher.act({ action: 'START' })).toMatchObject({ ok: true });
    const isOver = () => teacher.lostBy !== null || teacher.game.state !== 'IN_PROGRESS';
    await until(`round ${round} is over`, isOver, ROUND_IN_MS);
    mustBeIn(teacher);
    expect(teacher.game).toMatchObject({ round, time: 600, state: round < 4 ? 'PAUSED' : 'FINISHED' });
  }
}
