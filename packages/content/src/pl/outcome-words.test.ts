import { expect, test } from 'vitest';
import { ANSWER_OUTCOMES } from '@fracht/engine';
import { outcomeWords } from './outcome-words.ts';

test('[WRD-4] what an answer has done is told in a line, money with its sign', () => {
  const told = (outcome: Parameters<typeof outcomeWords>[0]) => outcomeWords(outcome).replaceAll('\u00a0', ' ');
  expect(told({ what: 'MONEY', value: -180_000, reason: 'EFFECT' })).toBe('Koszt: −1 800 zł');
  expect(told({ what: 'MONEY', value: 70_000, reason: 'EFFECT' })).toBe('Wpływ: +700 zł');
  expect(told({ what: 'MONEY', value: -50_000, reason: 'FINE' })).toBe('Kara pieniężna: −500 zł');
  expect(told({ what: 'POINTS', value: -30, reason: 'POINTS_CANCELLED' })).toBe('Odebrane punkty: −30 pkt');
  expect(told({ what: 'STOOD', value: 600 })).toBe('Postój: 10 godz.');
  expect(told({ what: 'DISTANCE', value: -12 })).toBe('Trasa krótsza o 12 km.');
  expect(told({ what: 'CITY', value: 0 })).toBe('Rozładunek w mieście załadunku.');
  expect(told({ what: 'CAR', value: 0, car: 'ATP-04' })).toBe('Jedzie inny samochód: ATP-04.');
  for (const what of ANSWER_OUTCOMES) expect(outcomeWords({ what, value: 60 })).not.toBe('');
});
