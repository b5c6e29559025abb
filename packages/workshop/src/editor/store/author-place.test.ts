import { EMERGENCIES } from '@fracht/content';
import type { EditedItem } from '@fracht/scenarios';
import { expect, test } from 'vitest';
import { atField, atPart, atSpot, chosenIn, firstPlace } from './author-place.ts';

const found = EMERGENCIES.find(({ situation }) => (situation?.answers[0]?.situation ?? null) !== null);
if (found === undefined) throw new Error('No situation with two questions');
const item: EditedItem = { kind: 'EMERGENCY', item: found };
const SECOND = 'situation.answers.0.situation';

test('an item opens at its first tree, and one that nobody has begun at its name', () => {
  expect(firstPlace(item)).toEqual({ part: 'situation', spots: {}, wanted: null });
  const blank: EditedItem = {
    kind: 'EMERGENCY',
    item: { ...found, name: '', situation: null, carSituation: null, timeWindowSituation: null },
  };
  expect(firstPlace(blank)).toMatchObject({ part: 'opis', wanted: { name: 'name', isLookedAt: false } });
});

test('each tree keeps what was chosen in it, and begins with its first question', () => {
  const place = atSpot(atSpot(firstPlace(item), { path: SECOND, way: 1 }), { path: 'carSituation', way: 0 });
  expect(place.part).toBe('carSituation');
  expect(chosenIn(place, 'situation')).toEqual({ path: SECOND, way: 1 });
  expect(chosenIn(place, 'timeWindowSituation')).toEqual({ path: 'timeWindowSituation', way: null });
  expect(atSpot(place, { path: 'name', way: null })).toBe(place);
});

test('a jump to a field opens its question and wants the field, each time anew; one of the item opens the description', () => {
  const once = atField(firstPlace(item), item, `${SECOND}.text`, true);
  expect(once).toMatchObject({ part: 'situation', wanted: { name: `${SECOND}.text`, isLookedAt: true } });
  expect(chosenIn(once, 'situation')).toEqual({ path: SECOND, way: null });
  const again = atField(once, item, `${SECOND}.text`, true);
  expect(again.wanted).not.toEqual(once.wanted);
  const named = atField(again, item, 'maxTime', false);
  expect(named).toMatchObject({ part: 'opis', wanted: { name: 'maxTime', isLookedAt: false } });
  expect(atPart(named, 'situation')).toMatchObject({ part: 'situation', wanted: null });
});
