import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSameSpot, type Spot } from '../graph/walk.ts';
import { useBehind } from './use-behind.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ROOT: Spot = { path: 'situation', way: null };
const FIRST: Spot = { path: 'situation', way: 0 };
const frame = (): void =>
  act(() => {
    vi.runAllTimers();
  });

test('another value is followed behind the next frame', () => {
  const { result, rerender } = renderHook(({ spot }) => useBehind(spot, isSameSpot), { initialProps: { spot: ROOT } });
  rerender({ spot: FIRST });
  expect(result.current[0]).toBe(ROOT);
  frame();
  expect(result.current[0]).toBe(FIRST);
});

test('what was taken at once is not followed again when it comes, what comes instead of it is', () => {
  const { result, rerender } = renderHook(({ spot }) => useBehind(spot, isSameSpot), { initialProps: { spot: ROOT } });
  act(() => result.current[2](FIRST));
  expect(result.current[0]).toBe(FIRST);
  rerender({ spot: { ...FIRST } });
  frame();
  expect(result.current[0]).toBe(FIRST);
  rerender({ spot: ROOT });
  frame();
  expect(result.current[0]).toBe(ROOT);
});
