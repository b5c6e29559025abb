import { EMERGENCIES } from '@fracht/content';
import { applied, type EditedItem, nodeAt } from '@fracht/scenarios';
import { expect, test } from 'vitest';
import { nearestSpot, nearestSpotQuickly } from './spot.ts';

const found = EMERGENCIES.find(({ situation }) => (situation?.answers[0]?.situation ?? null) !== null);
if (found === undefined) throw new Error('No situation with two questions');
const item: EditedItem = { kind: 'EMERGENCY', item: found };
const SECOND = 'situation.answers.0.situation';

test('an author stays where they are while it is there', () => {
  expect(nearestSpot(item, { path: SECOND, way: 1 })).toEqual({ path: SECOND, way: 1 });
  expect(nearestSpot(item, { path: SECOND, way: null })).toEqual({ path: SECOND, way: null });
});

test('where the question is gone they stand at the one before it', () => {
  const without = applied(item, { do: 'drop', path: SECOND });
  expect(nearestSpot(without, { path: SECOND, way: 1 })).toEqual({ path: 'situation', way: null });
});

test('where the way is gone they stand at the last one that is left', () => {
  const last = nodeAt(item, 'situation')?.answers.length ?? 0;
  const longer = applied(item, { do: 'addAnswer', path: 'situation' });
  expect(nearestSpot(longer, { path: 'situation', way: last })).toEqual({ path: 'situation', way: last });
  expect(nearestSpot(item, { path: 'situation', way: last })).toEqual({ path: 'situation', way: last - 1 });
});

test('in the frame of a key they stand where they will stand, wherever every question has one place', () => {
  for (const command of [
    { do: 'drop', path: SECOND },
    { do: 'addAnswer', path: SECOND },
    { do: 'cutAnswer', path: 'situation', index: 1 },
    { do: 'question', path: SECOND, fields: { text: 'Co teraz?' } },
  ] as const) {
    const after = applied(item, command);
    for (const path of ['situation', SECOND])
      for (const way of [null, 0, 1, 9])
        expect(nearestSpotQuickly(after, { path, way })).toEqual(nearestSpot(after, { path, way }));
  }
});
