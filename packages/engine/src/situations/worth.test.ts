import { expect, test } from 'vitest';
import { BLANK_QUESTION, answer, ask } from '../../../content/src/situations/author.ts';
import { bestScore } from './worth.ts';

test('[SIT-4] [SIT-5] what asks nothing is passed over, and its points with it, in a game and in the best score alike', () => {
  const silent = { ...BLANK_QUESTION, text: 'Koniec.', points: 7 };
  expect(bestScore(silent, 'situation')).toBe(0);
  const before = ask('Co robisz?', [answer(3, 'To', 'Tak.', [], { situation: silent }), answer(0, 'Nic', 'Nie.')]);
  expect(bestScore(before, 'situation')).toBe(3);
});
