import { schoolMoment } from '@fracht/content';
import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { type AskedCall, fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { toastStore } from '../../ui/toasts.ts';
import { EarlierButton } from './earlier-button.tsx';

const LIST = 'GET values/get-earlier/';
const RESTORE = 'POST values/restore/';
const EWA = { id: 'e', first_name: 'Ewa', last_name: 'Zaręba' };
const GONE = { id: 'g', first_name: 'Gracz', last_name: 'usunięty' };
const DAY = schoolMoment('2026-09-01T14:05');
const value = (version: number, what: string | number, more: object = { date: DAY, author: EWA }) => ({
  version,
  value: what,
  date: null,
  author: null,
  ...more,
});
const REST = [value(2, 620), value(1, 610, { date: DAY, author: GONE }), value(0, 600, {})];
const SAID = { type: 'other', text: 'Przywrócono to, co było wcześniej.', code: 'VALUE_RESTORED' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  toastStore.setState({ list: [], waiting: [], last: 0 });
});

async function open({
  kind = 'SETTING',
  isUnsaved = false,
}: { kind?: 'SETTING' | 'STAGE' | 'TEXT'; isUnsaved?: boolean } = {}) {
  const onRestored = vi.fn<() => void>();
  await showScreen(() => (
    <EarlierButton thing={{ kind, id: 'x' }} name="Odpoczynek" unit="min" {...{ isUnsaved, onRestored }} />
  ));
  await userEvent.click(await screen.findByRole('button', { name: 'Historia: Odpoczynek' }));
  const dialog = await screen.findByRole('dialog', { name: 'Historia: Odpoczynek' });
  return { onRestored, dialog: within(dialog) };
}

const sent = (asked: readonly AskedCall[]) => asked.filter(({ call }) => call === RESTORE).map(({ body }) => body);

test('[HIS-1] each change is told with who, when and what differed; a value is put back, and the notice offers the way back', async () => {
  const asked = fakeServer({
    [LIST]: { payload: REST },
    [RESTORE]: ({ body }) => ({
      payload: [value(Number(body['follows']) + 1, 610), ...REST],
      message: SAID,
    }),
  });
  const { dialog, onRestored } = await open();
  const entries = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(entries).toHaveLength(3);
  expect(entries[0]).toMatch(/14:05, Ewa Zaręba.*Obowiązuje.*610\smin.*620\smin/u);
  expect(entries[1]).toMatch(/Gracz usunięty.*600\smin.*610\smin/u);
  expect(entries[2]).toMatch(/Na początku.*600\smin/u);
  expect(dialog.getAllByRole('button', { name: /^Przywróć/u })).toHaveLength(2);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: /^Przywróć: .*14:05, 610\smin$/u }));
  await waitFor(() => expect(onRestored).toHaveBeenCalledOnce());
  expect(sent(asked)).toEqual([{ kind: 'SETTING', id: 'x', version: '1', follows: '2' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [notice] = toastStore.getState().list;
  expect(notice).toMatchObject({ text: SAID.text, actions: [{ text: 'Cofnij' }] });
  notice?.actions[0]?.onPress();
  await waitFor(() => expect(sent(asked)).toHaveLength(2));
  expect(sent(asked)[1]).toEqual({ kind: 'SETTING', id: 'x', version: '2', follows: '3' });
});

test('[HIS-1] where somebody else was quicker nothing is put back, and the list is there anew', async () => {
  let lines = REST;
  fakeServer({
    [LIST]: () => ({ payload: lines }),
    [RESTORE]: () => {
      lines = [value(3, 630), ...REST];
      return { status: 409, payload: [], message: { type: 'warning', text: 'Zmieniono.', code: 'CHANGED_MEANWHILE' } };
    },
  });
  const { dialog, onRestored } = await open();
  await userEvent.click(await dialog.findByRole('button', { name: /^Przywróć: Na początku/u }));
  expect(await dialog.findByText(/^Ktoś zmienił to przed chwilą/u)).toBeDefined();
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(4));
  expect([onRestored.mock.calls, toastStore.getState().list]).toEqual([[], []]);
});

test('[HIS-1] why a value cannot be put back is said in the words of its field', async () => {
  const words = 'To więcej niż górna granica: 6.';
  const message = { type: 'danger', text: 'Popraw pola.', code: 'VALIDATION' };
  fakeServer({ [LIST]: { payload: REST }, [RESTORE]: { status: 422, payload: { x: [words] }, message } });
  const { dialog } = await open();
  await userEvent.click(await dialog.findByRole('button', { name: /^Przywróć: Na początku/u }));
  expect(await dialog.findByText(words)).toBeDefined();
  expect(toastStore.getState().list).toEqual([]);
});

test('[HIS-2] of a text the words are told that went and came; of a change of the formatting alone that it was one', async () => {
  const lines = [
    value(3, '<p><b>Jedź szybko do Lyonu.</b></p>'),
    value(2, '<p>Jedź szybko do Lyonu.</p>'),
    value(1, '<p>Jedź prosto do Lyonu.</p>', { date: null }),
  ];
  fakeServer({ [LIST]: { payload: lines } });
  const { dialog } = await open({ kind: 'TEXT', isUnsaved: true });
  const [newest, middle, oldest] = await dialog.findAllByRole('listitem');
  expect(newest?.textContent).toContain('Słowa zostały te same');
  expect(middle?.querySelector('del')?.textContent).toBe('było: prosto');
  expect(middle?.querySelector('ins')?.textContent).toBe('jest: szybko');
  expect(oldest?.textContent).toMatch(/^Przed pierwszym zapisem w\shistorii.*Najstarszy zachowany tekst/u);
  expect(dialog.getByText(/^Masz tu niezapisaną zmianę/u)).toBeDefined();
});

test('[HIS-1] a long history is shown ten by ten', async () => {
  const many = Array.from({ length: 25 }, (_, index) => value(25 - index, 25 - index));
  fakeServer({ [LIST]: { payload: many } });
  const { dialog } = await open();
  expect(await dialog.findAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(dialog.getByRole('button', { name: 'Pokaż starsze (15)' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Pokaż starsze (5)' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(25);
  expect(dialog.queryByRole('button', { name: /^Pokaż starsze/u })).toBeNull();
});

test.each([[[]], [[value(1, 60, {})]]])(
  '[HIS-3] where nothing was changed since it is kept, that is said: %j',
  async (lines) => {
    fakeServer({ [LIST]: { payload: lines } });
    const { dialog } = await open();
    expect(await dialog.findByText(/^Jeszcze nic się tu nie zmieniło/u)).toBeDefined();
    expect(dialog.queryByRole('button', { name: /^Przywróć/u })).toBeNull();
  },
);

test('[HIS-3] a history that could not be loaded is asked for again', async () => {
  let isThere = false;
  fakeServer({ [LIST]: () => (isThere ? { payload: REST } : { status: 500, payload: null }) });
  const { dialog } = await open();
  const again = await dialog.findByRole('button', { name: 'Spróbuj ponownie' });
  isThere = true;
  await userEvent.click(again);
  expect(await dialog.findAllByRole('listitem')).toHaveLength(3);
});
