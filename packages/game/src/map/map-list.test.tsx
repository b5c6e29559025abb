import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carsOf } from '@fracht/engine';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { stubMapPage } from '@fracht/testing/screens/map-page.ts';
import { select, showMapAsList, uiStore } from '../store/ui-store.ts';
import { MapScreen } from './map-screen.tsx';

const AS = { player: 's4', type: 'STUDENT' } as const;

beforeEach(stubMapPage);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  select(null);
  showMapAsList(false);
});

test('[MAP-13] a list stands in place of the map: own cars and cities, each a way to its card; the choice stays', async () => {
  const game = gameAt(aPlayedGame(), 6 * 3600);
  const [car] = carsOf(game, AS.player);
  if (car === undefined) throw new Error('no car');
  playOn(game, AS);
  const container = await renderScreen(MapScreen, 'map');
  await userEvent.click(screen.getByRole('button', { name: 'Lista zamiast mapy' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pokaż mapę' }));
  expect(screen.queryByRole('group', { name: /^Mapa:/u })).toBeNull();
  const own = await screen.findByRole('region', { name: 'Twoje samochody' });
  await userEvent.click(within(own).getByRole('button', { name: new RegExp(`^${car.id},`, 'u') }));
  expect(uiStore.getState().selection).toEqual({ kind: 'CAR', id: car.id });
  const cities = screen.getByRole('region', { name: 'Miasta' });
  expect(within(cities).getAllByRole('button')).toHaveLength(18);
  await userEvent.click(within(cities).getByRole('button', { name: /^Warszawa/u }));
  expect(uiStore.getState().selection?.kind).toBe('CITY');
  expect(
    within(cities)
      .getByRole('button', { name: /^Warszawa/u })
      .getAttribute('aria-pressed'),
  ).toBe('true');
  await expectAccessible(container);
  expect(localStorage.getItem('map')).toBe('list');
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż mapę' }));
  expect(screen.getByRole('group', { name: /^Mapa:/u })).toBeTruthy();
  expect(localStorage.getItem('map')).toBeNull();
});
