import { expect, test } from 'vitest';
import { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES } from '../index.ts';
import { findingPlace, findingText } from './findings.ts';

test.each([
  ['situation', 'Zdarzenie'],
  ['answers.1.feedback', 'odp.\u00a02, informacja zwrotna'],
  ['answers', 'odpowiedzi'],
  ['answers.0.situation', 'odp.\u00a01, potem'],
  ['answers.0.effects.2.value', 'odp.\u00a01, skutek\u00a03'],
  ['feedback_wrong', 'informacja po złej odpowiedzi'],
  ['', ''],
])('[CHK-2] %s is said as %s', (path, words) => {
  expect(findingPlace(path)).toBe(words);
});

test('[WRD-2] every field of a situation has its word', () => {
  const fields = [...EMERGENCIES, ...ACCIDENTS, ...CHANGE_EVENTS].flatMap((item) => Object.keys(item));
  expect([...new Set(fields)].filter((field) => findingPlace(field) === '')).toEqual([]);
});

test('[CHK-2] every finding is one sentence of its own', () => {
  const texts = Object.values(findingText);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
});
