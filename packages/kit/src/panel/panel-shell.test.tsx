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
import { afterEach, beforeEach, expect, test } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import type { MenuIcon, RouteRow } from '../route-row.ts';
import { sessionStore } from '../session/session-store.ts';
import { PanelShell } from './panel-shell.tsx';

const LECTURER = {
  id: 'b',
  email: 'barbara.nowicka@szkola.example',
  first_name: 'Barbara',
  last_name: 'Nowicka',
  type: 'TEACHER',
} as const;

beforeEach(() => sessionStore.setState({ user: LECTURER }));
afterEach(() => {
  cleanup();
  sessionStore.setState({ user: null });
});

/** A row that stands in the lecturer's menu, as in the route table. */
function row(name: string, text: string, icon: MenuIcon, menu: 'lecturer' | 'admin' = 'lecturer'): RouteRow {
  return { name, path: name, access: 'all', redirect: '/', title: text, entry: { menu, text, icon } };
}

async function showPanel() {
  const badges = { games: { count: 2, label: '2 gry trwają' }, surveys: { count: 0, label: 'żadna' } };
  const root = createRootRoute({
    component: () => <PanelShell menu="lecturer" title="Panel wykładowcy" badges={badges} />,
  });
  const rows = [
    row('studenci', 'Studenci', 'students'),
    row('rozgrywki', 'Rozgrywki', 'games'),
    row('ankiety', 'Wypełnione ankiety', 'surveys'),
    row('wykladowcy', 'Wykładowcy', 'lecturers', 'admin'),
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
  expect(side().getByText(/^barbara\.nowicka@/u).textContent).toBe('barbara.nowicka@szkola.example');
  act(() => sessionStore.setState({ user: { ...LECTURER, email: '', login: 'barbara.nowicka' } }));
  expect(side().getByText('barbara.nowicka')).toBeDefined();
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
