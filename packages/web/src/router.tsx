import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type AnyRoute,
} from '@tanstack/react-router';
import { uiText } from '@fracht/content';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { mayOpen, type RouteRow } from '@fracht/kit/route-row.ts';
import { LazyHelp } from './lazy-help.tsx';
import { ROUTES } from './routes.tsx';
import { readLocal, rememberedGame, writeLocal } from '@fracht/kit/session/browser-storage.ts';
import { startSession } from '@fracht/kit/api/session.ts';
import { LogInAgain } from '@fracht/kit/panel/log-in-again.tsx';
import { clearSession, DEFAULT_BODY_CLASS, sessionStore, userType } from '@fracht/kit/session/session-store.ts';
import { LoadingOverlay } from '@fracht/kit/ui/overlay.tsx';
import { PageError } from '@fracht/kit/ui/page-error.tsx';
import { LazyToastArea } from '@fracht/kit/ui/lazy-toast-area.tsx';

const root = createRootRoute({ component: Root, errorComponent: PageError });

function Root() {
  return (
    <>
      <div className="screen">
        <Outlet />
      </div>
      <LazyToastArea />
      <LoadingOverlay />
      <LazyHelp />
      <LogInAgain onOther={startAnew} />
    </>
  );
}

/** Somebody else has logged in over the page: nothing of it is left for them. */
function startAnew(): void {
  window.location.assign('/panel');
}

/** The router, built from the rows of the route table. */
export const router = createRouter({
  routeTree: root.addChildren(childrenOf(undefined, root)),
  defaultErrorComponent: PageError,
  defaultPreload: 'intent',
  scrollRestoration: true,
  ...(import.meta.env.SSR ? withoutBrowser() : {}),
});

/** Options for the build, which renders without an address and without scrolling. */
function withoutBrowser() {
  return {
    history: createMemoryHistory({ initialEntries: ['/'] }),
    origin: 'http://localhost',
    scrollRestoration: false,
  };
}

/** The address after a login: the remembered route if the person may open it, else their panel. (RTE-11) */
export function routeAfterLogin(): string {
  const row = ROUTES.find(({ name }) => name === readLocal('route'));
  if (row === undefined || row.isForgotten === true || !mayOpen(row.access, userType())) return '/panel';
  const path = fullPath(row).replace('/{-$orderId}', '');
  if (!path.includes('$id')) return path;
  const game = rememberedGame();
  return game === null ? '/panel' : path.replace('$id', encodeURIComponent(game));
}

/**
 * After each navigation updates title, body class and remembered route; after a login navigates to the person's page, after the end of a session to the landing
 * page.
 */
export function watchRoutes(): void {
  router.subscribe('onResolved', settle);
  sessionStore.subscribe(({ user }, before) => {
    const isOnLanding = router.state.location.pathname === '/';
    if (user !== null && before.user === null && isOnLanding) void router.navigate({ to: routeAfterLogin() });
    if (user === null && before.user !== null && !isOnLanding) void router.navigate({ to: '/' });
  });
}

function childrenOf(parent: string | undefined, parentRoute: AnyRoute): AnyRoute[] {
  return ROUTES.filter((row) => row.parent === parent).map((row) => routeOf(row, parentRoute));
}

function routeOf(row: RouteRow, parentRoute: AnyRoute): AnyRoute {
  const { screen } = row;
  const route = createRoute({
    getParentRoute: () => parentRoute,
    path: row.path,
    staticData: { row },
    beforeLoad: ({ params, preload }) => guard(row, params, preload),
    ...(screen === undefined
      ? {}
      : { component: lazyRouteComponent(() => loadChunk(screen).then((component) => ({ default: component }))) }),
  });
  const children = childrenOf(row.name, route);
  return children.length === 0 ? route : route.addChildren(children);
}

async function guard(
  row: RouteRow,
  params: Readonly<Record<string, string | undefined>>,
  isPreload: boolean,
): Promise<void> {
  if (row.name !== 'landingPage') await startSession();
  if (!mayOpen(row.access, userType())) throw redirect({ to: row.redirect });
  if (isPreload) return;
  if (row.name === 'landingPage') clearOnArrival();
  if (row.sendsTo !== undefined) throw redirect({ to: await row.sendsTo({ params }), replace: true });
  row.onEnter?.(params);
}

/** Ends the session of a person who comes to the landing page from another route. (RTE-2) */
function clearOnArrival(): void {
  const from = router.state.resolvedLocation?.pathname;
  if (from === undefined || from === '/') return;
  clearSession();
}

function settle(): void {
  const row = router.state.matches.at(-1)?.staticData.row;
  if (row === undefined) return;
  document.title = titleOf(row);
  document.body.className = row.bodyClass ?? DEFAULT_BODY_CLASS;
  if (row.isForgotten !== true) writeLocal('route', row.name);
  // The home of a finished game has redirected here: if this were remembered, the summary would be opened after the next login.
  if (row.name === 'game-summary' && readLocal('route') === 'game-home') writeLocal('route', null);
}

/** The page's title: that of the screen, then of its panel, then the product. (RTE-6) */
function titleOf({ title, parent }: RouteRow): string {
  const around = ROUTES.find(({ name }) => name === parent)?.title;
  return [...new Set([title, around ?? title, uiText.product])].join(' - ');
}

function fullPath(row: RouteRow): string {
  const parent = ROUTES.find(({ name }) => name === row.parent);
  const own = row.path === '/' ? '' : row.path;
  return parent === undefined ? row.path : `${parent.path}${own === '' ? '' : `/${own}`}`;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly row?: RouteRow;
  }
}
