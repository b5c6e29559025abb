import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../session/session-store.ts';
import { TypedQuestion } from './typed-question.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

const closed = vi.fn<() => void>();
const USER = {
  id: 'u1',
  email: 'barbara.nowicka@szkola.example',
  first_name: 'Barbara',
  last_name: 'Nowicka',
  type: 'TEACHER',
} as const;

beforeEach(() => {
  closed.mockReset();
  sessionStore.setState({ user: USER });
});
afterEach(() => {
  cleanup();
  sessionStore.setState({ user: null });
});

function Form() {
  const typed = useUnsavedGuard(['widok']);
  return (
    <>
      <form onChange={typed.mark}>
        <input aria-label="Nazwa" />
        <input type="radio" aria-label="Grupa" />
      </form>
      <button type="button" onClick={() => typed.leave(closed)}>
        Anuluj
      </button>
      <Link to="/dalej">Dalej</Link>
      <Link to="." search={{ widok: 'inny' }}>
        Inny widok
      </Link>
      <Link to="." search={{ strona: '2' }}>
        Strona 2
      </Link>
      <TypedQuestion typed={typed} />
    </>
  );
}

async function renderForm() {
  const root = createRootRoute({ component: Outlet });
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/', component: Form }),
    createRoute({ getParentRoute: () => root, path: '/dalej', component: () => <p>Inny ekran</p> }),
  ];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await act(() => router.load());
  render(<RouterProvider router={router} />);
  await screen.findByRole('textbox');
  return router;
}

test('[FRM-4] a form where nothing was typed closes at once', async () => {
  await renderForm();
  await userEvent.click(screen.getByRole('radio'));
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(closed).toHaveBeenCalledOnce();
});

test('[FRM-4] closing a form with typed text asks first, and keeps it when told to', async () => {
  await renderForm();
  await userEvent.type(screen.getByRole('textbox'), 'Logistyka');
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(closed).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Wróć do formularza' }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Logistyka');
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Odrzuć' }));
  expect(closed).toHaveBeenCalledOnce();
});

test('[FRM-4] going to another screen asks first, unless the session has ended', async () => {
  const router = await renderForm();
  await userEvent.type(screen.getByRole('textbox'), 'L');
  await userEvent.click(screen.getByRole('link', { name: 'Dalej' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Wróć do formularza' }));
  expect(router.state.location.pathname).toBe('/');
  await userEvent.click(screen.getByRole('link', { name: 'Dalej' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Odrzuć' }));
  expect(await screen.findByText('Inny ekran')).toBeDefined();
  cleanup();
  const other = await renderForm();
  await userEvent.type(screen.getByRole('textbox'), 'L');
  act(() => sessionStore.setState({ user: null }));
  await act(() => other.navigate({ to: '/dalej' }));
  expect(await screen.findByText('Inny ekran')).toBeDefined();
});

test('[FRM-4] another view of the page asks first, another state of the same view does not', async () => {
  const router = await renderForm();
  await userEvent.type(screen.getByRole('textbox'), 'L');
  await userEvent.click(screen.getByRole('link', { name: 'Strona 2' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ strona: '2' }));
  await userEvent.click(screen.getByRole('link', { name: 'Inny widok' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Wróć do formularza' }));
  expect(router.state.location.search).toEqual({ strona: '2' });
  await userEvent.click(screen.getByRole('link', { name: 'Inny widok' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Odrzuć' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ widok: 'inny' }));
});
