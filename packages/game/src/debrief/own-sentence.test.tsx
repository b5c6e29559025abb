import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { OwnSentence } from './own-sentence.tsx';

const { end } = aPlayedGame();
const READ = 'GET game/sentences/own/game-1';
const SAVE = 'POST game/sentences/save/';
/** 4:06 in Warsaw. */
const AT = Date.UTC(2026, 10, 29, 3, 6);

beforeEach(() => showGame(end, { player: 's1', type: 'STUDENT' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The field with a server that stores what is saved, or answers as specified. */
async function show(first: string | null, save?: () => { readonly status: number; readonly payload: unknown }) {
  let text = first ?? '';
  const own = () => ({ payload: text === '' ? null : { text, savedAt: AT } });
  const asked = fakeServer({
    [READ]: own,
    [SAVE]({ body }) {
      const refused = save?.();
      if (refused !== undefined && refused.status !== 200) return refused;
      if (body['base'] !== JSON.stringify({ text })) {
        return { status: 409, payload: { text }, message: { type: 'warning', text: '', code: 'CHANGED_MEANWHILE' } };
      }
      text = body['text'] ?? '';
      return own();
    },
  });
  const container = await renderScreen(() => <OwnSentence game="game-1" />, 'summary');
  const field = await screen.findByRole('textbox', { name: 'Następnym razem' });
  await waitFor(() => expect(field.hasAttribute('readonly')).toBe(false));
  const other = (words: string) => (text = words);
  return {
    container,
    field,
    other,
    saved: () => asked.filter(({ call }) => call === SAVE).map(({ body }) => body['text']),
  };
}
const note = () => (screen.getByText(/Zobaczysz je/u).closest('p')?.textContent ?? '').replaceAll('\u00a0', ' ');

test('[DBS-11] what a student writes is kept after a pause and on leaving the field, on one line, with the hour; an empty field takes it away', async () => {
  const { container, field, saved } = await show(null);
  expect(note()).toBe(
    'Zobaczysz je na początku następnej gry. Prowadzący widzi je bez nazwiska i może pokazać klasie.',
  );
  await userEvent.type(field, 'policzę ');
  await waitFor(() => expect(saved()).toEqual(['policzę']), { timeout: 3000 });
  await userEvent.type(field, 'marżę{Enter}');
  await screen.findByText(/^Zapisane/u);
  await userEvent.click(field);
  await userEvent.paste('\nzanim');
  await userEvent.tab();
  await waitFor(() => expect(saved()).toEqual(['policzę', 'policzę marżę', 'policzę marżę zanim']));
  await screen.findByText(/^Zapisane/u);
  expect(note()).toBe(
    'Zapisane o 4:06. Zobaczysz je na początku następnej gry. Prowadzący widzi je bez nazwiska i może pokazać klasie.',
  );
  await expectAccessible(container);
  await userEvent.clear(field);
  await userEvent.tab();
  await waitFor(() => expect(saved().at(-1)).toBe(''));
  expect(screen.queryByText(/^Zapisane/u)).toBeNull();
});

test('[DBS-11] what was written before is there again, and is not saved anew', async () => {
  const { field, saved } = await show('sprawdzę marżę');
  expect(field).toHaveProperty('value', 'sprawdzę marżę');
  expect(note()).toMatch(/^Zapisane o 4:06\./u);
  await userEvent.click(field);
  await userEvent.tab();
  expect(saved()).toEqual([]);
  expect(field.getAttribute('maxlength')).toBe('160');
});

test('[DBS-11] what could not be kept stays typed, with the reason, and is tried again', async () => {
  let status = 503;
  const { field, saved } = await show('stare', () => ({ status, payload: null }));
  await userEvent.type(field, ' i nowe');
  await userEvent.tab();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByText(/^Zapisane/u)).toBeNull();
  expect(field).toHaveProperty('value', 'stare i nowe');
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz jeszcze raz' }));
  expect(await screen.findByText(/^Zapisane/u)).toBeTruthy();
  expect([saved().at(-1), screen.queryByRole('alert')]).toEqual(['stare i nowe', null]);
});

test('[DBS-11] what another page has stored meanwhile is shown, and replaced only by a press', async () => {
  const { field, other, saved } = await show('stare');
  other('z drugiej karty');
  await userEvent.type(field, ' i nowe');
  await userEvent.tab();
  expect((await screen.findByRole('alert')).textContent).toMatch(/innej karcie zapisano: „z drugiej karty”/u);
  await userEvent.click(field);
  await userEvent.tab();
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(screen.queryByText(/^Zapisane/u)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz jeszcze raz' }));
  expect(await screen.findByText(/^Zapisane/u)).toBeTruthy();
  expect(field).toHaveProperty('value', 'stare i nowe');
});

test('[DBS-11] a save whose answer was lost is no other page', async () => {
  let isLost = true;
  const { field, other } = await show('stare', () => ({ status: isLost ? 503 : 200, payload: null }));
  await userEvent.type(field, ' i nowe');
  await userEvent.tab();
  await screen.findByRole('alert');
  other('stare i nowe');
  isLost = false;
  await userEvent.type(field, ' słowa');
  await userEvent.tab();
  expect(await screen.findByText(/^Zapisane/u)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[DBS-11] what was typed just before its page is left is kept', async () => {
  const { field, saved } = await show(null);
  await userEvent.type(field, 'zdążę');
  act(() => cleanup());
  await waitFor(() => expect(saved()).toEqual(['zdążę']));
});

test('[DBS-11] one that could not be loaded is not written over, but asked for again', async () => {
  let status = 500;
  fakeServer({ [READ]: () => ({ status, payload: status === 200 ? { text: 'stare', savedAt: AT } : null }) });
  await renderScreen(() => <OwnSentence game="game-1" />, 'summary');
  const again = await screen.findByRole('button', { name: 'Wczytaj je ponownie' });
  expect(screen.queryByRole('textbox')).toBeNull();
  status = 200;
  await userEvent.click(again);
  expect(await screen.findByDisplayValue('stare')).toBeTruthy();
});
