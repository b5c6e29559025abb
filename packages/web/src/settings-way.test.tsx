import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { panelText } from '@fracht/content';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { router } from './router.tsx';
import { startSession } from '@fracht/kit/api/session.ts';
import { clearSession, setToken, setUser } from '@fracht/kit/session/session-store.ts';

// Loaded in advance: the confirmation dialog is in a chunk of its own.
beforeAll(() => import('@fracht/kit/ui/modal-window.tsx'));

afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

test('[RTE-5] who comes to /panel/settings from a settings page stays on it, with what was typed there', async () => {
  fakeServer({});
  await startSession();
  setToken('bearer');
  const user = { id: 'u1', email: 'a@b.pl', first_name: 'Anna', last_name: 'Lis', type: 'STUDENT' } as const;
  setUser(user);
  await router.navigate({ to: '/panel/student/settings' });
  render(<RouterProvider router={router} />);
  const field = await screen.findByLabelText<HTMLInputElement>('Obecne hasło');
  await userEvent.type(field, 'moje stare hasło');
  const entries = window.history.length;
  const toSettings = screen.getAllByRole('link', { name: /^(?:Ustawienia konta|Konto)$/u });
  expect(toSettings).toHaveLength(2);
  for (const link of toSettings) await userEvent.click(link);
  expect([router.state.location.pathname, window.history.length]).toEqual(['/panel/student/settings', entries]);
  expect([field.isConnected, field.value]).toEqual([true, 'moje stare hasło']);
  const asked = () => screen.queryAllByText(panelText.typed.title);
  expect(asked()).toEqual([]);
  // The confirmation does appear when the page would be left.
  await userEvent.click(screen.getAllByRole('link', { name: 'Grupa' })[0] ?? field);
  await waitFor(() => expect(asked()).toHaveLength(1));
});
