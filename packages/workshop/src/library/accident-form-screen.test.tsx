import { cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { SENT_ACCIDENTS } from '../../test/library-items.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { AccidentFormScreen } from './accident-form-screen.tsx';

afterEach(() => {
  cleanup();
  clearFieldErrors();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const LIST = 'GET game/get-accidents/all';
const SAVE = 'PATCH game/save-accident/';
const found = SENT_ACCIDENTS[0];
if (found === undefined) throw new Error('The shipped library is empty');
const KNOWN = {
  ...found,
  id: 'a',
  name: 'Korek',
  version: 3,
  effects: [
    { type: 'TIME', value: 30 },
    { type: 'MONETARY', value: 0, full_val: true },
    { type: 'NO_PAYMENT', value: 1 },
  ],
};
const show = async (item: string) => {
  const router = await showScreen(AccidentFormScreen, '/accidents/$item/edit', `/accidents/${item}/edit`);
  await screen.findByRole('textbox', { name: 'Nazwa' });
  return router;
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));

test('[RSF-1] a new situation is made of what was typed, and the list comes back', async () => {
  const asked = fakeServer({ [LIST]: { payload: [] }, [SAVE]: { payload: KNOWN } });
  const router = await show('nowa');
  await userEvent.type(field('Nazwa'), 'Mgła na autostradzie');
  await userEvent.click(screen.getByRole('checkbox', { name: 'PG' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Unia' }));
  await userEvent.clear(field('Wartość'));
  await userEvent.type(field('Wartość'), '45');
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj skutek' }));
  const second = within(screen.getByRole('group', { name: 'Skutek 2' }));
  await userEvent.selectOptions(second.getByRole('combobox', { name: 'Rodzaj' }), 'Opłata');
  await userEvent.clear(second.getByRole('textbox', { name: 'Wartość' }));
  await userEvent.type(second.getByRole('textbox', { name: 'Wartość' }), '1 250,50');
  await save();
  await waitFor(() => expect(router.state.location.pathname).toBe('/accidents'));
  const body = asked.find(({ call }) => call === SAVE)?.body ?? {};
  expect(body['id']).toBeUndefined();
  expect(JSON.parse(body['value'] ?? '')).toEqual([
    { type: 'TIME', value: 45 },
    { type: 'MONETARY', value: 1250.5 },
  ]);
  expect(body).toMatchObject({
    name: 'Mgła na autostradzie',
    active: '1',
    types: JSON.stringify(['ST', 'ATP', 'ADR']),
    lands: JSON.stringify(['PL']),
  });
});

test('[RSF-1] what is wrong stands under its field, and nothing is sent', async () => {
  const asked = fakeServer({ [LIST]: { payload: [] } });
  await show('nowa');
  for (const car of ['ST', 'ATP', 'ADR', 'PG']) await userEvent.click(screen.getByRole('checkbox', { name: car }));
  await userEvent.clear(field('Wartość'));
  await userEvent.type(field('Wartość'), '5000');
  await save();
  expect(screen.getByText('Wpisz nazwę.')).toBeDefined();
  expect(screen.getByText('Wybierz co najmniej jeden typ samochodu.')).toBeDefined();
  expect(screen.getByText(/^Wpisz liczbę całkowitą od 1 do 4\s?320\.$/u)).toBeDefined();
  expect(field('Wartość').getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(field('Wartość'));
  await userEvent.type(field('Wartość'), '15,5');
  expect(screen.getByText(/^Wpisz liczbę całkowitą od 1 do 4\s?320\.$/u)).toBeDefined();
  await userEvent.clear(field('Wartość'));
  expect(screen.getByText('Wpisz liczbę.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Usuń skutek 1' }));
  expect(screen.getByText('Dodaj co najmniej jeden skutek.')).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  expect(asked.some(({ call }) => call === SAVE)).toBe(false);
});

test('[RSF-1] a known one begins as it is kept; errors of the server stand under their fields', async () => {
  fakeServer({
    [LIST]: { payload: [KNOWN] },
    [SAVE]: { status: 422, payload: { name: ['Ta nazwa jest za długa.'] } },
  });
  await show('a');
  expect(field('Nazwa').value).toBe('Korek');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pełna kara umowna' }).checked).toBe(true);
  expect(within(screen.getByRole('group', { name: 'Skutek 3' })).queryByRole('textbox')).toBeNull();
  await userEvent.type(field('Nazwa'), ' na moście');
  await save();
  expect(await screen.findByText('Ta nazwa jest za długa.')).toBeDefined();
  expect(field('Nazwa').value).toBe('Korek na moście');
});

test('[RSF-2] who leaves is asked before anything typed is lost; who typed nothing is not', async () => {
  fakeServer({ [LIST]: { payload: [KNOWN] } });
  const router = await show('a');
  await userEvent.type(field('Nazwa'), '!');
  await userEvent.click(screen.getByRole('link', { name: 'Wróć do listy' }));
  const question = await screen.findByRole('alertdialog');
  expect(router.state.location.pathname).toBe('/accidents/a/edit');
  await userEvent.click(within(question).getAllByRole('button')[0] ?? question);
  await userEvent.type(field('Nazwa'), '{Backspace}');
  await userEvent.click(screen.getByRole('link', { name: 'Wróć do listy' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/accidents'));
});

test('[RSF-3] what another admin has saved meanwhile is told; one’s own is sent on purpose, or theirs is taken', async () => {
  const theirs = { ...KNOWN, name: 'Korek w tunelu', version: 4 };
  let list = [KNOWN];
  const changed = {
    status: 409,
    payload: null,
    message: { type: 'warning', text: 'Zmiana.', code: 'CHANGED_MEANWHILE' },
  };
  const asked = fakeServer({
    [LIST]: () => ({ payload: list }),
    [SAVE]: ({ body }) => (body['follows'] === '4' ? { payload: { ...theirs, version: 5 } } : changed),
  });
  const router = await show('a');
  list = [theirs];
  await userEvent.type(field('Nazwa'), ' mój');
  await save();
  expect(await screen.findByText(/Na serwerze jest już wersja 4/u)).toBeDefined();
  expect(field('Nazwa').value).toBe('Korek mój');
  await userEvent.click(screen.getByRole('button', { name: /^Odrzuć moje/u }));
  expect(field('Nazwa').value).toBe('Korek w tunelu');
  await userEvent.type(field('Nazwa'), ' mój');
  await save();
  await waitFor(() => expect(router.state.location.pathname).toBe('/accidents'));
  const saves = asked.filter(({ call }) => call === SAVE).map(({ body }) => body);
  expect(saves.map(({ follows }) => follows)).toEqual(['3', '4']);
  expect(saves[1]?.['name']).toBe('Korek w tunelu mój');
});

test('[RSF-2] what is typed while a save is on its way stays, and goes with the next one', async () => {
  let version = 3;
  const asked = fakeServer({
    [LIST]: { payload: [KNOWN] },
    [SAVE]: () => {
      version += 1;
      return { payload: { ...KNOWN, version } };
    },
  });
  const router = await show('a');
  await userEvent.type(field('Nazwa'), ' A');
  const button = screen.getByRole('button', { name: 'Zapisz' });
  // Both within one tick: the answer comes after the second.
  fireEvent.click(button);
  fireEvent.change(field('Nazwa'), { target: { value: 'Korek AB' } });
  await waitFor(() => expect(asked.filter(({ call }) => call === SAVE)).toHaveLength(1));
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
  expect(router.state.location.pathname).toBe('/accidents/a/edit');
  expect(field('Nazwa').value).toBe('Korek AB');
  await save();
  await waitFor(() => expect(router.state.location.pathname).toBe('/accidents'));
  const saves = asked.filter(({ call }) => call === SAVE).map(({ body }) => body);
  expect(saves.map(({ follows, name }) => [follows, name])).toEqual([
    ['3', 'Korek A'],
    ['4', 'Korek AB'],
  ]);
});

test('[RSF-2] what is typed outlives the page, tells so, and can be dropped', async () => {
  fakeServer({ [LIST]: { payload: [KNOWN] } });
  await show('a');
  await userEvent.type(field('Nazwa'), ' zimą');
  cleanup();
  await show('a');
  expect(field('Nazwa').value).toBe('Korek zimą');
  await userEvent.click(screen.getByRole('button', { name: 'Odrzuć je' }));
  expect(field('Nazwa').value).toBe('Korek');
  cleanup();
  await show('a');
  expect([field('Nazwa').value, screen.queryByRole('button', { name: 'Odrzuć je' })]).toEqual(['Korek', null]);
});

test('[RSF-2] steps are undone and done again, letters of one field at once', async () => {
  fakeServer({ [LIST]: { payload: [KNOWN] } });
  await show('a');
  const undo = () => userEvent.click(screen.getByRole('button', { name: 'Cofnij' }));
  await userEvent.type(field('Nazwa'), ' zimą');
  await userEvent.click(screen.getByRole('button', { name: 'Usuń skutek 2' }));
  expect(screen.queryByRole('group', { name: 'Skutek 3' })).toBeNull();
  await undo();
  expect(screen.getByRole('group', { name: 'Skutek 3' })).toBeDefined();
  await undo();
  expect(field('Nazwa').value).toBe('Korek');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cofnij' }).disabled).toBe(true);
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(field('Nazwa').value).toBe('Korek zimą');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(field('Nazwa').value).toBe('Korek');
});

test('[RSF-3] one that is gone is told so', async () => {
  fakeServer({ [LIST]: { payload: [] } });
  await showScreen(AccidentFormScreen, '/accidents/$item/edit', '/accidents/x/edit');
  expect(await screen.findByText('Nie ma takiej sytuacji')).toBeDefined();
});

test('[RSF-2] [EDT-15] a competence that was chosen before the page was left is there again, and is saved', async () => {
  const asked = fakeServer({ [LIST]: { payload: [KNOWN] }, [SAVE]: { payload: KNOWN } });
  await show('a');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Kompetencja/u }), 'WINDOWS');
  await userEvent.type(field('Nazwa'), ' gęsty');
  cleanup();
  await show('a');
  expect(field('Nazwa').value).toBe('Korek gęsty');
  expect(screen.getByRole('combobox', { name: /^Kompetencja/u })).toHaveProperty('value', 'WINDOWS');
  await save();
  await waitFor(() => expect(asked.some(({ call }) => call === SAVE)).toBe(true));
  expect(asked.find(({ call }) => call === SAVE)?.body['competence']).toBe('WINDOWS');
});

test('[RSF-2] [EDT-19] [EDT-20] so are whose car it is and what the car does', async () => {
  const asked = fakeServer({ [LIST]: { payload: [KNOWN] }, [SAVE]: { payload: KNOWN } });
  await show('a');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Czyj samochód/u }), 'COMPANY');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Co robi samochód/u }), 'DRIVING_WITH_SHIPMENT');
  await userEvent.type(field('Nazwa'), ' gęsty');
  cleanup();
  await show('a');
  expect(screen.getByRole('combobox', { name: /^Czyj samochód/u })).toHaveProperty('value', 'COMPANY');
  await save();
  await waitFor(() => expect(asked.some(({ call }) => call === SAVE)).toBe(true));
  const sent = asked.find(({ call }) => call === SAVE)?.body;
  expect(sent).toMatchObject({ ownership: 'COMPANY', status: 'DRIVING_WITH_SHIPMENT' });
});
