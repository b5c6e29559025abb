import { expect } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { playOn, type Seat } from './bot.ts';

/** Four rounds that the teacher starts and bots play for the joined players; gives how many actions of each were accepted and refused. */
export async function playFourRounds(teacher: Seat, players: readonly Seat[]) {
  const bots = players.map((player) => playOn(player, () => player.game.state === 'FINISHED'));
  for (let round = 1; round <= 4; round += 1) {
    expect(await teacher.act({ action: 'START' })).toMatchObject({ ok: true });
    await until(`round ${round} is over`, () => teacher.game.state !== 'IN_PROGRESS');
    expect(teacher.game).toMatchObject({ round, time: 600, state: round < 4 ? 'PAUSED' : 'FINISHED' });
  }
  return Promise.all(bots);
}
