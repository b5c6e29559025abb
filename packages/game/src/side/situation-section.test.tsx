import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { firstOf, gameOf, SITUATION_STATES, VIEWER } from '../dev/situation-states.ts';
import { MapSide } from './map-side.tsx';
import { forgetSituations, select } from '../store/ui-store.ts';

beforeAll(
  async () => void (await Promise.all([import('../situations/situation-card.tsx'), import('./side-card.tsx')])),
);

afterEach(() => {
  cleanup();
  forgetSituations();
  select(null);
});

function show(name: string) {
  const state = SITUATION_STATES.find((one) => one.name === name);
  if (state === undefined) throw new Error(`no state ${name}`);
  const game = gameOf(state);
  const own = firstOf(game);
  if (own === undefined) throw new Error('nothing struck');
  playOn(game, VIEWER);
  return { own, car: own.order.car ?? '' };
}

const card = (name: string) => screen.findByRole('complementary', { name });

test('the situation leads to the card of its car, and that card back to the situation', async () => {
  const { own, car } = show('question');
  const container = await renderScreen(MapSide, 'map');
  await userEvent.click(screen.getByRole('button', { name: `Pokaż samochód ${car}` }));
  expect(await card(`Samochód ${car}`)).toBeTruthy();
  expect(screen.getByText('Samochód czeka na Twoją decyzję.')).toBeTruthy();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Przejdź do sytuacji' }));
  expect(await card(`Sytuacja: ${own.shown.name}`)).toBeTruthy();
});

test('[SIT-7] the card of a car that stands on after the answer asks for no decision', async () => {
  const { car } = show('agreed');
  select({ kind: 'CAR', id: car });
  await renderScreen(MapSide, 'map');
  expect(screen.getByText(/^Przestój do/u)).toBeTruthy();
  expect(screen.queryByText('Samochód czeka na Twoją decyzję.')).toBeNull();
});

test('[SIC-14] [SIT-9] the card of a car that waits for its replacement says so', async () => {
  const { car } = show('replaced');
  select({ kind: 'CAR', id: car });
  await renderScreen(MapSide, 'map');
  expect(screen.getByText('Czeka na pojazd zastępczy.')).toBeTruthy();
});
