import { EFFECT_TYPES } from '@fracht/engine';
import { expect, test } from 'vitest';
import { effectsSentence, effectWords } from './effect-words.ts';

test.each(EFFECT_TYPES)('[WRD-2] %s says what it brings', (type) => {
  for (const value of [0, 1, 45]) expect(effectWords({ type, value })).toMatch(/^[^A-Z]\D*(?:\d\D*)*$/u);
});

test('[EFF-1] [EFF-2] minutes and money are told as they are', () => {
  expect(effectsSentence([])).toBe('');
  expect(
    effectsSentence([
      { type: 'TIME', value: 22 },
      { type: 'MONETARY', value: 1250.5 },
    ]),
  ).toBe('Postój: 22\u00a0min., koszt: 1\u00a0250,5\u00a0zł.');
  expect(effectWords({ type: 'MONETARY', value: 1, full_val: true })).toBe('koszt: pełna kara umowna');
});

test('[EFF-6] [EFF-8] a window that moves or changes its length says which way', () => {
  expect(effectWords({ type: 'PROLONG_SHIPMENT', value: 1 })).toBe('okno rozładunku dłuższe o 1\u00a0min.');
  expect(effectWords({ type: 'PROLONG_PICKUP', value: -30 })).toBe('okno załadunku krótsze o 30\u00a0min.');
  expect(effectWords({ type: 'MOVE_SHIPMENT', value: -60 })).toBe('okno rozładunku 1\u00a0godz. wcześniej');
});
