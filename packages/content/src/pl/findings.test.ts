import { expect, test } from 'vitest';
import { findingPlace, findingText } from './findings.ts';

test.each([
  ['situation', 'Zdarzenie'],
  ['answers.1.feedback', 'odp.\u00a02, informacja zwrotna'],
  ['answers', 'odpowiedzi'],
  ['answers.0.effects.2.value', 'odp.\u00a01, skutki'],
  ['feedback_wrong', 'informacja po złej odpowiedzi'],
  ['', ''],
])('%s is said as %s', (path, words) => {
  expect(findingPlace(path)).toBe(words);
});

test('every finding is one sentence of its own', () => {
  const texts = Object.values(findingText);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
});
