import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { type Blocking, blockSockets } from './no-sockets.ts';
import type { Person } from './school.ts';
import type { RunningServer } from './server.ts';

/** One person's browser: its own storage, and what went wrong in its pages. */
export type Seat = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors thrown in the page and errors in its console, apart from refused requests; and every request to another host. */
  readonly faults: readonly string[];
};

/** How a person's browser is set up. */
export type SeatOptions = BrowserContextOptions & { readonly sockets?: Blocking };

/** Opens a browser context on the server and a page in it. */
export async function openSeat(
  browser: Browser,
  server: RunningServer,
  { sockets, ...options }: SeatOptions = {},
): Promise<Seat> {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', ...options });
  if (sockets !== undefined) await blockSockets(context, sockets);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== new URL(server.url).hostname)
      faults.push(`asked another host: ${request.url()}`);
  });
  return { context, page, faults };
}

/** The API as the tests call it: at the server itself, whatever name or proxy a browser reaches it by. */
const loginApi = ({ port }: RunningServer): ApiClient => new ApiClient(`http://127.0.0.1:${port}`);

/** An address of the server that is not a page of the app: it starts nothing, but shares the app's origin and so its storage. */
const BESIDE_THE_APP = '/healthz';

/**
 * A seat whose person is logged in and sees their own panel. The session is opened through the API and put where the app keeps it for a tab, which
 * is less work than the landing page; logging in on that page has tests of its own.
 */
export async function logInAt(
  browser: Browser,
  server: RunningServer,
  person: Person,
  options: SeatOptions = {},
): Promise<Seat> {
  const seat = await openSeat(browser, server, options);
  const { bearer } = await loginApi(server).logIn(person.email, person.password);
  if (bearer === null) throw new Error(`${person.email} has no session`);
  await seat.page.goto(BESIDE_THE_APP);
  await seat.page.evaluate((token) => sessionStorage.setItem('auth', token), bearer);
  await seat.page.goto('/panel/');
  await seat.page.waitForURL(/\/panel\/(?:student|lecturer|admin)\//u);
  return seat;
}

/** Who logs in. */
export type Login = Pick<Person, 'email' | 'password'>;

/** A seat whose person is logged in on every page that it opens, including the first: no page is loaded for it. */
export async function seatLoggedIn(
  browser: Browser,
  server: RunningServer,
  { email, password }: Login,
  options: SeatOptions = {},
): Promise<Seat> {
  const seat = await openSeat(browser, server, options);
  const { bearer } = await loginApi(server).logIn(email, password);
  await seat.context.addInitScript((token) => sessionStorage.setItem('auth', token ?? ''), bearer);
  return seat;
}

/** Closes everybody's browser, so that nobody from one test keeps playing in the next. */
export async function closeSeats(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
