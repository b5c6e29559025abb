import { expect, test } from 'vitest';
import { hasSoundTexts, isSoundText } from './sound-text.ts';

test.each([
  ['Zażółć gęślą jaźń 🚚\n\t', true],
  ['', true],
  ['a\u0000b', false],
  ['a\uFFFDb', false],
  ['\uD83D', false],
  ['\uDE9A', false],
  ['\uD83D\uDE9A', true],
])('[FLD-7] %j is sound: %s', (text, sound) => {
  expect(isSoundText(text)).toBe(sound);
});

test('[FLD-7] every text of a value counts, at any depth, and its keys', () => {
  let deep: unknown = 'x\u0000';
  for (let depth = 0; depth < 20_000; depth += 1) deep = [deep];
  expect(hasSoundTexts(deep)).toBe(false);
  expect(hasSoundTexts({ a: [{ b: '\uD800' }] })).toBe(false);
  expect(hasSoundTexts({ 'a\u0000': 1 })).toBe(false);
  expect(hasSoundTexts({ a: [1, null, 'b', { c: new Uint8Array([0, 255]) }] })).toBe(true);
});
