import { cleanup, render, screen } from '@testing-library/react';
import { DEFAULT_SETTINGS } from '@fracht/content/settings/index.ts';
import type { DockPastDay } from '@fracht/engine';
import { aCar } from '@fracht/testing/engine/an-order.ts';
import { afterEach, expect, test } from 'vitest';
import { stripLabel } from '../screens/cars/strip-label.ts';
import { DayEndLine } from './day-end-line.tsx';
import { dayEndOf } from './day-end.ts';

afterEach(cleanup);

const HOUR = 3600;
/** Has worked since noon: the rest has to begin at 3:00. */
const AT_WORK = aCar({ dutySince: 0, state: { action: 'LOADING', at: 0, until: 20 * HOUR } });

function shown(at: number, car = AT_WORK, settings = DEFAULT_SETTINGS, dock: DockPastDay | null = null): HTMLElement {
  cleanup();
  return render(<DayEndLine settings={settings} car={car} at={at} dock={dock} />).container;
}

test('[CRS-6] a car tells by when its driver has to rest, how long that is, and what is over', () => {
  shown(5 * HOUR);
  expect(screen.getByText(/^odpoczynek najpóźniej o 3:00, za 10\sgodz\.$/u).className).toContain('calm');
  shown(14 * HOUR);
  expect(screen.getByText(/^odpoczynek najpóźniej o 3:00, za 1\sgodz\.$/u).className).toContain('warn');
  shown(16 * HOUR);
  expect(screen.getByText(/^odpoczynek powinien był się zacząć o 3:00, 1\sgodz\. temu$/u).className).toContain('over');
});

test('[CRS-6] [DAY-5] work at a dock that lasts longer is told in the colour of a warning, however far that is', () => {
  const dock = { work: 'UNLOAD', begins: 14 * HOUR, ends: 16 * HOUR, dayEnds: 15 * HOUR, restBy: 14 * HOUR } as const;
  shown(5 * HOUR, AT_WORK, DEFAULT_SETTINGS, dock);
  const line = screen.getByText(
    /^odpoczynek najpóźniej o 3:00, za 10\sgodz\., a\srozładunek skończy się dopiero o\s4:00$/u,
  );
  expect(line.className).toContain('warn');
});

test('[CRS-6] nothing is told of a day that has not begun, is being rested, or has no end', () => {
  expect(shown(HOUR, aCar()).textContent).toBe('');
  const asleep = {
    action: 'SLEEPING',
    parking: 'p',
    since: 0,
    until: HOUR,
    then: { action: 'AVAILABLE', at: 0 },
  } as const;
  expect(shown(HOUR, aCar({ dutySince: 0, state: asleep })).textContent).toBe('');
  expect(shown(HOUR, AT_WORK, { ...DEFAULT_SETTINGS, day_minutes: 0 }).textContent).toBe('');
});

test('[CRS-2] who cannot see the strip hears by when the driver has to rest', () => {
  const next = { title: 'Wyjazd 8:00', detail: 'Kraków' };
  const end = dayEndOf(DEFAULT_SETTINGS, AT_WORK);
  expect(stripLabel(AT_WORK, next, end)).toMatch(/Teraz: Wyjazd 8:00, Kraków\. Odpoczynek najpóźniej o 3:00\.$/u);
  expect(stripLabel(AT_WORK, next, null)).toMatch(/Kraków\.$/u);
});
