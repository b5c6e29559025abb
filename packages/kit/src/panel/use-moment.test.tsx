import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callServerTime } from '../api/network-calls.ts';
import { clockAhead, serverNow } from '../server-time.ts';
import { isToday } from './moments.ts';
import { useMoment } from './use-moment.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-28T18:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  clockAhead.setState({ ms: 0 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clockAhead.setState({ ms: 0 });
});

/** Sets the device's clock; the server's goes on. */
const setDevice = (aheadMs: number) => vi.setSystemTime(NOW + aheadMs);

/** A call whose answer comes after this many ms, with the server's date, which has whole seconds. */
async function asked({
  delayMs = 40,
  serverMs = NOW,
  more = {},
}: { delayMs?: number; serverMs?: number; more?: Record<string, string> } = {}): Promise<void> {
  vi.stubGlobal('fetch', async () => {
    await vi.advanceTimersByTimeAsync(delayMs);
    const headers = { date: new Date(serverMs).toUTCString(), ...more };
    return Response.json({ payload: { connected: true, serverTime: 0 } }, { headers });
  });
  await act(() => callServerTime(new AbortController().signal).catch(() => 0));
}

function Clock() {
  return <p>{new Date(useMoment()).toISOString().slice(0, 16)}</p>;
}

test.each([
  ['two days ahead', 48 * HOUR_MS],
  ['two hours behind', -2 * HOUR_MS],
])('[LOC-5] on a device whose clock is %s it is what the server says, as soon as it has answered', async (_, wrong) => {
  setDevice(wrong);
  const { container } = render(<Clock />);
  await asked();
  expect(container.textContent).toBe('2026-11-28T18:30');
  expect(Math.abs(serverNow() - NOW)).toBeLessThan(1500);
  expect([isToday(NOW), isToday(NOW + 48 * HOUR_MS), isToday(NOW - 24 * HOUR_MS)]).toEqual([true, false, false]);
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(container.textContent).toBe('2026-11-28T18:32');
});

test('[LOC-5] a device whose clock is right, and an answer that was long on its way, change nothing', async () => {
  await asked({ serverMs: NOW + 900 });
  await asked({ delayMs: 20_000 });
  expect(clockAhead.getState().ms).toBe(0);
});

test.each([
  ['that a proxy has kept for a while', { age: '7200' }],
  ['of a proxy itself, such as a page in the place of an answer', { 'content-type': 'text/html' }],
])('[LOC-5] an answer %s does not tell what the time is', async (_, more) => {
  await asked({ serverMs: NOW - 2 * HOUR_MS, more });
  expect(clockAhead.getState().ms).toBe(0);
});

test('[LOC-5] a clock that is set right while the page is open is followed', async () => {
  setDevice(48 * HOUR_MS);
  await asked();
  setDevice(0);
  await asked();
  expect(Math.abs(clockAhead.getState().ms)).toBeLessThan(1500);
});
