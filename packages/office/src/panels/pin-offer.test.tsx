import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { clearSession, sessionStore, setToken, type SessionUser } from '@fracht/kit/session/session-store.ts';
import { PinOffer } from './pin-offer.tsx';

const ZOFIA: SessionUser = {
  id: 'z',
  email: '',
  login: 'zofia.lecka',
  has_password: false,
  first_name: 'Zofia',
  last_name: 'Łęcka',
  type: 'STUDENT',
};
const TITLE = 'Ustaw własny PIN';

beforeAll(() => Promise.all([import('@fracht/kit/ui/modal-window.tsx'), import('@fracht/kit/panel/pin-window.tsx')]));
afterEach(() => {
  cleanup();
  clearSession();
  clearFieldErrors();
  vi.unstubAllGlobals();
});

async function offered(user: Partial<SessionUser> = {}): Promise<void> {
  setToken('bearer');
  sessionStore.setState({ user: { ...ZOFIA, ...user }, isPinDue: true });
  await showScreen(PinOffer);
}

test('[OWN-5] after a login by a code a PIN is set with its repetition, without an old one, and the window goes', async () => {
  const asked = fakeServer({ 'PATCH auth/settings': { payload: null } });
  await offered();
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
  expect(dialog.getByText(/Twój login: zofia\.lecka/u)).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Nowy PIN'), '483917');
  await userEvent.type(dialog.getByLabelText('Powtórz nowy PIN'), '483917');
  await userEvent.click(dialog.getByRole('button', { name: 'Zapisz PIN' }));
  expect(asked[0]?.body).toEqual({ old_password: '', new_password: '483917', new_password_repeat: '483917' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());
  expect(sessionStore.getState().user?.has_password).toBe(true);
});

test('[OWN-5] a PIN that is refused is told under its field', async () => {
  fakeServer({ 'PATCH auth/settings': { status: 422, payload: { new_password: ['Ten PIN łatwo odgadnąć.'] } } });
  await offered();
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
  for (const label of ['Nowy PIN', 'Powtórz nowy PIN']) await userEvent.type(dialog.getByLabelText(label), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Zapisz PIN' }));
  expect(await dialog.findByText('Ten PIN łatwo odgadnąć.')).toBeDefined();
  expect(sessionStore.getState().user?.has_password).toBe(false);
});

test('[OWN-5] it is put off until the next login; who has a PIN or an e-mail is not asked', async () => {
  await offered();
  await userEvent.click(await screen.findByRole('button', { name: 'Później' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());
  for (const user of [{ has_password: true }, { email: 'zofia@szkola.example' }]) {
    act(() => sessionStore.setState({ user: { ...ZOFIA, ...user }, isPinDue: true }));
    expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
  }
});
