import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { landingPage } from '../pages/landing-page.ts';
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

/** A seat whose person has logged in through the page. */
export async function logInAt(
  browser: Browser,
  server: RunningServer,
  person: Person,
  options: SeatOptions = {},
): Promise<Seat> {
  const seat = await openSeat(browser, server, options);
  await landingPage(seat.page).logIn(person);
  return seat;
}

/** Closes everybody's browser, so that nobody of one test goes on playing in the next. */
export async function closeSeats(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
