import { afterEach, expect, test } from 'vitest';
import { turnSingleKeys } from '@fracht/kit/session/single-keys.ts';
import { deedOf } from './projector-keys.ts';

const PLAIN = { ctrlKey: false, altKey: false, metaKey: false, target: null };

afterEach(() => turnSingleKeys(true));

test('[PRJ-3] a window over the slide, such as help, has the keys to itself', () => {
  const window = document.createElement('div');
  window.setAttribute('role', 'dialog');
  const target = document.createElement('input');
  window.append(target);
  expect(['n', 'Escape', ' '].map((key) => deedOf({ ...PLAIN, key, target }))).toEqual([null, null, null]);
  expect(deedOf({ ...PLAIN, key: 'Escape', target: window })).toBeNull();
  expect(deedOf({ ...PLAIN, key: 'Escape' })).toBe('LEAVE');
});

test('[PRJ-3] [HLP-7] where single keys are turned off letters do nothing, arrows and space go on', () => {
  turnSingleKeys(false);
  expect(['m', 'n', 'f'].map((key) => deedOf({ ...PLAIN, key }))).toEqual([null, null, null]);
  expect(['ArrowRight', ' ', 'Escape'].map((key) => deedOf({ ...PLAIN, key }))).toEqual(['NEXT', 'REVEAL', 'LEAVE']);
});
