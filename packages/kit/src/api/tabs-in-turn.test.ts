import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { tabsInTurn } from './tabs-in-turn.ts';

const NAME = 'test-turn';

afterEach(() => localStorage.clear());

/** A page without the Web Locks API, whose clock is moved by hand. */
function insecure() {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Work that takes this long, and how many runs overlap. */
function work() {
  const seen = { running: 0, most: 0, done: 0 };
  const run = async () => {
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await new Promise((resolve) => setTimeout(resolve, 200));
    seen.running -= 1;
    seen.done += 1;
  };
  return { seen, run };
}

test('[SGN-13] over plain HTTP tabs take their turns one after another, and leave nothing behind', async () => {
  insecure();
  const { seen, run } = work();
  const all = Promise.all(Array.from({ length: 5 }, () => tabsInTurn(NAME, run)));
  await vi.advanceTimersByTimeAsync(5000);
  await all;
  expect(seen).toEqual({ running: 0, most: 1, done: 5 });
  expect(localStorage.getItem(NAME)).toBeNull();
});

test('[SGN-13] a tab that was closed in its turn holds the others up for half a minute at most', async () => {
  insecure();
  localStorage.setItem(NAME, `closed ${Date.now()}`);
  const { seen, run } = work();
  const waiting = tabsInTurn(NAME, run);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(seen.done).toBe(0);
  await vi.advanceTimersByTimeAsync(11_000);
  await waiting;
  expect(seen.done).toBe(1);
});

test('[SGN-13] where nothing can be stored a tab does not wait', async () => {
  insecure();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { seen, run } = work();
  const done = tabsInTurn(NAME, run);
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect(seen.done).toBe(1);
});

test('[SGN-13] the turn is given up where the work fails, and the failure is the caller’s', async () => {
  insecure();
  const failing = tabsInTurn(NAME, () => Promise.reject(new Error('no server'))).catch(String);
  await vi.advanceTimersByTimeAsync(100);
  expect(await failing).toBe('Error: no server');
  expect(localStorage.getItem(NAME)).toBeNull();
});

test('[SGN-13] a browser with locks uses them', async () => {
  const asked: string[] = [];
  const request = (name: string, run: () => Promise<number>) => {
    asked.push(name);
    return run();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await tabsInTurn(NAME, async () => 7)).toBe(7);
  expect(asked).toEqual([NAME]);
});
