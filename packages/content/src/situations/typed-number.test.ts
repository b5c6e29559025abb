import { acceptedTexts } from '@fracht/engine';
import { askText } from '@fracht/scenarios';
import { expect, test } from 'vitest';
import { typedHour, typedNumber } from './typed-number.ts';

const accepted = (textAnswer: string) => {
  const branch = { points: 0, feedback: 'Tak.' };
  return acceptedTexts(askText('Ile?', textAnswer, branch, branch));
};

test('[SIT-15] a number may be typed with its unit or without, with a blank or without, with a comma or a point', () => {
  expect(accepted(typedNumber('zł', '2 700'))).toEqual(['2 700 zł', '2700 zł', '2 700', '2700']);
  expect(accepted(typedNumber('zł', '2,20', ['2,21']))).toEqual(['2,20 zł', '2.20 zł', '2,20', '2.20', '2,21', '2.21']);
  expect(accepted(typedNumber('dni', '15'))).toEqual(['15 dni', '15']);
  expect(accepted(typedNumber(['min', 'minut'], '90', ['1,5 h', 'za 2 dni']))).toEqual([
    '90 min',
    '90 minut',
    '90',
    '1,5 h',
    '1.5 h',
    'za 2 dni',
  ]);
});

test('[SIT-15] an hour may be typed as on a clock, alone, and as it is said', () => {
  expect(accepted(typedHour(22))).toEqual(expect.arrayContaining(['22:00', '22', '22.00', 'godz. 22', 'o 22:00']));
});
