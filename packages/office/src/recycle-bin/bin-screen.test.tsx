import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { BinScreen } from './bin-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const JAN = { id: 'jan', first_name: 'Jan', last_name: 'Kos' };
const date = Date.UTC(2026, 10, 21, 11);
const THINGS = [
  { kind: 'GROUP', id: 'g', name: 'Spedycja 3B', teacher: JAN, date, days: 30 },
  { kind: 'GAME', id: 'x', name: 'Spedycja 3B (4)', teacher: JAN, date, days: 1 },
  { kind: 'SCENARIO', id: 's', name: 'Korek', teacher: null, date, days: 0 },
  { kind: 'PICTURE', id: 'abcdefgh12345678.webp', name: 'Most zwodzony', teacher: null, date, days: 2 },
  { kind: 'HOMEWORK', id: 'h', name: 'Powtórka', teacher: JAN, date, days: 5 },
];

test('[BNS-1] what was removed stands with kind, lecturer, day and what is left, and comes back with one press', async () => {
  let things = THINGS;
  const asked = fakeServer({
    'GET bin/get-list/': () => ({ payload: things }),
    'POST bin/restore/': () => {
      things = THINGS.slice(1);
      return { payload: things };
    },
  });
  await showScreen(BinScreen);
  await screen.findByText('Korek');
  const rows = screen.getAllByRole('row').map((row) => (row.textContent ?? '').replaceAll('\u00a0', ' '));
  expect(rows[1]).toMatch(/Spedycja 3BGrupaJan Kos21\.11\.2026, 12:0030 dni/u);
  expect(rows[2]).toMatch(/Rozgrywka.*1 dzień/u);
  expect(rows[3]).toMatch(/Sytuacja.*ostatni dzień/u);
  expect(rows[4]).toMatch(/Most zwodzonyObraz.*2 dni/u);
  expect(rows[5]).toMatch(/PowtórkaZadanie domoweJan Kos.*5 dni/u);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Przywróć: Spedycja 3B' }));
  expect(asked.find(({ call }) => call === 'POST bin/restore/')?.body).toEqual({ id: 'g' });
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(5));
});

test('[BNS-2] an account is erased for good against one’s own password, after the window said what goes; nothing else can be', async () => {
  const account = { kind: 'USER', id: 'u', name: 'Ola Maj', teacher: JAN, date, days: 7 };
  let things = [account, ...THINGS];
  const asked = fakeServer({
    'GET bin/get-list/': () => ({ payload: things }),
    'POST bin/erase/': (body) => {
      if (JSON.stringify(body).includes('nie to')) {
        return { status: 422, payload: { password: ['To nie jest Twoje obecne hasło.'] } };
      }
      things = THINGS;
      return { payload: things };
    },
  });
  await showScreen(BinScreen);
  const [erase, ...others] = await screen.findAllByRole('button', { name: /^Skasuj na zawsze/u });
  expect([erase?.getAttribute('aria-label'), others]).toEqual(['Skasuj na zawsze: Ola Maj', []]);
  await userEvent.click(screen.getByRole('button', { name: 'Skasuj na zawsze: Ola Maj' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Skasować na zawsze: Ola Maj?' }));
  expect(dialog.getByText(/Tego nie da się cofnąć/u)).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  const password = dialog.getByLabelText(/Twoje hasło/u);
  await userEvent.type(password, 'nie to');
  await userEvent.click(dialog.getByRole('button', { name: 'Skasuj na zawsze' }));
  expect(await dialog.findByText('To nie jest Twoje obecne hasło.')).toBeDefined();
  await userEvent.clear(password);
  await userEvent.type(password, 'moje haslo');
  await userEvent.click(dialog.getByRole('button', { name: 'Skasuj na zawsze' }));
  await waitFor(() => expect(screen.queryByText('Ola Maj')).toBeNull());
  expect(asked.findLast(({ call }) => call === 'POST bin/erase/')?.body).toEqual({ id: 'u', password: 'moje haslo' });
});

test('[BNS-1] that nothing was removed is said', async () => {
  fakeServer({ 'GET bin/get-list/': { payload: [] } });
  await showScreen(BinScreen);
  expect(await screen.findByText('Kosz jest pusty')).toBeDefined();
});
