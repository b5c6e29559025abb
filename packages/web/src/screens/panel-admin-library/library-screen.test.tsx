import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { faultsOf } from '../../../test/support/axe.ts';
import { SENT_ACCIDENTS, SENT_CHANGES, SENT_EMERGENCIES } from '../../../test/support/library-items.ts';
import { serving } from '../../../test/support/serving.ts';
import { showScreen } from '../../../test/support/show-screen.tsx';
import { toastStore } from '../../ui/toasts.ts';
import { AccidentsScreen, ChangesScreen, EmergenciesScreen } from './library-screens.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  toastStore.setState({ list: [] });
});

const LIST = 'GET game/get-emergencies/all';
const SAVE = 'PATCH game/save-emergency/';
const [ONE, TWO, THREE] = SENT_EMERGENCIES;
if (ONE === undefined || TWO === undefined || THREE === undefined) throw new Error('The shipped library is empty');
const first = ONE;
const FEW = [
  { ...first, id: 'a', name: 'Żuraw na drodze', description: 'Most zwodzony', types: ['ST'], lands: ['PL'] },
  { ...TWO, id: 'b', name: 'Awaria chłodni', types: ['ATP'], lands: ['EUR'], active: 0, subtype: 'FERRY' },
  { ...THREE, id: 'c', name: 'Bramka zamknięta', types: ['ADR', 'PG'], lands: ['PL', 'EUR'], description: '' },
];
const names = (): readonly (string | null)[] => screen.getAllByRole('link').map(({ textContent }) => textContent);
const show = async () => {
  const router = await showScreen(EmergenciesScreen, '/emergencies');
  await screen.findByRole('link', { name: 'Żuraw na drodze' });
  return router;
};

test('a library says how much it holds, and each item its kind, questions, points and what the check found', async () => {
  serving({ [LIST]: { payload: FEW } });
  await show();
  expect(screen.getByText(/^3\ssytuacje, 2\sczynne\./u)).toBeDefined();
  const row = within(screen.getByRole('row', { name: /Bramka zamknięta/u }));
  expect(row.getByText('Polska, Unia')).toBeDefined();
  expect(row.getByText(/1\sbłąd/u)).toBeDefined();
  expect(within(screen.getByRole('row', { name: /Awaria chłodni/u })).getByText('Prom')).toBeDefined();
  expect(names()).toEqual(['Żuraw na drodze', 'Awaria chłodni', 'Bramka zamknięta']);
});

test.each([
  ['?q=zuraw', ['Żuraw na drodze']],
  ['?q=zwodzony', ['Żuraw na drodze']],
  ['?rodzaj=Prom', ['Awaria chłodni']],
  ['?obszar=EUR', ['Awaria chłodni', 'Bramka zamknięta']],
  ['?samochod=PG', ['Bramka zamknięta']],
  ['?czynna=nie', ['Awaria chłodni']],
  ['?czynna=tak&obszar=PL', ['Żuraw na drodze', 'Bramka zamknięta']],
  ['?sort=name', ['Awaria chłodni', 'Bramka zamknięta', 'Żuraw na drodze']],
  ['?sort=-order', ['Bramka zamknięta', 'Awaria chłodni', 'Żuraw na drodze']],
])('%s in the address shows %s', async (search, shown) => {
  serving({ [LIST]: { payload: FEW } });
  await showScreen(EmergenciesScreen, '/emergencies', `/emergencies${search}`);
  await screen.findAllByRole('link');
  expect(names()).toEqual(shown);
});

test('a filter that is chosen stands in the address', async () => {
  serving({ [LIST]: { payload: FEW } });
  const router = await show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Typ samochodu' }), 'ATP');
  expect(names()).toEqual(['Awaria chłodni']);
  expect(router.state.location.search).toEqual({ samochod: 'ATP' });
});

test('one item is switched by its own switch; the save names nothing but the switch', async () => {
  const asked = serving({ [LIST]: { payload: FEW }, [SAVE]: { payload: { ...FEW[1], active: 1, version: 2 } } });
  await show();
  await userEvent.click(screen.getByRole('switch', { name: 'Czynna: Awaria chłodni' }));
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Czynna: Awaria chłodni' }).checked).toBe(true),
  );
  expect(asked.find(({ call }) => call === SAVE)?.body).toEqual({ id: 'b', active: '1' });
});

test('all that is found is switched at once; what failed is counted and stays chosen', async () => {
  const asked = serving({
    [LIST]: { payload: FEW },
    [SAVE]: ({ body }) => {
      const item = FEW.find(({ id }) => id === body['id']);
      return item?.id === 'c' ? { status: 500, payload: null } : { payload: { ...item, active: 0, version: 2 } };
    },
  });
  await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz wszystkie znalezione' }));
  expect(screen.getByText(/Zaznaczono 3\ssytuacje/u)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Wyłącz zaznaczone' }));
  await vi.waitFor(() => expect(screen.getByText(/Zaznaczono 1\ssytuację/u)).toBeDefined());
  expect(asked.filter(({ call }) => call === SAVE).map(({ body }) => body['id'])).toEqual(['a', 'b', 'c']);
  expect(toastStore.getState().list.map(({ text }) => text)).toEqual([
    expect.stringMatching(/Nie udało się zmienić: 1\ssytuację/u),
  ]);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Czynna: Żuraw na drodze' }).checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Zaznacz: Bramka zamknięta' }).checked).toBe(true);
});

test('who switches what another admin has saved meanwhile is told, and sees both changes', async () => {
  const theirs = { ...FEW[0], name: 'Żuraw na moście', active: 0, version: 3 };
  serving({ [LIST]: { payload: FEW }, [SAVE]: { payload: theirs } });
  await show();
  await userEvent.click(screen.getByRole('switch', { name: 'Czynna: Żuraw na drodze' }));
  expect(await screen.findByRole('link', { name: 'Żuraw na moście' })).toBeDefined();
  expect(toastStore.getState().list[0]?.text).toContain('inny administrator też zapisał tu zmiany');
});

test('of a thousand items only those in view are drawn, and searching finds the last', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    ...first,
    id: `s${String(index)}`,
    name: `Sytuacja numer ${String(index + 1)}`,
  }));
  serving({ [LIST]: { payload: many } });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(61);
  await showScreen(EmergenciesScreen, '/emergencies');
  await screen.findByRole('link', { name: 'Sytuacja numer 1' });
  expect(names().length).toBeLessThan(60);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Szukaj sytuacji' }), '1000');
  expect(await screen.findByRole('link', { name: 'Sytuacja numer 1000' })).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz wszystkie znalezione' }));
  expect(screen.getByText(/Zaznaczono 1\ssytuację/u)).toBeDefined();
});

test('random situations tell their effects, changes their kind', async () => {
  serving({ 'GET game/get-accidents/all': { payload: SENT_ACCIDENTS } });
  await showScreen(AccidentsScreen, '/accidents');
  expect((await screen.findAllByRole('link')).length).toBe(SENT_ACCIDENTS.length);
  expect(screen.queryByRole('combobox', { name: 'Rodzaj' })).toBeNull();
  cleanup();
  serving({ 'GET game/get-change-events/': { payload: SENT_CHANGES } });
  await showScreen(ChangesScreen, '/changes');
  expect((await screen.findAllByRole('link')).length).toBe(SENT_CHANGES.length);
  expect(screen.queryByRole('combobox', { name: 'Obszar' })).toBeNull();
});

test('is accessible', async () => {
  serving({ [LIST]: { payload: FEW } });
  await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz: Bramka zamknięta' }));
  expect(await faultsOf()).toEqual([]);
});
