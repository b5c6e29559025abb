import { expect, test } from 'vitest';
import { decisionTone, decisionWords } from './decision-words.ts';

const PLAIN = { feedback: 'Dobra decyzja.', points: 10, input: null, isDenied: false, isRight: null, isBest: true };

test('[SIC-8] [SIC-19] feedback tells whether a typed answer was right and whether minutes were agreed', () => {
  expect(decisionWords(PLAIN)).toBe('Dobra decyzja.');
  expect(decisionWords({ ...PLAIN, feedback: '' })).toBe('Decyzja przyjęta.');
  expect(decisionWords({ ...PLAIN, isRight: false })).toBe('Odpowiedź nieprawidłowa. Dobra decyzja.');
  expect(decisionWords({ ...PLAIN, feedback: '', input: 1 })).toBe('Zgoda: 1\u00a0minuta.');
  expect(decisionWords({ ...PLAIN, feedback: '', input: 0 })).toBe('Bez zmiany: nie prosisz o\u00a0ani minutę.');
  expect(decisionWords({ ...PLAIN, feedback: '', input: 120, isDenied: true })).toBe(
    'Odmowa: 120\u00a0minut to za dużo.',
  );
});

test('[SIC-8] a decision that cost points, was wrong, was denied or could have been better never looks like a success', () => {
  expect(decisionTone(PLAIN)).toBe('ok');
  expect(decisionTone({ ...PLAIN, points: 0 })).toBe('ok');
  expect(decisionTone({ ...PLAIN, points: 3, isBest: false })).toBe('fair');
  expect(decisionTone({ ...PLAIN, points: -1 })).toBe('bad');
  expect(decisionTone({ ...PLAIN, isDenied: true })).toBe('bad');
  expect(decisionTone({ ...PLAIN, isRight: false })).toBe('bad');
});
