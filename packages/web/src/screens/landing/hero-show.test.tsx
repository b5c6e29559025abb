import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faultsOf } from '../../../test/support/axe.ts';
import { HeroShow } from './hero-show.tsx';
import { HERO_TRIP, nextArrival } from './hero-trip.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Show() {
  const [isPaused, setIsPaused] = useState(false);
  return HERO_TRIP === null ? null : <HeroShow trip={HERO_TRIP} isPaused={isPaused} onPause={setIsPaused} />;
}

test('the show goes on a minute a second, and stands while it is held', async () => {
  render(<Show />);
  expect(screen.getByText('15:00')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.getByText('15:03')).toBeDefined();
  expect(screen.getByText(/^Drezno → Hanower, dojazd o/u)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Zatrzymaj pokaz' }));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByText('15:03')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Wznów pokaz' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('15:04')).toBeDefined();
  vi.useRealTimers();
  expect(await faultsOf()).toEqual([]);
});

test('a truck that starts half-way arrives after half its way, then after every whole one', () => {
  const truck = { type: 'ST', way: '', share: 0.5, seconds: 80 } as const;
  expect(nextArrival(truck, 0)).toBe(40);
  expect(nextArrival(truck, 40)).toBe(40);
  expect(nextArrival(truck, 41)).toBe(120);
});
