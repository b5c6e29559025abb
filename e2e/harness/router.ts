import { expect, type Page } from '@playwright/test';

type Row = { readonly name: string; readonly screen?: unknown };
type Shown = { readonly staticData: { readonly row?: Row } };

/** The app's router, which is exposed here for its developer tools; every route carries its row of `packages/web/src/routes.tsx`. */
// oxlint-disable-next-line no-underscore-dangle -- the router names it so
declare const __TSR_ROUTER__: {
  readonly history: { readonly push: (address: string) => void };
  readonly state: { readonly status: 'pending' | 'idle'; readonly matches: readonly Shown[] };
  readonly routesById: Readonly<Record<string, { readonly options: Partial<Shown> }>>;
};

/** Goes to an address of the app as its links do, without reloading the page. */
export async function goTo(page: Page, address: string): Promise<void> {
  // A navigation that is still under way, as after a login, would lead there all the same.
  await page.waitForFunction(() => typeof __TSR_ROUTER__ === 'object' && __TSR_ROUTER__.state.status === 'idle');
  await page.evaluate((to) => __TSR_ROUTER__.history.push(to), address);
}

/** Waits until the screen of this route is there and nothing of it is being loaded. */
export async function expectRoute(page: Page, route: string): Promise<void> {
  await expect.poll(() => page.evaluate(shownRoute)).toBe(route);
  await expectLoaded(page);
}

/** Waits until nothing is being loaded: until then an overlay covers the screen. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByText('Wczytuję…').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The names of all routes that have a screen; a screen that frames others is seen with them. */
export function routesWithScreens(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const rows = Object.values(__TSR_ROUTER__.routesById).flatMap(({ options }) => options.staticData?.row ?? []);
    return rows.filter(({ screen }) => screen !== undefined).map(({ name }) => name);
  });
}

/** Runs in the page. The name of the route that is shown; null while another is on its way. */
function shownRoute(): string | null {
  const { status, matches } = __TSR_ROUTER__.state;
  return status === 'idle' ? (matches.at(-1)?.staticData.row?.name ?? null) : null;
}
