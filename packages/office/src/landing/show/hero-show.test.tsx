import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { HeroShow } from './hero-show.tsx';
import { momentAfter } from './use-show-time.ts';

const view: { tell: (isIntersecting: boolean) => void } = { tell: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  less(false);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: readonly { isIntersecting: boolean }[]) => void) {
        view.tell = (isIntersecting) => told([{ isIntersecting }]);
      }
      readonly observe = () => undefined;
      readonly disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the names of cities lie over the trucks: none drives over one', () => {
  const { container } = render(<HeroShow />);
  const pictures = [...container.querySelectorAll('svg')];
  const trucks = pictures.findIndex((picture) => picture.querySelector('[data-truck]') !== null);
  const names = pictures.findIndex((picture) => picture.querySelector('use[href$="#cities"]') !== null);
  expect(trucks).toBeGreaterThan(-1);
  expect(names).toBeGreaterThan(trucks);
});

test('[LND-13] the game goes on four minutes a second with its trucks, and stands while it is held', async () => {
  render(<HeroShow />);
  expect(hour()).toBe('22:30');
  const before = places();
  expect(before.length).toBeGreaterThan(8);
  await seconds(5);
  expect(minutesSince('22:30')).toBeGreaterThanOrEqual(18);
  expect(minutesSince('22:30')).toBeLessThanOrEqual(20);
  expect(places()).not.toEqual(before);
  fireEvent.click(screen.getByRole('button', { name: 'Zatrzymaj pokaz' }));
  await expectToStand();
  fireEvent.click(screen.getByRole('button', { name: 'Wznów pokaz' }));
  const held = hour();
  await seconds(1);
  expect(hour()).not.toBe(held);
});

test('[LND-13] it shows the hour, money and points of the group, the trip it follows and what happens', async () => {
  render(<HeroShow />);
  expect(screen.getByText('Pieniądze').nextElementSibling?.textContent).toMatch(/^\d[\d\s]* ?\d*,\d\d\szł$/u);
  expect(screen.getByText('Punkty').nextElementSibling?.textContent).toMatch(/^−?\d+$/u);
  expect(screen.getByRole('img', { name: /^Runda 2, upłynęło \d+ procent czasu$/u })).toBeDefined();
  const told = new Set<string>();
  for (let second = 0; second < 60; second += 1) {
    await seconds(1);
    for (const { textContent } of document.querySelectorAll('p')) told.add(textContent);
  }
  expect([...told].some((text) => /^Dostawa na czas: .+ → .+, \+.+zł$/u.test(text))).toBe(true);
  expect([...told].some((text) => text.startsWith('Sytuacja krytyczna: '))).toBe(true);
  expect(screen.getByText(/ → .+, dojazd o\s\d+:\d\d$/u)).toBeDefined();
});

test('[LND-13] out of sight it stands', async () => {
  render(<HeroShow />);
  await seconds(1);
  act(() => view.tell(false));
  await expectToStand();
  act(() => view.tell(true));
  const before = hour();
  await seconds(1);
  expect(hour()).not.toBe(before);
});

test('[LND-13] who asked for less motion gets a still scene with its trucks', async () => {
  less(true);
  render(<HeroShow />);
  expect(hour()).toBe('22:30');
  expect(places().length).toBeGreaterThan(8);
  await expectToStand();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[LND-13] past its end the show stands for a while and begins anew; a page that slept does not jump', () => {
  expect(momentAfter(143_990, 100, 144_000)).toBe(144_014);
  expect(momentAfter(145_790, 100, 144_000)).toBe(0);
  expect(momentAfter(600, 60_000, 144_000)).toBe(660);
});

test('[LND-13] is accessible, and says in words what is drawn', async () => {
  render(<HeroShow />);
  expect(screen.getByRole('group', { name: 'Pokaz rozgrywki' }).textContent).toContain(
    'Nagrana rozgrywka czterech dyspozytorów',
  );
  vi.useRealTimers();
  expect(await axeFindings()).toEqual([]);
});

function less(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

async function seconds(count: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(count * 1000));
}

async function expectToStand(): Promise<void> {
  const before = { hour: hour(), places: places() };
  await seconds(3);
  expect({ hour: hour(), places: places() }).toEqual(before);
}

function hour(): string {
  return screen.getByText(/^Dzień/u).nextElementSibling?.textContent ?? '';
}

function minutesSince(start: string): number {
  const minutes = (text: string) => {
    const [hours = 0, rest = 0] = text.split(':').map(Number);
    return hours * 60 + rest;
  };
  return minutes(hour()) - minutes(start);
}

/** The positions of the trucks on the map. */
function places(): readonly string[] {
  return [...document.querySelectorAll('[data-look]:not([data-look="OFF"])')].map(
    (truck) => truck.getAttribute('transform') ?? '',
  );
}
