import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { gameText } from '@fracht/content';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { showGame } from '@fracht/testing/game/render-in-game.tsx';
import { LeaveQuestion } from './leave-question.tsx';

const running = gameAt(aPlayedGame(2), 3600);
const HOME = `/game/${running.setup.game}`;

// The dialog is loaded when it is first needed.
beforeAll(() => import('@fracht/kit/ui/modal-window.tsx'));
afterEach(cleanup);

/** A game that was opened from the panel, and in which first the map and then the orders were opened. */
async function inGame() {
  showGame(running, { player: 's1', type: 'STUDENT' });
  const history = createBrowserHistory();
  onTestFinished(() => history.destroy());
  const root = createRootRoute({ component: Outlet });
  const panel = createRoute({ getParentRoute: () => root, path: '/panel', component: () => <p>panel</p> });
  const game = createRoute({ getParentRoute: () => root, path: '/game/$id/$screen', component: LeaveQuestion });
  const router = createRouter({ routeTree: root.addChildren([panel, game]), history });
  render(<RouterProvider router={router} />);
  for (const to of ['/panel', `${HOME}/map`, `${HOME}/orders`]) await act(() => router.navigate({ to }));
  return { back: () => act(() => window.history.back()) };
}

test('[SHL-16] Back goes between the screens of a game, and asks before it leads out of it', async () => {
  const { back } = await inGame();
  back();
  await waitFor(() => expect(location.pathname).toBe(`${HOME}/map`));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  back();
  expect(await screen.findByRole('alertdialog', { name: gameText.leave.title })).toBeDefined();
  await waitFor(() => expect(location.pathname).toBe(`${HOME}/map`));
  act(() => screen.getByRole('button', { name: gameText.leave.act }).click());
  await waitFor(() => expect(location.pathname).toBe('/panel'));
});

test('[SHL-16] [UIX-24] a second Back answers that the game is stayed in', async () => {
  const { back } = await inGame();
  back();
  await waitFor(() => expect(location.pathname).toBe(`${HOME}/map`));
  back();
  await screen.findByRole('alertdialog', { name: gameText.leave.title });
  await waitFor(() => expect(location.pathname).toBe(`${HOME}/map`));
  back();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(location.pathname).toBe(`${HOME}/map`));
});
