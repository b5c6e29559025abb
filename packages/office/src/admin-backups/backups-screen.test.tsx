import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { useBackupFailure } from '@fracht/kit/api/backup-failure.ts';
import { BackupsScreen } from './backups-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NAME = 'fracht-2026-11-21T11-00-00Z.gz';
const STATE = {
  backups: [
    { name: NAME, made: Date.UTC(2026, 10, 21, 11), bytes: 3_420_000 },
    { name: 'fracht-2026-11-20T11-00-00Z.gz', made: Date.UTC(2026, 10, 20, 11), bytes: 12_000 },
  ],
  isRunning: false,
  failure: null,
  keep: 14,
};
const LIST = 'GET backup/get-list/';
const TAKE = `POST backup/download/${NAME}`;

const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');

test('[ADM-6] the newest stands first with day and size, one is taken away, and the page says how to restore', async () => {
  const asked = fakeServer({ [LIST]: { payload: STATE }, [TAKE]: { payload: 'bytes' } });
  const saved: Blob[] = [];
  const createObjectURL = (blob: Blob): string => `blob:${saved.push(blob)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  await showScreen(BackupsScreen);
  await screen.findByText(NAME);
  const [, first, second] = screen.getAllByRole('row');
  expect(plain(first?.textContent ?? null)).toContain('21.11.2026, 12:00');
  expect(plain(first?.textContent ?? null)).toContain('3,42 MB');
  expect(plain(second?.textContent ?? null)).toContain('12 kB');
  screen.getByText('npm run restore -- PLIK');
  if (first === undefined) throw new Error('no rows');
  await userEvent.click(within(first).getByRole('button', { name: /Pobierz kopię z\s21\.11/u }));
  const dialog = within(await screen.findByRole('dialog', { name: /Pobrać kopię z\s21\.11/u }));
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Pobierz' }));
  expect(asked.map(({ call }) => call)).not.toContain(TAKE);
  await userEvent.type(dialog.getByLabelText('Twoje hasło'), 'moje haslo admina');
  await userEvent.click(dialog.getByRole('button', { name: 'Pobierz' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked.find(({ call }) => call === TAKE)?.body).toMatchObject({ password: 'moje haslo admina' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[ADM-16] with a password typed twice the file is asked for encrypted, and saved as such', async () => {
  const asked = fakeServer({ [LIST]: { payload: STATE }, [TAKE]: { payload: 'bytes' } });
  const names: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await showScreen(BackupsScreen);
  screen.getByText('npm run restore -- PLIK.age --password-file PLIK_Z_HASŁEM');
  const [download] = await screen.findAllByRole('button', { name: /Pobierz kopię/u });
  if (download === undefined) throw new Error('nothing to take away');
  await userEvent.click(download);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Twoje hasło'), 'moje haslo admina');
  await userEvent.type(dialog.getByLabelText('Hasło do pliku'), 'zielona furgonetka 7');
  await userEvent.type(dialog.getByLabelText('Powtórz hasło do pliku'), 'zielona furgonetka 7');
  await userEvent.click(dialog.getByRole('button', { name: 'Pobierz' }));
  await waitFor(() => expect(names).toEqual([`${NAME}.age`]));
  expect(asked.find(({ call }) => call === TAKE)?.body).toMatchObject({
    password: 'moje haslo admina',
    file_password: 'zielona furgonetka 7',
    file_password_repeat: 'zielona furgonetka 7',
  });
});

test('[ADM-6] one is made with one press, and the list is looked at until it is there', async () => {
  let state = { ...STATE, backups: [] as typeof STATE.backups };
  fakeServer({
    [LIST]: () => ({ payload: state }),
    'POST backup/make/': () => {
      state = { ...state, isRunning: true };
      return { payload: state };
    },
  });
  await showScreen(BackupsScreen);
  await screen.findByText('Nie ma jeszcze żadnej kopii');
  await userEvent.click(screen.getByRole('button', { name: 'Zrób kopię teraz' }));
  await screen.findByRole('button', { name: /Kopia powstaje/u });
  state = STATE;
  expect(await screen.findAllByRole('row')).toHaveLength(3);
});

test('[ADM-6] that the last attempt failed stands there with its reason, and a wrong password keeps the window open', async () => {
  fakeServer({
    [LIST]: { payload: { ...STATE, failure: { at: Date.UTC(2026, 10, 21, 12), code: 'DISK_FULL' } } },
    [TAKE]: { status: 422, payload: { password: ['Obecne hasło jest nieprawidłowe.'] } },
  });
  await showScreen(BackupsScreen);
  await screen.findByText(/Ostatnia kopia nie powstała \(21\.11\.2026, 13:00\).*za mało miejsca/u);
  const [download] = screen.getAllByRole('button', { name: /Pobierz/u });
  if (download === undefined) throw new Error('nothing to take away');
  await userEvent.click(download);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Twoje hasło'), 'nie to');
  await userEvent.click(dialog.getByRole('button', { name: 'Pobierz' }));
  expect(await dialog.findByText('Obecne hasło jest nieprawidłowe.')).toBeDefined();
});

function PageWithMark() {
  const hasFailed = useBackupFailure();
  return (
    <>
      <p>{hasFailed ? 'ze znakiem' : 'bez znaku'}</p>
      <BackupsScreen />
    </>
  );
}

test('[ADM-6] the mark of a backup that failed goes once one has been made here, and comes where that fails', async () => {
  const failure = { at: Date.UTC(2026, 10, 21, 12), code: 'DISK_FULL' };
  let state: Readonly<Record<string, unknown>> = { ...STATE, failure };
  fakeServer({
    [LIST]: () => ({ payload: state }),
    'POST backup/make/': () => {
      state = { ...state, isRunning: true };
      return { payload: state };
    },
  });
  await showScreen(PageWithMark);
  await screen.findByText('ze znakiem');
  for (const [after, mark] of [
    [null, 'bez znaku'],
    [failure, 'ze znakiem'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: 'Zrób kopię teraz' }));
    await screen.findByRole('button', { name: /Kopia powstaje/u });
    state = { ...STATE, failure: after };
    expect(await screen.findByText(mark)).toBeTruthy();
  }
});
