import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import * as files from '@fracht/kit/files/save-file.ts';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { clearSession, sessionStore, setToken } from '@fracht/kit/session/session-store.ts';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SettingsScreen } from './settings-screen.tsx';

const USER = { id: 'b', email: 'b@szkola.example', first_name: 'Barbara', last_name: 'Nowicka' } as const;
const CODES = ['MBJZ-PJVX-7RWA-E3KD', 'AAAA-BBBB-CCCC-DDDD'];
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const BEGUN = { secret: SECRET, uri: `otpauth://totp/Fracht:b@szkola.example?secret=${SECRET}` };
const WRONG = 'Ten kod nie pasuje albo był już użyty.';
const saved: { name: string; content: Blob }[] = [];

vi.spyOn(files, 'saveFile').mockImplementation((name, content) => void saved.push({ name, content }));

// Loaded in advance: windows are in a chunk of their own.
beforeAll(() => import('@fracht/kit/ui/modal-window.tsx'));
beforeEach(() => {
  saved.length = 0;
  clearFieldErrors();
  setToken('bearer');
  sessionStore.setState({ user: { ...USER, type: 'TEACHER' } });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const window = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('[OWN-11] it is switched on by password, key and code, then the recovery codes are shown once', async () => {
  let since: number | null = null;
  const asked = fakeServer({
    'GET auth/second-factor/': () => ({ payload: since === null ? null : { since, recoveryCodes: 10 } }),
    'POST auth/second-factor/begin/': ({ body }) =>
      body['password'] === 'moje-haslo-9'
        ? { payload: BEGUN }
        : { status: 422, payload: { password: ['Obecne hasło jest nieprawidłowe.'] } },
    'POST auth/second-factor/confirm/': ({ body }) => {
      if (body['code'] !== '123456') return { status: 422, payload: { code: [WRONG] } };
      since = Date.UTC(2026, 10, 30, 12);
      return { payload: { codes: CODES } };
    },
  });
  await showScreen(SecondFactorCard);
  await screen.findByText('Wyłączona');
  await press('Włącz');
  const dialog = await window('Włącz weryfikację dwuetapową');
  await userEvent.type(dialog.getByLabelText('Obecne hasło'), 'nie to');
  await userEvent.click(dialog.getByRole('button', { name: 'Dalej' }));
  await dialog.findByText('Obecne hasło jest nieprawidłowe.');
  await userEvent.clear(dialog.getByLabelText('Obecne hasło'));
  await userEvent.type(dialog.getByLabelText('Obecne hasło'), 'moje-haslo-9');
  await userEvent.click(dialog.getByRole('button', { name: 'Dalej' }));
  await dialog.findByRole('img', { name: /^Kod QR dla aplikacji/u });
  expect(dialog.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeDefined();
  const code = dialog.getByLabelText('Kod z aplikacji');
  expect([code.getAttribute('inputmode'), code.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
  expect(await axeFindings()).toEqual([]);
  await userEvent.type(code, '654321');
  await userEvent.click(dialog.getByRole('button', { name: 'Włącz' }));
  await dialog.findByText(WRONG);
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Włącz' }));
  const told = await window('Twoje kody zapasowe');
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(told.getByRole('button', { name: 'Pobierz' }));
  expect(saved[0]?.name).toBe('kody-zapasowe-barbara-nowicka.txt');
  expect(await saved[0]?.content.text()).toContain(CODES.join('\n'));
  await userEvent.click(told.getByRole('button', { name: 'Mam je zapisane' }));
  await waitFor(() => expect(screen.queryByText(CODES[0] ?? '')).toBeNull());
  await screen.findByText('Włączona');
  expect(screen.getByText(/^Włączona od [\d.]+\. Zostało 10\s+kodów zapasowych\.$/u)).toBeDefined();
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toHaveLength(4);
});

test('[OWN-11] new recovery codes and switching it off ask for password and code, also a recovery code', async () => {
  let isOn = true;
  const asked = fakeServer({
    'GET auth/second-factor/': () => ({ payload: isOn ? { since: 1, recoveryCodes: 3 } : null }),
    'POST auth/second-factor/recovery-codes/': { payload: { codes: CODES } },
    'POST auth/second-factor/off/': ({ body }) => {
      if (body['code'] === '123456') return { status: 422, payload: { code: [WRONG] } };
      isOn = false;
      return { payload: null };
    },
  });
  await showScreen(SecondFactorCard);
  expect(await screen.findByText(/^Zrób nowe, zanim się skończą/u)).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  await press('Nowe kody zapasowe');
  const renewing = await window('Zrobić nowe kody zapasowe?');
  await userEvent.type(renewing.getByLabelText('Obecne hasło'), 'moje-haslo-9');
  await userEvent.type(renewing.getByLabelText('Kod z aplikacji'), '123456');
  await userEvent.click(renewing.getByRole('button', { name: 'Zrób nowe kody' }));
  await userEvent.click((await window('Twoje kody zapasowe')).getByRole('button', { name: 'Mam je zapisane' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await press('Wyłącz');
  const off = await window('Wyłączyć weryfikację dwuetapową?');
  await userEvent.type(off.getByLabelText('Obecne hasło'), 'moje-haslo-9');
  await userEvent.type(off.getByLabelText('Kod z aplikacji'), '123456');
  await userEvent.click(off.getByRole('button', { name: 'Wyłącz' }));
  await off.findByText(WRONG);
  await userEvent.click(off.getByRole('button', { name: 'Nie mam telefonu: użyj kodu zapasowego' }));
  expect(off.queryByText(WRONG)).toBeNull();
  const recovery = off.getByLabelText('Kod zapasowy');
  expect(recovery.getAttribute('inputmode')).toBeNull();
  await userEvent.type(recovery, CODES[0] ?? '');
  await userEvent.click(off.getByRole('button', { name: 'Wyłącz' }));
  await screen.findByText('Wyłączona');
  expect(asked.findLast(({ call }) => call === 'POST auth/second-factor/off/')?.body).toEqual({
    password: 'moje-haslo-9',
    code: CODES[0],
  });
});

test('[OWN-11] lecturers and admins have it in their settings, students do not', async () => {
  fakeServer({
    'GET auth/second-factor/': { payload: null },
    'GET user/data/': { payload: { ...USER, type: 'TEACHER', group: null, initials: 'BN', short_name: 'Barbara N.' } },
  });
  for (const type of ['TEACHER', 'ADMIN', 'STUDENT'] as const) {
    sessionStore.setState({ user: { ...USER, type } });
    await showScreen(SettingsScreen);
    if (type === 'STUDENT') await screen.findByText('Prywatność');
    else await screen.findByRole('region', { name: 'Weryfikacja dwuetapowa' });
    expect(screen.queryAllByRole('region', { name: 'Weryfikacja dwuetapowa' })).toHaveLength(
      type === 'STUDENT' ? 0 : 1,
    );
    cleanup();
  }
});
