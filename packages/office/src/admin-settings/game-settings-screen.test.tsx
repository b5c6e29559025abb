import { cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gameText, SETTINGS, stageTexts, summaryText } from '@fracht/content';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import { GameSettingsScreen } from './game-settings-screen.tsx';

afterEach(() => {
  cleanup();
  toastStore.setState({ list: [], waiting: [], last: 0 });
  vi.unstubAllGlobals();
});

const settings = SETTINGS.filter(({ group }) => group === 'clock' || group === 'limits').map((setting) => ({
  ...setting,
  version: 3,
  value: setting.key === 'start_money' ? 50_000 : setting.default,
}));
const stages = stageTexts.map((value, index) => ({ id: index + 1, value, version: 0 }));
const ANSWERS = {
  'GET game/get-settings/': { payload: settings },
  'GET game/get-stages/': { payload: stages },
};
const SAVE = 'PATCH game/update-settings/';
const sentSettings = (body: Readonly<Record<string, string>>): unknown => JSON.parse(body['settings'] ?? '');

test('[SEG-1] every setting stands under its heading with unit, bounds, default and what it does', async () => {
  fakeServer(ANSWERS);
  await showScreen(GameSettingsScreen);
  expect(await screen.findByRole('heading', { name: /^Czas i\stempo gry$/u })).toBeDefined();
  const row = within(screen.getByRole('row', { name: /start_money/u }));
  expect(row.getByLabelText<HTMLInputElement>('Pieniądze na początek').value).toBe('50000');
  expect(row.getByText('zł')).toBeDefined();
  expect(row.getByText(/^0–1\s000\s000$/u)).toBeDefined();
  expect(row.getByText(/^30\s000$/u)).toBeDefined();
  expect(row.getByText('Stan konta każdego gracza na starcie gry.')).toBeDefined();
  expect(screen.getAllByRole('textbox').filter(({ tagName }) => tagName === 'INPUT')).toHaveLength(settings.length);
});

test('[SEG-2] what differs from its default is counted, filtered and put back', async () => {
  const asked = fakeServer({ ...ANSWERS, [SAVE]: { payload: settings } });
  await showScreen(GameSettingsScreen);
  await userEvent.click(await screen.findByRole('button', { name: 'Inne niż domyślne1' }));
  expect(screen.getAllByRole('textbox').filter(({ tagName }) => tagName === 'INPUT')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Przywróć wartość domyślną: Pieniądze na początek' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain(SAVE));
  expect(sentSettings(asked.find(({ call }) => call === SAVE)?.body ?? {})).toEqual([
    { key: 'start_money', value: 30_000, version: 3 },
  ]);
});

test('[SEG-2] all defaults are put back at once, as changes to save', async () => {
  const asked = fakeServer({ ...ANSWERS, [SAVE]: { payload: settings } });
  await showScreen(GameSettingsScreen);
  const field = await screen.findByLabelText<HTMLInputElement>('Przerwa między rundami');
  await userEvent.clear(field);
  await userEvent.type(field, '90');
  await userEvent.click(screen.getByRole('button', { name: 'Przywróć wszystkie' }));
  expect(field.value).toBe('60');
  expect(screen.queryByRole('button', { name: 'Przywróć wszystkie' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain(SAVE));
  expect(sentSettings(asked.find(({ call }) => call === SAVE)?.body ?? {})).toEqual([
    { key: 'start_money', value: 30_000, version: 3 },
  ]);
});

test('[SEG-3] a wrong value is told under its field and cannot be saved; discarding brings the old one', async () => {
  const asked = fakeServer(ANSWERS);
  await showScreen(GameSettingsScreen);
  const field = await screen.findByLabelText<HTMLInputElement>('Szybkość pierwszej gry');
  await userEvent.clear(field);
  await userEvent.type(field, '9');
  expect(screen.getByText(/Największa dozwolona wartość to\s5\./u)).toBeDefined();
  expect(screen.getByText(/1\szmiana niezapisana/u)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  expect(asked.some(({ call }) => call === SAVE)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Odrzuć zmiany' }));
  expect(field.value).toBe('1');
  expect(screen.queryByRole('button', { name: 'Zapisz zmiany' })).toBeNull();
});

test('[SEG-3] the bar leads to the wrong field, also where the search hides it', async () => {
  fakeServer(ANSWERS);
  await showScreen(GameSettingsScreen);
  const field = await screen.findByLabelText<HTMLInputElement>('Szybkość pierwszej gry');
  await userEvent.clear(field);
  await userEvent.type(field, '9');
  const focused = (): string | undefined => document.activeElement?.getAttribute('name') ?? undefined;
  const lead = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Pokaż' }));
  await lead();
  expect(focused()).toBe('game_speed_1');
  await userEvent.type(screen.getByRole('searchbox'), 'round_break_s');
  await waitFor(() => expect(screen.queryByLabelText('Szybkość pierwszej gry')).toBeNull());
  await lead();
  await waitFor(() => expect(focused()).toBe('game_speed_1'));
  expect(await axeFindings()).toEqual([]);
});

test('[SEG-3] a least above its most is told under the field that was typed, and cannot be saved until it fits', async () => {
  const rates = SETTINGS.filter(({ key }) => key.startsWith('ST_salary_m'));
  const kept = rates.map((setting) => ({ ...setting, version: 1, value: setting.default }));
  const asked = fakeServer({ ...ANSWERS, 'GET game/get-settings/': { payload: kept }, [SAVE]: { payload: kept } });
  await showScreen(GameSettingsScreen);
  const field = await screen.findByLabelText<HTMLInputElement>('Najniższa stawka krajowa (ST)');
  await userEvent.clear(field);
  await userEvent.type(field, '8');
  const fault = screen.getByText('To więcej niż górna granica: 7,6.');
  expect(field.getAttribute('aria-describedby')).toContain(fault.closest('ul')?.id);
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  expect(saves(asked)).toEqual([]);
  const most = screen.getByLabelText<HTMLInputElement>('Najwyższa stawka krajowa (ST)');
  await userEvent.clear(most);
  await userEvent.type(most, '8,5');
  expect(screen.queryByText(/górna granica/u)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() => expect(saves(asked)).toHaveLength(1));
});

test('[SEG-5] what the server refuses stands under the field of its key, and what was typed stays', async () => {
  fakeServer({ ...ANSWERS, [SAVE]: { status: 422, payload: { round_break_s: ['Ta wartość jest nieprawidłowa.'] } } });
  await showScreen(GameSettingsScreen);
  const field = await screen.findByLabelText<HTMLInputElement>('Przerwa między rundami');
  await userEvent.clear(field);
  await userEvent.type(field, '90');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  expect(await screen.findByText('Ta wartość jest nieprawidłowa.')).toBeDefined();
  expect(field.value).toBe('90');
});

/** A server on which another admin has saved a setting after this page was loaded. */
function servingConflict() {
  const now = settings.map((setting) =>
    setting.key === 'round_break_s' ? { ...setting, value: 45, version: 4 } : setting,
  );
  let isFirst = true;
  return fakeServer({
    ...ANSWERS,
    [SAVE]: () => {
      const wasFirst = isFirst;
      isFirst = false;
      return wasFirst
        ? { status: 409, payload: now, message: { type: 'warning', text: 'Zmienione', code: 'CHANGED_MEANWHILE' } }
        : { payload: now };
    },
  });
}

async function typeAndSave() {
  for (const [label, value] of [
    ['Przerwa między rundami', '90'],
    ['Pieniądze na początek', '40000'],
  ] as const) {
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  return within(await screen.findByRole('dialog', { name: 'Ktoś inny zmienił to samo' }));
}

const saves = (asked: ReturnType<typeof fakeServer>) =>
  asked.filter(({ call }) => call === SAVE).map(({ body }) => sentSettings(body));

test('[SEG-6] who is second is shown what collides, keeps own value, and loses nothing', async () => {
  const asked = servingConflict();
  await showScreen(GameSettingsScreen);
  const dialog = await typeAndSave();
  expect(dialog.getAllByRole('group')).toHaveLength(1);
  expect(dialog.getByText(/^90\ss$/u)).toBeDefined();
  expect(dialog.getByText(/^45\ss$/u)).toBeDefined();
  await userEvent.click(dialog.getByRole('radio', { name: /^Moje/u }));
  await userEvent.click(dialog.getByRole('button', { name: 'Zapisz wybór' }));
  await waitFor(() => expect(saves(asked)).toHaveLength(2));
  expect(saves(asked)[1]).toEqual([
    { key: 'round_break_s', value: 90, version: 4 },
    { key: 'start_money', value: 40_000, version: 3 },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[SEG-6] who is second takes what the other one saved; the rest of the own changes is saved', async () => {
  const asked = servingConflict();
  await showScreen(GameSettingsScreen);
  const dialog = await typeAndSave();
  await userEvent.click(dialog.getByRole('radio', { name: /^Zapisane przez kogoś innego/u }));
  await userEvent.click(dialog.getByRole('button', { name: 'Zapisz wybór' }));
  await waitFor(() => expect(saves(asked)).toHaveLength(2));
  expect(saves(asked)[1]).toEqual([{ key: 'start_money', value: 40_000, version: 3 }]);
});

test('[SEG-6] going back from a conflict keeps everything typed', async () => {
  servingConflict();
  await showScreen(GameSettingsScreen);
  const dialog = await typeAndSave();
  await userEvent.click(dialog.getByRole('button', { name: 'Wróć do edycji' }));
  expect(screen.getByLabelText<HTMLInputElement>('Przerwa między rundami').value).toBe('90');
  expect(screen.getByText(/2\szmiany niezapisane/u)).toBeDefined();
});

test('[SEG-1] settings are found by name, key and what they do', async () => {
  fakeServer(ANSWERS);
  await showScreen(GameSettingsScreen);
  await screen.findByLabelText('Szybkość pierwszej gry');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Szukaj ustawienia' }), 'start_money');
  expect(await screen.findByLabelText('Pieniądze na początek')).toBeDefined();
  expect(screen.queryByLabelText('Szybkość pierwszej gry')).toBeNull();
});

test('[SEG-8] five stage texts are edited beside what players will see; only the changed one is sent', async () => {
  const asked = fakeServer({ ...ANSWERS, 'PATCH game/update-stages/': { payload: stages } });
  await showScreen(GameSettingsScreen);
  await userEvent.click(await screen.findByRole('tab', { name: 'Teksty etapów' }));
  expect(await screen.findAllByRole('region', { name: /^Podgląd: / })).toHaveLength(5);
  const field = screen.getByLabelText('Po ostatniej rundzie');
  await userEvent.clear(field);
  await userEvent.type(field, 'Brawo!');
  const preview = screen.getByRole('region', { name: 'Podgląd: Po ostatniej rundzie' });
  // As on the summary, under the summary's own title.
  expect(within(preview).getByText('Brawo!').previousElementSibling?.textContent).toBe(summaryText.stage);
  const second = within(screen.getByRole('region', { name: 'Podgląd: Przed rundą 2' }));
  expect(second.getByRole('heading', { name: gameText.pause.roundTitle(1) })).toBeDefined();
  const first = screen.getByRole('region', { name: 'Podgląd: Przed rundą 1' });
  expect(within(first).getByRole('heading', { name: gameText.lobby.stage(1) })).toBeDefined();
  fireEvent.change(screen.getByLabelText('Przed rundą 1'), { target: { value: '<b onclick="x()">Start</b>\nDrugi' } });
  expect(within(first).getByText(/^<b onclick/u).textContent).toBe('<b onclick="x()">Start</b>\nDrugi');
  expect(first.querySelector('b')).toBeNull();
  await userEvent.clear(screen.getByLabelText('Przed rundą 1'));
  fireEvent.change(screen.getByLabelText('Przed rundą 1'), { target: { value: stageTexts[0] } });
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('PATCH game/update-stages/'));
  const sent = asked.find(({ call }) => call === 'PATCH game/update-stages/')?.body['stages'];
  expect(JSON.parse(sent ?? '')).toEqual([{ id: 5, value: 'Brawo!', version: 0 }]);
});

test('is accessible', async () => {
  fakeServer(ANSWERS);
  await showScreen(GameSettingsScreen);
  await screen.findByLabelText('Szybkość pierwszej gry');
  expect(await axeFindings()).toEqual([]);
});

test('[SEG-7] a saved change is taken back from its notice: the values from before, following what was saved', async () => {
  let now = settings;
  const asked = fakeServer({
    ...ANSWERS,
    'GET game/get-settings/': () => ({ payload: now }),
    [SAVE]: ({ body }) => {
      const changes: readonly { key: string; value: number }[] = JSON.parse(body['settings'] ?? '');
      now = now.map((setting) => {
        const change = changes.find(({ key }) => key === setting.key);
        return change === undefined ? setting : { ...setting, value: change.value, version: setting.version + 1 };
      });
      return { payload: now, message: { type: 'other', text: 'Zapisano ustawienia.', code: 'SETTINGS_SAVED' } };
    },
  });
  await showScreen(GameSettingsScreen);
  const field = await screen.findByLabelText<HTMLInputElement>('Przerwa między rundami');
  await userEvent.clear(field);
  await userEvent.type(field, '90');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  const notices = () => toastStore.getState().list;
  await waitFor(() => expect(notices().at(-1)).toMatchObject({ text: 'Zapisano ustawienia.' }));
  notices().at(-1)?.actions[0]?.onPress();
  await waitFor(() => expect(notices().at(-1)).toMatchObject({ text: 'Cofnięto zmianę.' }));
  await waitFor(() => expect(field.value).toBe('60'));
  expect(asked.filter(({ call }) => call === SAVE).map(({ body }) => sentSettings(body))).toEqual([
    [{ key: 'round_break_s', value: 90, version: 3 }],
    [{ key: 'round_break_s', value: 60, version: 4 }],
  ]);
});

test('[SEG-7] a change that somebody else has changed since is not taken back, and that is said', async () => {
  let count = 0;
  const saved = settings.map((setting) =>
    setting.key === 'round_break_s' ? { ...setting, value: 90, version: 4 } : setting,
  );
  const refused = { type: 'warning', text: 'Ktoś inny.', code: 'CHANGED_MEANWHILE' };
  fakeServer({
    ...ANSWERS,
    [SAVE]: () => {
      count += 1;
      const message = { type: 'other', text: 'Zapisano ustawienia.', code: 'SETTINGS_SAVED' };
      return count === 1 ? { payload: saved, message } : { status: 409, payload: saved, message: refused };
    },
  });
  await showScreen(GameSettingsScreen);
  const field = await screen.findByLabelText<HTMLInputElement>('Przerwa między rundami');
  await userEvent.clear(field);
  await userEvent.type(field, '90');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  const texts = () => toastStore.getState().list.map(({ text }) => text);
  await waitFor(() => expect(texts()).toEqual(['Zapisano ustawienia.']));
  toastStore.getState().list[0]?.actions[0]?.onPress();
  await waitFor(() => expect(texts().at(-1)).toMatch(/^Nie cofnięto: ktoś zmienił to/u));
  expect(texts()).not.toContain('Ktoś inny.');
});

test('[SEG-7] an earlier value of a setting is put back from its row, and what was typed over it goes', async () => {
  const value = (version: number, what: number) => ({ version, value: what, date: null, author: null });
  let now = settings;
  fakeServer({
    ...ANSWERS,
    'GET game/get-settings/': () => ({ payload: now }),
    'GET values/get-earlier/': { payload: [value(3, 60), value(2, 45)] },
    'POST values/restore/': () => {
      now = settings.map((setting) =>
        setting.key === 'round_break_s' ? { ...setting, value: 45, version: 4 } : setting,
      );
      return { payload: [value(4, 45), value(3, 60), value(2, 45)] };
    },
  });
  await showScreen(GameSettingsScreen);
  const field = await screen.findByLabelText<HTMLInputElement>('Przerwa między rundami');
  await userEvent.clear(field);
  await userEvent.type(field, '90');
  await userEvent.click(screen.getByRole('button', { name: 'Historia: Przerwa między rundami' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Masz tu niezapisaną zmianę/u)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: /^Przywróć/u }));
  await waitFor(() => expect(field.value).toBe('45'));
  expect(screen.queryByRole('button', { name: 'Zapisz zmiany' })).toBeNull();
});
