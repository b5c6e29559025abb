import { expect, test } from 'vitest';
import type { DecisionAccountLine } from '@fracht/protocol';
import { accountRows } from './account-rows.ts';

const told = (...account: readonly DecisionAccountLine[]): readonly string[] =>
  accountRows({ account: [...account] }).rows.map(({ name, amount }) => `${name.replaceAll('\u00a0', ' ')}: ${amount}`);

test('[DBS-3] only what chance could do is called a risk: a fine that an answer brings is a fine', () => {
  const fine = { reason: 'FINE', money: -800, points: 0, total: -800 } as const;
  expect(told(fine, { ...fine, isRisk: true })).toEqual(['Kary pieniężne: -800', 'Ryzyko kary z kontroli: -800']);
});

test('[DBS-3] [DFD-4] parts of a point, which a chance makes, are told with the points, so that they come to the amount', () => {
  const weighed = { reason: 'SITUATION', money: 8.75, points: 26, total: 268.75 } as const;
  expect(told(weighed)).toEqual(['Decyzje, premie i rozmowy, +26,88 pkt: 268.75']);
  expect(told({ reason: 'SITUATION', money: 0, points: -10, total: -100 })).toEqual([
    'Decyzje, premie i rozmowy, −10 pkt: -100',
  ]);
});
