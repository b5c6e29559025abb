import { expect, test } from 'vitest';
import { answer, ask } from '@fracht/scenarios/author/author.ts';
import { BLANK_QUESTION } from '@fracht/scenarios/author/blank.ts';
import { outcomeAt } from './decide.ts';
import { mostPoints, bestScore } from './worth.ts';

const silent = { ...BLANK_QUESTION, text: 'Koniec.', points: 7, carPoints: 2 };
const before = ask('Co robisz?', [answer(3, 'To', 'Tak.', [], { situation: silent }), answer(0, 'Nic', 'Nie.')]);

test('[SIT-5] what asks nothing is worth its points, by itself and behind an answer', () => {
  expect(bestScore(silent, 'situation')).toBe(7);
  expect(bestScore(before, 'situation')).toBe(10);
  expect(bestScore(before, 'carSituation')).toBe(12);
});

test('[SIT-5] a tree that begins with nothing to ask is never come to: it adds nothing to the best', () => {
  expect(mostPoints({ situation: before, carSituation: silent, timeWindowSituation: null })).toBe(10);
});

test('[SIT-4] [SIT-5] who is led to what asks nothing has its points with the decision; in games of the first rules not', () => {
  const told = { answer: 0, text: null, isRight: null, input: null, isDenied: false };
  const place = { tree: 'situation', node: before } as const;
  expect(outcomeAt(place, told, 0).decision.points).toBe(10);
  expect(outcomeAt(place, { ...told, answer: 1 }, 0).decision.points).toBe(0);
  expect(outcomeAt(place, told, 0, {}).decision.points).toBe(3);
});
