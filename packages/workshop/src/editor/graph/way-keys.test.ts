import { expect, test } from 'vitest';
import type { Answer } from '@fracht/engine';
import { NEW_ANSWER } from '@fracht/scenarios';
import { wayKeys } from './way-keys.ts';

const answer = (text: string): Answer => ({ ...NEW_ANSWER, text });
const [a, b, c] = [answer('a'), answer('b'), answer('c')];

/** A question that has shown these three ways, and then each of the lists. */
function shown(...lists: readonly (readonly (Answer | null)[])[]): readonly number[] {
  const keysOf = wayKeys();
  keysOf([a, b, c]);
  return lists.map(keysOf).at(-1) ?? [];
}

test('each way has a key of its own, which goes with it when something is put before it, taken away or moved', () => {
  expect(wayKeys()([a, b, c])).toEqual([0, 1, 2]);
  expect(shown([a, answer('new'), b, c])).toEqual([0, 3, 1, 2]);
  expect(shown([b, c])).toEqual([1, 2]);
  expect(shown([c, a, b])).toEqual([2, 0, 1]);
});

test('an answer that is written in keeps the key of its place, and has it again when that is undone', () => {
  expect(shown([a, answer('bb'), c])).toEqual([0, 1, 2]);
  expect(shown([a, answer('bb'), c], [a, b, c])).toEqual([0, 1, 2]);
});

test('a key that was let go is not given again', () => {
  expect(shown([a, b], [a, b, answer('d')])).toEqual([0, 1, 3]);
});

test('the same answer pasted twice, and ways that a typed text takes, have keys of their own', () => {
  expect(new Set(shown([a, b, c, a])).size).toBe(4);
  const keysOf = wayKeys();
  expect(keysOf([null, null])).toEqual([0, 1]);
  expect(keysOf([null, null])).toEqual([0, 1]);
});

test('what changes places with what is written in at once has two keys still', () => {
  expect(new Set(shown([b, answer('x'), c])).size).toBe(3);
});
