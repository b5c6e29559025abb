import { DEFAULT_SETTINGS, SETTINGS, SHIPPED_LIBRARY, settingsWith, world } from '@fracht/content';
import { EMPTY_LIBRARY, type SettingKey, type Settings } from '@fracht/engine';
import { expect, test } from 'vitest';
import type { TrialRules } from '../src/trial.ts';
import { playTrial } from '../src/index.ts';

const aTrial = (changed: Readonly<Partial<Record<SettingKey, number>>> = {}): TrialRules => ({
  settings: settingsWith(changed),
  world,
  library: SHIPPED_LIBRARY,
  number: 1,
});

test('[BOT-8] the same rules and seed give the same figures, another seed others', () => {
  const first = playTrial(aTrial(), 1);
  expect(playTrial(aTrial(), 1)).toEqual(first);
  expect(playTrial(aTrial(), 2)).not.toEqual(first);
});

test('[BOT-8] four players, what they delivered, and how much of what they took came in time', () => {
  const { players, taken, onTime } = playTrial(aTrial(), 3);
  const delivered = players.reduce((sum, player) => sum + player.delivered, 0);
  expect(players).toHaveLength(4);
  expect(delivered).toBeGreaterThan(8);
  expect(onTime).toBeGreaterThan(0);
  expect(onTime).toBeLessThanOrEqual(delivered);
  expect(delivered).toBeLessThanOrEqual(taken);
});

test('[BOT-8] more money to begin with is that much more in the end, and no gain', () => {
  const before = playTrial(aTrial(), 4);
  const after = playTrial(aTrial({ start_money: DEFAULT_SETTINGS.start_money + 1000 }), 4);
  expect(after.players.map(({ money }) => money - 100_000)).toEqual(before.players.map(({ money }) => money));
  expect(after.players.map(({ hasLost }) => hasLost)).toEqual(before.players.map(({ hasLost }) => hasLost));
});

test('[BOT-8] a shorter day of work leaves fewer deliveries, and players who plan by it come over no limit', () => {
  const played = (car_worktime: number) => [5, 6].flatMap((seed) => playTrial(aTrial({ car_worktime }), seed).players);
  const delivered = (players: ReturnType<typeof played>): number =>
    players.reduce((sum, player) => sum + player.delivered, 0);
  const short = played(120);
  expect(delivered(short)).toBeLessThan(delivered(played(DEFAULT_SETTINGS.car_worktime)));
  expect(short.reduce((sum, { overdue }) => sum + overdue, 0)).toBeLessThan(3);
});

test('[BOT-8] the speed is that of the game whose number it is', () => {
  const settings: Settings = settingsWith({ game_speed_3: 2 });
  const slow = playTrial({ ...aTrial(), settings, number: 1 }, 8);
  expect(playTrial({ ...aTrial(), number: 1 }, 8)).toEqual(slow);
  expect(playTrial({ ...aTrial(), settings, number: 3 }, 8)).not.toEqual(slow);
});

test.each<SettingKey>(['game_speed_1', 'orders_per_player_per_round', 'rest_minutes', 'ST_car_speed', 'start_money'])(
  'a game with %s at its least and at its most is played to the end',
  (key) => {
    const setting = SETTINGS.find((row) => row.key === key);
    for (const value of [setting?.min, setting?.max]) {
      expect(playTrial({ ...aTrial({ [key]: value }), library: EMPTY_LIBRARY }, 9).players).toHaveLength(4);
    }
  },
);
