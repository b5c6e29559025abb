import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAfterPaint, useIsPainted } from './use-after-paint.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const paint = (): void =>
  act(() => {
    vi.runAllTimers();
  });
const late = (first: string) => renderHook(({ value }) => useAfterPaint(value), { initialProps: { value: first } });

test('another value is given after the next paint', () => {
  const { result, rerender } = late('one');
  rerender({ value: 'two' });
  expect(result.current[0]).toBe('one');
  paint();
  expect(result.current[0]).toBe('two');
});

test('flushed it is given at once, by a function that is always the same', () => {
  const { result, rerender } = late('one');
  const [, flush] = result.current;
  rerender({ value: 'two' });
  act(flush);
  expect(result.current).toEqual(['two', flush]);
  paint();
  expect(result.current[0]).toBe('two');
});

test('what comes and goes before the paint is never given', () => {
  const { result, rerender } = late('one');
  const given: string[] = [];
  for (const value of ['two', 'three', 'one']) {
    rerender({ value });
    given.push(result.current[0]);
  }
  paint();
  expect([...given, result.current[0]]).toEqual(['one', 'one', 'one', 'one']);
});

test('a component is painted when its first frame is over', () => {
  const { result } = renderHook(() => useIsPainted());
  expect(result.current).toBe(false);
  paint();
  expect(result.current).toBe(true);
});
