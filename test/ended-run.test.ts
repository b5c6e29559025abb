import { expect, test, vi } from 'vitest';
import { EndedRun } from './support/ended-run.ts';

test('a run that a forgotten process holds open ends, and says why', () => {
  vi.useFakeTimers();
  const ended = new Error('ended');
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw status === 1 ? ended : new Error('with another status');
  });
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  new EndedRun().onTestRunEnd();
  vi.advanceTimersByTime(119_999);
  expect(said).not.toHaveBeenCalled();
  expect(() => vi.advanceTimersByTime(1)).toThrow(ended);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('still runs'));
  vi.useRealTimers();
  vi.restoreAllMocks();
});
