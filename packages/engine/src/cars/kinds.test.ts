import { expect, test } from 'vitest';
import { CAR_ACTIONS } from '../state.ts';
import { isDriving, isFree, isSleeping, isWaiting } from './kinds.ts';

test('[CAR-1] driving, waiting, sleeping and free are groups of actions that do not meet', () => {
  expect(CAR_ACTIONS.filter(isFree)).toEqual(['FREE', 'AVAILABLE']);
  expect(CAR_ACTIONS.filter(isSleeping)).toEqual(['SLEEPING', 'SLEEPING_GUARDED']);
  expect(CAR_ACTIONS.filter(isDriving)).toEqual([
    'DRIVING_TO_SHIPMENT',
    'DRIVING_WITH_SHIPMENT',
    'DRIVING_EMPTY',
    'DRIVING_ASSISTANCE',
    'DRIVING_TO_SLEEP',
  ]);
  expect(CAR_ACTIONS.filter(isWaiting)).toHaveLength(6);
  const groups = [isFree, isSleeping, isDriving, isWaiting];
  expect(CAR_ACTIONS.every((action) => groups.filter((belongs) => belongs(action)).length <= 1)).toBe(true);
});
