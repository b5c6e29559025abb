import { expect, test } from 'vitest';
import { SETTING_KEYS } from '@fracht/engine';
import { DEFAULT_SETTINGS, findSetting, isSettingValue, SETTINGS, settingsWith } from './index.ts';

test('every key of the engine has one row, and every row its key', () => {
  expect(SETTINGS.map(({ key }) => key).sort()).toEqual([...SETTING_KEYS].sort());
});

test('every default keeps its own bounds', () => {
  expect(SETTINGS.filter((setting) => !isSettingValue(setting, setting.default))).toEqual([]);
});

test('labels are told apart and end without a full stop; descriptions end with one', () => {
  expect(new Set(SETTINGS.map(({ label }) => label)).size).toBe(SETTINGS.length);
  for (const { label, description } of SETTINGS) {
    expect(label).not.toMatch(/\.$/u);
    expect(description).toMatch(/\.$/u);
  }
});

test('the shares of order types make a whole', () => {
  const { ST_order_share, ATP_order_share, ADR_order_share, PG_order_share } = DEFAULT_SETTINGS;
  expect(ST_order_share + ATP_order_share + ADR_order_share + PG_order_share).toBe(100);
});

test('values of an admin take the place of defaults', () => {
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
])('%s may be %s: %s', (key, value, fits) => {
  const setting = findSetting(key);
  expect(setting !== undefined && isSettingValue(setting, value)).toBe(fits);
});
