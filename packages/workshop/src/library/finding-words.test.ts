import { expect, test } from 'vitest';
import { checkAccident } from '@fracht/scenarios';
import { findingWords } from './finding-words.ts';

const effectWords = (type: 'TIME' | 'GIVE_MONEY' | 'CANCEL_POINTS', value: number): readonly string[] =>
  checkAccident({ id: 'A99', name: 'Korek', effects: [{ type, value }], types: ['ST'], lands: ['PL'] }).map(
    findingWords,
  );

test('[LBY-1] a number out of its range is told with the bounds and with how exact it has to be', () => {
  expect(effectWords('TIME', 15.5)).toEqual([
    'Wartość skutku jest poza dozwolonym zakresem. Powinna to być liczba całkowita od 1 do 4\u00a0320.',
  ]);
  expect(effectWords('GIVE_MONEY', 12.345)).toEqual([
    'Wartość skutku jest poza dozwolonym zakresem. Powinno być od 1 do 20\u00a0000, co do grosza.',
  ]);
  expect(effectWords('TIME', 15)).toEqual([]);
  expect(effectWords('CANCEL_POINTS', 2)).toHaveLength(1);
});
