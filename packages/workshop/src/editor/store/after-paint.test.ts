import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('work is done after the next paint, once however often it is scheduled, and again when it is scheduled again', () => {
  const work = vi.fn<() => void>();
  const deferred = afterPaint(work);
  deferred.schedule();
  deferred.schedule();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
  deferred.schedule();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(2);
});

test('flushed it is done at once and not a second time; cancelled it is not done', () => {
  const work = vi.fn<() => void>();
  const deferred = afterPaint(work);
  deferred.flush();
  expect(work).not.toHaveBeenCalled();
  deferred.schedule();
  deferred.flush();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
  deferred.schedule();
  deferred.cancel();
  vi.runAllTimers();
  deferred.flush();
  expect(work).toHaveBeenCalledTimes(1);
});

test('debounced it waits until nobody has asked for so long, but not where somebody asks without', () => {
  const work = vi.fn<() => void>();
  const deferred = afterPaint(work);
  for (let letter = 0; letter < 5; letter += 1) {
    deferred.schedule(100);
    vi.advanceTimersByTime(80);
    expect(work).not.toHaveBeenCalled();
  }
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
  deferred.schedule(100);
  deferred.schedule();
  deferred.schedule(100);
  vi.advanceTimersByTime(60);
  expect(work).toHaveBeenCalledTimes(2);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(2);
});
