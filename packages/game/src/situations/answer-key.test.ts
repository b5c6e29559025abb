import { afterEach, expect, test } from 'vitest';
import { turnSingleKeys } from '@fracht/kit/session/single-keys.ts';
import { answerAtKey, answerLetter } from './answer-key.ts';
import { minutesIn } from './minutes-in.ts';

const PLAIN = { altKey: false, ctrlKey: false, metaKey: false, repeat: false, defaultPrevented: false, target: null };

test('[SIC-5] an answer is pressed by the letter that stands on it, and by its number', () => {
  expect([0, 1, 2].map(answerLetter)).toEqual(['A', 'B', 'C']);
  expect(['a', 'B', 'c'].map((key) => answerAtKey({ ...PLAIN, key }, 3))).toEqual([0, 1, 2]);
  expect(['1', '2', '3'].map((key) => answerAtKey({ ...PLAIN, key }, 3))).toEqual([0, 1, 2]);
  for (const key of ['4', '0', 'd', 'ą', ' ', 'Enter', '12', 'AB']) {
    expect(answerAtKey({ ...PLAIN, key }, 3)).toBeNull();
  }
});

test('[SIC-5] a letter or digit in a field, held down, or with another key answers nothing', () => {
  const target = document.createElement('input');
  expect(answerAtKey({ ...PLAIN, key: '1', target }, 3)).toBeNull();
  expect(answerAtKey({ ...PLAIN, key: 'a', target }, 3)).toBeNull();
  expect(answerAtKey({ ...PLAIN, key: '1', repeat: true }, 3)).toBeNull();
  expect(answerAtKey({ ...PLAIN, key: '1', ctrlKey: true }, 3)).toBeNull();
});

test('[SIC-5] a window over the game takes the keys, the one that holds a game does not', () => {
  const target = document.createElement('button');
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.append(target);
  expect(answerAtKey({ ...PLAIN, key: '1', target }, 3)).toBeNull();
  dialog.dataset['game'] = '';
  expect(answerAtKey({ ...PLAIN, key: '1', target }, 3)).toBe(0);
  dialog.setAttribute('role', 'alertdialog');
  expect(answerAtKey({ ...PLAIN, key: '1', target }, 3)).toBeNull();
});

afterEach(() => turnSingleKeys(true));

test('[SIC-5] [HLP-7] where single keys are turned off none answers', () => {
  turnSingleKeys(false);
  expect(['a', '1'].map((key) => answerAtKey({ ...PLAIN, key }, 3))).toEqual([null, null]);
});

test('[SIC-9] [SIT-6] minutes are whole and at most 480', () => {
  expect(['0', ' 45 ', '480'].map(minutesIn)).toEqual([0, 45, 480]);
  expect(['', '481', '-1', '1.5', 'godzina'].map(minutesIn)).toEqual([null, null, null, null, null]);
});
