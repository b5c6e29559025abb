import { expect, test } from 'vitest';
import { fieldNumber, parseNumber } from '@fracht/kit/forms/typed-number.ts';
import { faultOf, settingFaults, differsFromDefault, valuesToSave } from '@fracht/kit/forms/setting-rules.ts';

const PACE = {
  key: 'game_speed_1',
  value: 1.25,
  type: 'decimal',
  min: 0.25,
  max: 5,
  unit: '×',
  label: 'Tempo',
  group: 'clock',
  default: 1,
  version: 0,
};
const REST = { ...PACE, key: 'rest_minutes', value: 540, type: 'whole', min: 480, max: 660, default: 540 };

test.each([
  ['9'.repeat(400), null],
  ['1,25', 1.25],
  ['1.25', 1.25],
  ['30 000', 30_000],
  ['30\u00a0000', 30_000],
  ['-5', -5],
  ['−5', -5],
  ['', null],
  ['1,2,3', null],
  ['pięć', null],
  ['1e3', null],
])('[SEG-4] %s is read as %s', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test('[SEG-4] a value stands with a decimal comma', () => {
  expect(fieldNumber(1.25)).toBe('1,25');
});

test.each([
  [PACE, '2,5', null],
  [PACE, 'x', 'Wpisz liczbę.'],
  [PACE, '0,2', 'Najmniejsza dozwolona wartość to\u00a00,25.'],
  [PACE, '5,01', 'Największa dozwolona wartość to\u00a05.'],
  [PACE, '1,234', 'Najwyżej dwa miejsca po przecinku.'],
  [REST, '500,5', 'Wpisz liczbę całkowitą.'],
  [REST, '500', null],
])('[SEG-3] the fault of a typed value', (setting, text, fault) => {
  expect(faultOf(setting, text)).toBe(fault);
});

const LEAST = { ...PACE, key: 'ST_salary_min', value: 5.2, min: 0, max: 100, default: 5.2, notOver: 'ST_salary_max' };
const MOST = { ...PACE, key: 'ST_salary_max', value: 6.6, min: 0, max: 100, default: 6.6 };
const OVER = 'To więcej niż górna granica: 6,6.';

test.each([
  [{ ST_salary_min: '6,7' }, [['ST_salary_min', OVER]]],
  [{ ST_salary_max: '5' }, [['ST_salary_max', 'To mniej niż dolna granica: 5,2.']]],
  [{ ST_salary_min: '6,6' }, []],
  [{ ST_salary_min: '7', ST_salary_max: '7,5' }, []],
  [{ ST_salary_min: 'x' }, [['ST_salary_min', 'Wpisz liczbę.']]],
])('[SEG-3] a least above its most is told under what was typed: %o', (drafts, faults) => {
  expect([...settingFaults([LEAST, MOST, PACE], drafts)]).toEqual(faults);
});

test('[SEG-3] a pair that is kept the wrong way round is told under both', () => {
  expect([...settingFaults([{ ...LEAST, value: 8 }, MOST], {}).keys()]).toEqual(['ST_salary_min', 'ST_salary_max']);
});

test('[SEG-2] a setting differs from its default by its value, however that is written', () => {
  expect(differsFromDefault(PACE, {})).toBe(true);
  expect(differsFromDefault(PACE, { game_speed_1: '1,00' })).toBe(false);
});

test('[SEG-5] a save names the changed settings alone, so that those of another admin stay', () => {
  expect(valuesToSave([PACE, REST], { game_speed_1: '1,250', rest_minutes: '600' })).toEqual([
    { key: 'rest_minutes', value: 600 },
  ]);
});
