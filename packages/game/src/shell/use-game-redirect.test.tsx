import { act, cleanup, screen } from '@testing-library/react';
import { useLocation } from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import type { GameStateName } from '@fracht/engine';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { useGameRedirect } from './use-game-redirect.ts';

afterEach(cleanup);

const game = gameAt(aPlayedGame(2), 3600);

function Place() {
  useGameRedirect();
  return <h1>{useLocation().pathname.replace('/game/game-1', '').replace(/\/$/u, '')}</h1>;
}

function show(state: GameStateName): void {
  showGame({ ...game, state }, { player: 's1', type: 'STUDENT' });
}

async function placeAt(state: GameStateName, address: string): Promise<string | null> {
  show(state);
  await renderScreen(Place, '$', address);
  const place = () => screen.getByRole('heading').textContent;
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  return place();
}

test.each([
  ['FRESH', ['', '/map', '/orders', '/shipments', '/cars', '', '', '']],
  ['WAITING', ['', '/map', '/orders', '/shipments', '/cars', '', '', '']],
  ['IN_PROGRESS', ['/map', '/map', '/orders', '/shipments', '/cars', '/map', '/map', '/map']],
  ['PAUSED', ['/map', '/map', '/orders', '/shipments', '/cars', '/map', '/map', '/map']],
  ['FINISHED', ['/summary', '/map', '/orders', '/shipments', '/cars', '/summary', '/result', '/what-if/7']],
] as const)(
  '[SHL-2] the places of a game are open in every state; its home leads to where it is: %s',
  async (state, expected) => {
    const found: (string | null)[] = [];
    for (const address of ['', 'map', 'orders', 'shipments', 'cars', 'summary', 'result', 'what-if/7']) {
      found.push(await placeAt(state, address));
      cleanup();
    }
    expect(found).toEqual(expected);
  },
);

test('[SHL-3] who waits in the lobby comes to the map when the clock begins to run, and from anywhere to the summary at the end', async () => {
  expect(await placeAt('WAITING', '')).toBe('');
  act(() => show('IN_PROGRESS'));
  expect(await screen.findByRole('heading', { name: '/map' })).toBeTruthy();
  act(() => show('FINISHED'));
  expect(await screen.findByRole('heading', { name: '/summary' })).toBeTruthy();
});
