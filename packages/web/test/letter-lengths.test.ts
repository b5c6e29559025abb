import { expect, test } from 'vitest';
import { inLetters } from '../scripts/lib/letter-lengths.ts';

test.each([
  ['.a { font-size: 13px; margin: -8px 0 }', '.a { font-size: 0.8125rem; margin: -0.5rem 0 }'],
  ['@media (max-width: 760px) and (max-height: 480px) { }', '@media (max-width: 47.5rem) and (max-height: 30rem) { }'],
  ['.a { width: calc(100% - 1.5px) }', '.a { width: calc(100% - 0.09375rem) }'],
])('[BLD-9] what is measured in pixels grows with the letters: %s', (said, built) => {
  expect(inLetters(said)).toBe(built);
});

test.each([
  '.a { border: 1px solid }',
  '.a { --u: max(0.5px, 1vw) }',
  '.a { top: -1px }',
  '.a { --shield: calc(10.5 * 1px) }',
  '.a10px { }',
])('[BLD-9] %s stays as it is', (said) => {
  expect(inLetters(said)).toBe(said);
});
