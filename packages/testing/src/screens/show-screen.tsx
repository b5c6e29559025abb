import { act, render } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';

/** Renders a screen at an address, inside a router and an empty query cache. `path` as in the route table. */
export async function showScreen(Screen: RouteComponent, path = '/', address = path) {
  const root = createRootRoute({ component: Outlet });
  const others = path === '/' ? [] : [createRoute({ getParentRoute: () => root, path: '/', component: () => null })];
  const routes = [createRoute({ getParentRoute: () => root, path, component: Screen }), ...others];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  await act(() => router.load());
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
