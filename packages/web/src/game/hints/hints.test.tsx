import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ordersOf } from '@fracht/engine';
import { playOn } from '../../../test/local-session.ts';
import { aPlayedGame, gameAt } from '../../../test/played-game.ts';
import { expectAccessible, renderScreen } from '../../../test/render-in-game.tsx';
import { showHint } from '../store/ui-store.ts';
import { Hints } from './hints.tsx';
import { reachedHint } from './reached-hint.ts';

vi.mock('../store/game-session.ts', () => import('../../../test/local-session.ts'));

const played = aPlayedGame();
const AS = { player: 's4', type: 'STUDENT' } as const;

afterEach(() => {
  cleanup();
  showHint(0);
});

/** The first minute of the game at which the player stands at this hint. */
function firstAt(hint: number) {
  for (let minute = 1; minute < 600; minute += 1) {
    const game = gameAt(played, minute * 60);
    if (reachedHint(game, AS.player) === hint) return game;
  }
  throw new Error('never in this game');
}

test('who has booked nothing is shown the orders, and may read on or close', async () => {
  playOn(gameAt(played, 60), { player: 'nobody', type: 'TEACHER' });
  const container = await renderScreen(Hints, 'map');
  await expectAccessible(container);
  expect(screen.getByRole('heading').textContent).toBe('Tu są zlecenia klientów');
  await userEvent.click(screen.getByRole('button', { name: 'Dalej' }));
  expect(screen.getByRole('heading').textContent).toBe('Potem wyślij samochód');
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij podpowiedzi' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an order with a car takes the hints past booking and sending', async () => {
  playOn(firstAt(2), AS);
  await renderScreen(Hints, 'map');
  expect(screen.getByRole('heading').textContent).toBe('Mapa żyje');
});

test('booking takes the hint on to sending a car, sending it to the map', () => {
  const game = firstAt(2);
  const bare = game.orders.map((order) => ({ ...order, player: null, car: null, loaded: false }));
  expect(reachedHint({ ...game, orders: bare }, AS.player)).toBe(0);
  const [first, ...others] = bare;
  if (first === undefined) throw new Error('no order');
  const booked = { ...game, orders: [{ ...first, player: AS.player }, ...others] };
  expect(ordersOf(booked, AS.player)).toHaveLength(1);
  expect(reachedHint(booked, AS.player)).toBe(1);
});
