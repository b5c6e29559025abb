import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { behindFrame } from './behind.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('work comes behind the next frame, once however often it is asked for, and again when it is asked for again', () => {
  const work = vi.fn<() => void>();
  const behind = behindFrame(work);
  behind.ask();
  behind.ask();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
  behind.ask();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(2);
});

test('work that is asked for is done at once when it is needed, and not a second time; dropped, it is not done', () => {
  const work = vi.fn<() => void>();
  const behind = behindFrame(work);
  behind.settle();
  expect(work).not.toHaveBeenCalled();
  behind.ask();
  behind.settle();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
  behind.ask();
  behind.drop();
  vi.runAllTimers();
  behind.settle();
  expect(work).toHaveBeenCalledTimes(1);
});

test('work that may rest waits for a pause, starting anew with each time it is asked for, but not where it is asked for without', () => {
  const work = vi.fn<() => void>();
  const behind = behindFrame(work);
  for (let letter = 0; letter < 5; letter += 1) {
    behind.ask(100);
    vi.advanceTimersByTime(80);
    expect(work).not.toHaveBeenCalled();
  }
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
  behind.ask(100);
  behind.ask();
  behind.ask(100);
  vi.advanceTimersByTime(60);
  expect(work).toHaveBeenCalledTimes(2);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(2);
});
