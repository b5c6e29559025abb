import { expect, test } from 'vitest';
import { SETTING_KEYS } from '@fracht/engine';
import { reversedRanges } from './reversed-ranges.ts';
import { DEFAULT_SETTINGS, findSetting, isSettingValue, SETTINGS, settingsWith } from './index.ts';

test('[SET-1] every key of the engine has one row, and every row its key', () => {
  expect(SETTINGS.map(({ key }) => key).sort()).toEqual([...SETTING_KEYS].sort());
});

test('[SET-2] every default keeps its own bounds', () => {
  expect(SETTINGS.filter((setting) => !isSettingValue(setting, setting.default))).toEqual([]);
});

test('[SET-1] labels are told apart and end without a full stop; descriptions end with one', () => {
  expect(new Set(SETTINGS.map(({ label }) => label)).size).toBe(SETTINGS.length);
  for (const { label, description } of SETTINGS) {
    expect(label).not.toMatch(/\.$/u);
    expect(description).toMatch(/\.$/u);
  }
});

test('[SET-2] the shares of order types make a whole', () => {
  const { ST_order_share, ATP_order_share, ADR_order_share, PG_order_share } = DEFAULT_SETTINGS;
  expect(ST_order_share + ATP_order_share + ADR_order_share + PG_order_share).toBe(100);
});

test('[SET-4] values of an admin take the place of defaults', () => {
  expect(settingsWith({ start_money: 20_000 })).toEqual({ ...DEFAULT_SETTINGS, start_money: 20_000 });
  expect(findSetting('start_money')?.default).toBe(30_000);
  expect(findSetting('__proto__')).toBeUndefined();
});

test.each([
  ['unit_ms', 0, false],
  ['unit_ms', 1, true],
  ['unit_ms', 5001, false],
  ['unit_ms', 1.5, false],
  ['ST_cost', 4.35, true],
  ['ST_cost', 4.355, false],
  ['ST_cost', Number.NaN, false],
])('[SET-2] %s may be %s: %s', (key, value, fits) => {
  const setting = findSetting(key);
  expect(setting !== undefined && isSettingValue(setting, value)).toBe(fits);
});

test('[SET-3] every least of a pair names its most, and no default is above it', () => {
  const pairs = SETTINGS.flatMap(({ key, notOver }) => (notOver === undefined ? [] : [[key, notOver]]));
  const leasts = SETTINGS.map(({ key }) => key).filter((key) => key.endsWith('_min'));
  expect(pairs).toEqual(leasts.map((key) => [key, key.replace(/_min$/u, '_max')]));
  expect(pairs).toHaveLength(12);
  expect(reversedRanges(SETTINGS, (key) => findSetting(key)?.default)).toEqual([]);
});

test('[SET-3] a least above its most is told with both values; equal ones and those without a value are not', () => {
  const values = new Map<string, number | null>([
    ['ST_salary_min', 7],
    ['ST_salary_max', 6.6],
    ['ATP_salary_min', 5],
    ['ATP_salary_max', 5],
    ['ADR_salary_min', 9],
    ['ADR_salary_max', null],
  ]);
  expect(reversedRanges(SETTINGS, (key) => values.get(key))).toEqual([
    { least: { key: 'ST_salary_min', value: 7 }, most: { key: 'ST_salary_max', value: 6.6 } },
  ]);
});

test('[SET-5] out of the box a lesson is as SPEC.md tells', () => {
  const { game_speed_1, game_speed_2, game_speed_3, game_speed_4, game_speed_5, ...settings } = DEFAULT_SETTINGS;
  expect([game_speed_1, game_speed_2, game_speed_3, game_speed_4, game_speed_5]).toEqual([1, 1.25, 1.5, 1.75, 2]);
  expect(settings).toMatchObject({
    unit_ms: 1000,
    round_break_s: 60,
    start_money: 30_000,
    standing_cost: 500,
    car_worktime: 540,
    max_eu_courses: 3,
    max_company_cars: 5,
    max_subcontractors: 5,
    max_open_orders: 8,
    orders_per_player_per_round: 6,
    orders_at_start_share: 40,
    ST_cost: 4.3,
    fuel_price: 5,
    ST_fuel_use: 28,
    ST_toll: 0.46,
    ST_driver_cost: 1.2,
  });
});
