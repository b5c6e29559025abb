import { expect, test } from 'vitest';
import { answerAtKey } from './answer-key.ts';
import { minutesIn } from './minutes-in.ts';

const PLAIN = { altKey: false, ctrlKey: false, metaKey: false, repeat: false, defaultPrevented: false, target: null };

test('the keys 1 to 9 press the answers that there are', () => {
  expect(answerAtKey({ ...PLAIN, key: '1' }, 3)).toBe(0);
  expect(answerAtKey({ ...PLAIN, key: '3' }, 3)).toBe(2);
  for (const key of ['4', '0', 'a', 'Enter', '12']) expect(answerAtKey({ ...PLAIN, key }, 3)).toBeNull();
});

test('a digit in a field, held down, or with another key answers nothing', () => {
  const target = document.createElement('input');
  expect(answerAtKey({ ...PLAIN, key: '1', target }, 3)).toBeNull();
  expect(answerAtKey({ ...PLAIN, key: '1', repeat: true }, 3)).toBeNull();
  expect(answerAtKey({ ...PLAIN, key: '1', ctrlKey: true }, 3)).toBeNull();
});

test('[SIT-6] minutes are whole and at most 480', () => {
  expect(['0', ' 45 ', '480'].map(minutesIn)).toEqual([0, 45, 480]);
  expect(['', '481', '-1', '1.5', 'godzina'].map(minutesIn)).toEqual([null, null, null, null, null]);
});
