import { expect, test } from 'vitest';
import { findPlayer, score } from '@fracht/engine';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { aTenure } from '@fracht/testing/engine/a-tenure.ts';
import { botResults } from './bot-results.ts';
import { moneySteps } from './money-steps.ts';
import { nightsBetween, orderLines } from './order-lines.ts';
import { pointSums } from './point-sums.ts';
import { averageScore, standings } from './standing.ts';

const { end } = aPlayedGame();
const students = end.players.filter(({ type }) => type === 'STUDENT');

test('[SUM-3] [PAY-1] the waterfall leads from the money at the start to the money at the end', () => {
  for (const player of students) {
    const fall = moneySteps(player.ledger);
    expect(fall.start).toBe(end.setup.settings.start_money * 100);
    expect(fall.end).toBe(player.money);
    expect(fall.steps.at(-1)?.after).toBe(player.money);
    for (const [index, step] of fall.steps.entries()) {
      expect(step.after - step.before).toBe(step.money);
      expect(step.before).toBe(fall.steps[index - 1]?.after ?? fall.start);
    }
  }
});

test('[SUM-3] [PTS-1] points by reason add up to the points', () => {
  for (const player of students) {
    expect(pointSums(player.ledger).reduce((sum, { points }) => sum + points, 0)).toBe(player.points);
  }
});

test('[SUM-2] the standings are by score, equal scores share a place, and the teacher is not in them', () => {
  const all = standings(end);
  expect(all.map(({ player }) => player.id).toSorted()).toEqual(['s1', 's2', 's3', 's4']);
  expect(all.map((one) => one.score)).toEqual(students.map(score).toSorted((a, b) => b - a));
  expect(all[0]?.place).toBe(1);
  const twins = { ...end, players: end.players.map((player) => ({ ...player, money: 100, points: 1 })) };
  expect(standings(twins).map(({ place }) => place)).toEqual([1, 1, 1, 1]);
  expect(averageScore(standings(twins))).toBe(11);
});

test('[SUM-4] every ended order of a player is on the time line, its moments in their order', () => {
  for (const { id } of students) {
    const lines = orderLines(end, id);
    expect(lines).toHaveLength(end.orders.filter((order) => order.player === id).length);
    for (const { bookedAt, loadedAt, endedAt } of lines) {
      expect(bookedAt).toBeLessThanOrEqual(loadedAt);
      expect(loadedAt).toBeLessThanOrEqual(endedAt);
    }
  }
  expect(findPlayer(end, 's1')).not.toBeNull();
});

test('[SUM-4] nights are from 20:00 to 6:00, cut at the ends of the game', () => {
  const hour = 3600;
  expect(nightsBetween(0, 40 * hour)).toEqual([
    { from: 8 * hour, to: 18 * hour },
    { from: 32 * hour, to: 40 * hour },
  ]);
});

test('[SUM-11] a bot’s result has no place, is in no mean, and stands among the bots’, the best first', () => {
  const tenure = aTenure({ bot: 'good' });
  const held = { ...end, players: end.players.map((player) => (player.id === 's1' ? { ...player, tenure } : player)) };
  const all = standings(held);
  expect(all.map(({ player }) => player.id).toSorted()).toEqual(['s2', 's3', 's4']);
  const others = students.filter(({ id }) => id !== 's1').map(score);
  expect(averageScore(all)).toBe(Math.round(others.reduce((sum, one) => sum + one, 0) / 3));
  expect(botResults(held).map(({ player }) => player.id)).toEqual(['s1']);
  expect(botResults(end)).toEqual([]);
});
