import type { ComponentProps } from 'react';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import type { MenuIcon, RouteRow } from '../route-row.ts';
import { sessionStore } from '../session/session-store.ts';
import { LogoutLink } from './logout-link.tsx';
import { PanelShell } from './panel-shell.tsx';

const LECTURER = {
  id: 'b',
  email: 'barbara.nowicka@szkola.example',
  first_name: 'Barbara',
  last_name: 'Nowicka',
  type: 'TEACHER',
} as const;

beforeAll(() => Promise.all([import('../ui/modal-window.tsx'), import('./pin-window.tsx')]));
beforeEach(() => sessionStore.setState({ user: LECTURER }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStore.setState({ user: null });
});

/** A row that is in the lecturer's menu, as in the route table. */
function row(name: string, text: string, icon: MenuIcon, menu: 'lecturer' | 'admin' = 'lecturer'): RouteRow {
  return { name, path: name, access: 'all', redirect: '/', title: text, entry: { menu, text, icon } };
}

async function showPanel(more: Pick<ComponentProps<typeof PanelShell>, 'logoutLink'> = {}) {
  const badges = { games: { count: 2, label: '2 gry trwają' }, surveys: { count: 0, label: 'żadna' } };
  const root = createRootRoute({
    component: () => <PanelShell menu="lecturer" title="Panel wykładowcy" badges={badges} {...more} />,
  });
  const rows = [
    row('studenci', 'Studenci', 'students'),
    row('rozgrywki', 'Rozgrywki', 'games'),
    row('ankiety', 'Wypełnione ankiety', 'surveys'),
    row('wykladowcy', 'Wykładowcy', 'lecturers', 'admin'),
    row('logout', 'Wylogowano', 'lecturers', 'admin'),
  ];
  const routes = rows.map((each) =>
    createRoute({
      getParentRoute: () => root,
      path: each.path,
      staticData: { row: each },
      component: () => (
        <>
          <h1>{each.title}</h1>
          <Link to=".">Jeszcze raz</Link>
        </>
      ),
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/studenci'] }),
  });
  await act(() => router.load());
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Studenci' });
}

const side = () => within(screen.getByRole('complementary', { name: 'Panel wykładowcy' }));

test('the menu has the entries of its own panel alone, in the order of the routes, and marks where one is', async () => {
  await showPanel();
  const links = within(side().getByRole('navigation')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Studenci',
    'Rozgrywki22 gry trwają',
    'Wypełnione ankiety',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
  expect(await axeFindings()).toEqual([]);
});

test('what waits is counted beside its entry and read in words; nothing is not counted', async () => {
  await showPanel();
  expect(side().getByRole('link', { name: /2 gry trwają$/u })).toBeDefined();
  expect(side().getByRole('link', { name: 'Wypełnione ankiety' })).toBeDefined();
});

test('the bar of a phone leads to the same places, and to the own account', async () => {
  await showPanel();
  const [, bottom] = screen.getAllByRole('navigation');
  if (bottom === undefined) throw new Error('No bar at the foot');
  const links = within(bottom).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/studenci',
    '/rozgrywki',
    '/ankiety',
    '/panel/lecturer/settings',
  ]);
});

test('who is logged in is told, by the login where there is no e-mail', async () => {
  await showPanel();
  expect(side().getByText('Barbara Nowicka')).toBeDefined();
  expect(side().getByText(/^barbara\.nowicka@/u).parentElement?.textContent).toBe('barbara.nowicka@szkola.example');
  act(() => sessionStore.setState({ user: { ...LECTURER, email: '', login: 'barbara.nowicka' } }));
  expect(side().getByText('barbara.nowicka')).toBeDefined();
});

test('[OWN-6] who came in by a code and has no PIN is warned before the logout, and may go all the same or set one first', async () => {
  const asked = fakeServer({ 'PATCH auth/settings': { payload: null } });
  const out = () => userEvent.click(side().getByRole('link', { name: 'Wyloguj się' }));
  const warned = async () => within(await screen.findByRole('dialog', { name: 'Wylogować bez PIN-u?' }));
  await showPanel({ logoutLink: LogoutLink });
  act(() => sessionStore.setState({ user: { ...LECTURER, email: '', login: 'zofia.lecka', has_password: false } }));
  await out();
  expect((await warned()).getByText(/^Bez własnego kodu PIN nie wejdziesz ponownie/u)).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click((await warned()).getByRole('button', { name: 'Wyloguj bez PIN-u' }));
  expect(await screen.findByRole('heading', { name: 'Wylogowano' })).toBeDefined();
  cleanup();
  await showPanel({ logoutLink: LogoutLink });
  await out();
  for (const label of ['Nowy PIN', 'Powtórz nowy PIN'])
    await userEvent.type((await warned()).getByLabelText(label), '483917');
  await userEvent.click((await warned()).getByRole('button', { name: /^Zapisz PIN i\swyloguj$/u }));
  expect(await screen.findByRole('heading', { name: 'Wylogowano' })).toBeDefined();
  expect(asked).toHaveLength(1);
});

test('[OWN-6] who can come in again is logged out without a word', async () => {
  await showPanel({ logoutLink: LogoutLink });
  await userEvent.click(side().getByRole('link', { name: 'Wyloguj się' }));
  expect(await screen.findByRole('heading', { name: 'Wylogowano' })).toBeDefined();
});

test('another page has the focus, so that the keyboard goes on from there; the same page does not take it', async () => {
  await showPanel();
  await userEvent.click(side().getByRole('link', { name: /^Rozgrywki/u }));
  await screen.findByRole('heading', { name: 'Rozgrywki' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
  const again = screen.getByRole('link', { name: 'Jeszcze raz' });
  await userEvent.click(again);
  expect(document.activeElement).toBe(again);
});
