import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

afterEach(() => {
  cleanup();
  clearFieldErrors();
  vi.unstubAllGlobals();
});

test('[LND-15] a link that was used says so and leads to where a new one is asked for', async () => {
  const used = { token: ['Ten link wygasł albo został już użyty. Poproś o\u00a0nowy.'] };
  fakeServer({ 'POST auth/reset-password/': { status: 422, payload: used } });
  await showScreen(ResetPasswordScreen, '/reset-password', '/reset-password#token=zuzyty');
  expect(screen.queryByRole('link', { name: 'Wyślij nowy link' })).toBeNull();
  for (const name of ['Nowe hasło', 'Powtórz nowe hasło']) {
    await userEvent.type(screen.getByLabelText(name), 'dlugie-haslo-1');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz hasło' }));
  expect(await screen.findByText(/został już użyty/u)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Wyślij nowy link' }).getAttribute('href')).toBe('/?okno=haslo');
  expect(await axeFindings()).toEqual([]);
});
