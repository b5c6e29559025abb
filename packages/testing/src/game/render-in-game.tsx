import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { GameState, Viewer } from '@fracht/engine';
import { fromWire, toWire } from '@fracht/protocol';
import { worldOfVersion } from '@fracht/content';
import { expect } from 'vitest';
import { renewNow } from '@fracht/game/store/game-now.ts';
import { EMPTY_STORE, gameStore } from '@fracht/game/store/game-store.ts';
import { axeFindings } from '../screens/axe.ts';

/** What is sent about a played game besides the game itself. */
export const EXTRA = {
  group: 'group-1',
  groupName: 'Logistyka 2A',
  randos: false,
  breakEndsAt: null,
  messageText: ({ code, order }: { code: string; order: string | null }) => `${code} ##${order ?? ''}##`,
};

/** Puts a game into the store as a viewer's browser would have it: after a round trip over the wire, and with the clock stopped. */
export function showGame(state: GameState, viewer: Viewer): void {
  const wire = toWire(state, viewer, EXTRA);
  const game = fromWire(wire, worldOfVersion(wire.map));
  const reading = {
    state: 'PAUSED',
    round: state.round,
    now: state.now,
    serverTime: 0,
    rate: 0,
    roundEnd: Infinity,
  } as const;
  gameStore.setState({ ...EMPTY_STORE, viewer, wire, confirmed: game, game, reading }, true);
  renewNow();
}

/** Renders a screen of the game at its address and waits for it. */
export async function renderScreen(Screen: RouteComponent, path: string, address = path): Promise<HTMLElement> {
  const root = createRootRoute({ component: Outlet });
  const route = createRoute({ getParentRoute: () => root, path: `/game/$id/${path}`, component: Screen });
  const rest = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const history = createMemoryHistory({ initialEntries: [`/game/game-1/${address}`] });
  const router = createRouter({ routeTree: root.addChildren([route, rest]), history });
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <main>
        <RouterProvider router={router} />
      </main>
    </QueryClientProvider>,
  );
  await screen.findAllByRole('heading');
  return container;
}

/** Fails with axe's findings. */
export async function expectAccessible(container: HTMLElement): Promise<void> {
  expect(await axeFindings(container)).toEqual([]);
}
