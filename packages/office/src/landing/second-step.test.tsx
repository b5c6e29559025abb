import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { clearSession, sessionStore } from '@fracht/kit/session/session-store.ts';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import { LoginForm } from './login-form.tsx';

// Loaded in advance: the window is in a chunk of its own.
beforeAll(() => Promise.all([import('@fracht/kit/ui/modal-window.tsx'), import('./second-step.tsx')]));
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const refusal = (code: string, text: string) => ({
  status: 401,
  payload: null,
  message: { type: 'danger', text, code },
});
const USER = { id: 'b', email: 'b@szkola.example', first_name: 'Barbara', last_name: 'Nowicka', type: 'TEACHER' };

test('[LND-22] after the password the code is asked for in a window, and what is wrong stands under its field', async () => {
  const asked = fakeServer({
    'POST auth/': ({ body }) => {
      if (body['code'] === undefined) return refusal('SECOND_FACTOR_NEEDED', 'Podaj jeszcze kod.');
      if (body['code'] === '123456') return refusal('SECOND_FACTOR_WRONG', 'Ten kod nie pasuje.');
      return { payload: { auth: { value: 'bearer' } } };
    },
    'GET user/data/': { payload: USER },
  });
  render(<LoginForm onOpen={() => undefined} />);
  const form = within(screen.getByRole('form', { name: 'Logowanie' }));
  await userEvent.type(form.getByLabelText('E-mail'), USER.email);
  await userEvent.type(form.getByLabelText('Hasło'), 'moje-haslo-9');
  await userEvent.click(form.getByRole('button', { name: 'Zaloguj się' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Drugi krok logowania' }));
  const code = dialog.getByLabelText('Kod z aplikacji');
  expect([code.getAttribute('inputmode'), code.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
  expect(await axeFindings()).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(code));
  await userEvent.type(code, '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Zaloguj się' }));
  await dialog.findByText('Ten kod nie pasuje.');
  expect(document.activeElement).toBe(code);
  expect(sessionStore.getState()).toMatchObject({ token: null, user: null });
  expect(toastStore.getState().list).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Nie mam telefonu: użyj kodu zapasowego' }));
  await userEvent.type(dialog.getByLabelText('Kod zapasowy'), 'MBJZ-PJVX-7RWA-E3KD');
  await userEvent.click(dialog.getByRole('button', { name: 'Zaloguj się' }));
  await waitFor(() => expect(sessionStore.getState().user?.id).toBe('b'));
  expect(asked.filter(({ call }) => call === 'POST auth/').map(({ body }) => [body['password'], body['code']])).toEqual(
    [
      ['moje-haslo-9', undefined],
      ['moje-haslo-9', '123456'],
      ['moje-haslo-9', 'MBJZ-PJVX-7RWA-E3KD'],
    ],
  );
});

test('[LND-22] closed, nobody is logged in, and the form can be sent again', async () => {
  fakeServer({ 'POST auth/': refusal('SECOND_FACTOR_NEEDED', 'Podaj jeszcze kod.') });
  render(<LoginForm onOpen={() => undefined} />);
  const form = within(screen.getByRole('form', { name: 'Logowanie' }));
  await userEvent.type(form.getByLabelText('E-mail'), USER.email);
  await userEvent.type(form.getByLabelText('Hasło'), 'moje-haslo-9');
  for (const times of [1, 2]) {
    await userEvent.click(form.getByRole('button', { name: 'Zaloguj się' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect({ times, token: sessionStore.getState().token }).toEqual({ times, token: null });
  }
});
