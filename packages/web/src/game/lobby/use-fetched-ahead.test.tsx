import { cleanup, render, screen } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useFetchedAhead } from './use-fetched-ahead.ts';

afterEach(cleanup);

function Lobby() {
  useFetchedAhead('g 1');
  return <h1>Poczekalnia</h1>;
}

test('while the lobby is shown the screens of the game are fetched, the map first', async () => {
  const fetched: string[] = [];
  const root = createRootRoute();
  const lobby = createRoute({ getParentRoute: () => root, path: '/', component: Lobby });
  const screens = ['cars', 'shipments', 'orders', 'map'].map((path) =>
    createRoute({
      getParentRoute: () => root,
      path: `/game/$id/${path}`,
      component: lazyRouteComponent(async () => {
        fetched.push(path);
        return { default: () => null };
      }),
    }),
  );
  const history = createMemoryHistory({ initialEntries: ['/'] });
  render(<RouterProvider router={createRouter({ routeTree: root.addChildren([lobby, ...screens]), history })} />);
  await screen.findByRole('heading', { name: 'Poczekalnia' });
  await vi.waitFor(() => expect(fetched).toEqual(['map', 'orders', 'shipments', 'cars']), { timeout: 10_000 });
});
