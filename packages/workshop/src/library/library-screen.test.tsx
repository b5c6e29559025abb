import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { emergencyPayload } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { SENT_ACCIDENTS, SENT_CHANGES, SENT_EMERGENCIES } from '../../test/library-items.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import { found, rowsOf } from './library-rows.ts';
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
const links = (): readonly HTMLElement[] => within(screen.getByRole('table')).getAllByRole('link');
const names = (): readonly (string | null)[] => links().map(({ textContent }) => textContent);
const pick = async (name: string, item: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: `Więcej działań: ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const show = async () => {
  const router = await showScreen(EmergenciesScreen, '/emergencies');
  await screen.findByRole('link', { name: 'Żuraw na drodze' });
  return router;
};

test('[LBY-1] a library says how much it holds, and each item its kind, questions, points and what the check found', async () => {
  fakeServer({ [LIST]: { payload: FEW } });
  await show();
  expect(screen.getByText(/^3\ssytuacje, 2\sczynne\./u)).toBeDefined();
  const row = within(screen.getByRole('row', { name: /Bramka zamknięta/u }));
  expect(row.getByText('Polska, Unia')).toBeDefined();
  expect(row.getByText(/1\sbłąd/u)).toBeDefined();
  expect(within(screen.getByRole('row', { name: /Awaria chłodni/u })).getByText('Prom')).toBeDefined();
  expect(names()).toEqual(['Żuraw na drodze', 'Awaria chłodni', 'Bramka zamknięta']);
});

test('the head of the page has its room before the list comes, so that nothing moves then', async () => {
  const gate = new EventTarget();
  const coming = new Promise((resolve) => gate.addEventListener('open', resolve));
  fakeServer({ [LIST]: { payload: FEW } });
  const answering = window.fetch.bind(window);
  vi.stubGlobal('fetch', (...asked: Parameters<typeof answering>) => coming.then(() => answering(...asked)));
  await showScreen(EmergenciesScreen, '/emergencies');
  const head = await screen.findByRole('heading', { level: 1 });
  const shape = () => head.parentElement?.parentElement?.textContent.replace(/\d.*?\./u, '');
  const before = shape();
  expect(before).toContain('Eksportuj');
  gate.dispatchEvent(new Event('open'));
  await screen.findByRole('link', { name: 'Żuraw na drodze' });
  expect(shape()).toBe(before);
});

test('[LBY-3] a row that is not shown is not checked: a long list would wait for all of them', () => {
  const entry = { kind: 'EMERGENCY' as const, item: emergencyPayload.parse(ONE) };
  const item = new Proxy(entry.item, {
    get: (of, key, self): unknown => {
      if (/situation$/iu.test(String(key))) throw new Error('its trees were read');
      return Reflect.get(of, key, self);
    },
  });
  expect(found(rowsOf([{ ...entry, item }]), { query: '', type: '', land: '', car: 'ST', active: 'tak' })).toHaveLength(
    1,
  );
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
])('[LBY-2] %s in the address shows %s', async (search, shown) => {
  fakeServer({ [LIST]: { payload: FEW } });
  await showScreen(EmergenciesScreen, '/emergencies', `/emergencies${search}`);
  await screen.findByText(/^3\ssytuacje/u);
  expect(names()).toEqual(shown);
});

test('[LBY-2] a filter that is chosen stands in the address', async () => {
  fakeServer({ [LIST]: { payload: FEW } });
  const router = await show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Typ samochodu' }), 'ATP');
  expect(names()).toEqual(['Awaria chłodni']);
  expect(router.state.location.search).toEqual({ samochod: 'ATP' });
});

test('[LBY-4] [LBY-7] one item is switched by its own switch; the save names nothing but the switch', async () => {
  const asked = fakeServer({ [LIST]: { payload: FEW }, [SAVE]: { payload: { ...FEW[1], active: 1, version: 2 } } });
  await show();
  await userEvent.click(screen.getByRole('switch', { name: 'Czynna: Awaria chłodni' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Czynna: Awaria chłodni' }).checked).toBe(true),
  );
  expect(asked.find(({ call }) => call === SAVE)?.body).toEqual({ id: 'b', active: '1' });
});

test('[LBY-4] all that is found is switched at once; what failed is counted and stays chosen', async () => {
  const asked = fakeServer({
    [LIST]: { payload: FEW },
    [SAVE]: ({ body }) => {
      const item = FEW.find(({ id }) => id === body['id']);
      return item?.id === 'c' ? { status: 500, payload: null } : { payload: { ...item, active: 0, version: 2 } };
    },
  });
  await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz wszystkie znalezione' }));
  expect(await screen.findByText(/Zaznaczono 3\ssytuacje/u)).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Wyłącz zaznaczone' }));
  await waitFor(() => expect(screen.getByText(/Zaznaczono 1\ssytuację/u)).toBeDefined());
  expect(asked.filter(({ call }) => call === SAVE).map(({ body }) => body['id'])).toEqual(['a', 'b', 'c']);
  expect(toastStore.getState().list.map(({ text }) => text)).toEqual([
    expect.stringMatching(/Nie udało się zmienić 1\ssytuacji/u),
  ]);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Czynna: Żuraw na drodze' }).checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Zaznacz: Bramka zamknięta' }).checked).toBe(true);
});

test('[LBY-4] what has errors is not switched on, stays chosen and says why; the others are', async () => {
  const off = FEW.map((item) => ({ ...item, active: 0 }));
  const asked = fakeServer({
    [LIST]: { payload: off },
    [SAVE]: ({ body }) => ({ payload: { ...off.find(({ id }) => id === body['id']), active: 1, version: 2 } }),
  });
  await show();
  const saved = () => asked.filter(({ call }) => call === SAVE).map(({ body }) => body['id']);
  await userEvent.click(screen.getByRole('switch', { name: 'Czynna: Bramka zamknięta' }));
  expect(toastStore.getState().list.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Nie włączono 1\ssytuacji\./u),
  ]);
  expect(saved()).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz wszystkie znalezione' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Włącz zaznaczone' }));
  await waitFor(() => expect(screen.getByText(/Zaznaczono 1\ssytuację/u)).toBeDefined());
  expect(saved()).toEqual(['a', 'b']);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Czynna: Bramka zamknięta' }).checked).toBe(false);
});

test('[LBY-4] a page that is closed while items are being switched asks first', async () => {
  const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  fakeServer({ [LIST]: { payload: FEW }, [SAVE]: { payload: { ...FEW[0], active: 0, version: 2 } } });
  await show();
  expect(isAsked()).toBe(false);
  const { fetch } = globalThis;
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => answered.then(() => fetch(...call)));
  await userEvent.click(screen.getByRole('switch', { name: 'Czynna: Żuraw na drodze' }));
  await waitFor(() => expect(isAsked()).toBe(true));
  answer();
  await waitFor(() => expect(isAsked()).toBe(false));
});

test('[LBY-7] who switches what another admin has saved meanwhile is told, and sees both changes', async () => {
  const theirs = { ...FEW[0], name: 'Żuraw na moście', active: 0, version: 3 };
  fakeServer({ [LIST]: { payload: FEW }, [SAVE]: { payload: theirs } });
  await show();
  await userEvent.click(screen.getByRole('switch', { name: 'Czynna: Żuraw na drodze' }));
  expect(await screen.findByRole('link', { name: 'Żuraw na moście' })).toBeDefined();
  expect(toastStore.getState().list[0]?.text).toContain('inny administrator też zapisał tu zmiany');
});

test('[LBY-3] of a thousand items only those in view are drawn, and searching finds the last', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    ...first,
    id: `s${String(index)}`,
    name: `Sytuacja numer ${String(index + 1)}`,
  }));
  fakeServer({ [LIST]: { payload: many } });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(61);
  await showScreen(EmergenciesScreen, '/emergencies');
  await screen.findByRole('link', { name: 'Sytuacja numer 1' });
  expect(names().length).toBeLessThan(60);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Szukaj sytuacji' }), '1000');
  expect(await screen.findByRole('link', { name: 'Sytuacja numer 1000' })).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz wszystkie znalezione' }));
  expect(await screen.findByText(/Zaznaczono 1\ssytuację/u)).toBeDefined();
});

test('[LBY-1] random situations tell their effects, changes their kind', async () => {
  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`Zaznacz: ${name}`, 'u') }).textContent;
  const [accident] = SENT_ACCIDENTS;
  const effects = [
    { type: 'TIME', value: 45 },
    { type: 'MONETARY', value: 200 },
  ];
  const list = [
    { ...accident, id: 'a', name: 'Objazd', effects },
    { ...accident, id: 'b', name: 'Premia', effects: [{ type: 'GIVE_MONEY', value: 150 }] },
  ];
  fakeServer({ 'GET game/get-accidents/all': { payload: list } });
  await showScreen(AccidentsScreen, '/accidents');
  await screen.findByRole('link', { name: 'Objazd' });
  expect(names()).toEqual(['Objazd', 'Premia']);
  expect(rowOf('Objazd')).toMatch(/Postój: 45\smin\., koszt: 200\szł/u);
  expect(rowOf('Premia')).toMatch(/150\szł/u);
  expect(rowOf('Premia')).not.toContain('Postój');
  expect(screen.queryByRole('combobox', { name: 'Rodzaj' })).toBeNull();
  cleanup();
  const [change] = SENT_CHANGES;
  const kinds = [
    ['CHANGE_TRUCK', 'Inny samochód'],
    ['CHANGE_PICK_TIME', 'Inny termin załadunku'],
    ['CHANGE_DELIVERY_TIME', 'Inny termin dostawy'],
    ['LATE_UNLOADING', 'Opóźniony rozładunek'],
  ] as const;
  const changes = kinds.map(([type]) => ({ ...change, id: type, name: `Próba ${type}`, type }));
  fakeServer({ 'GET game/get-change-events/': { payload: changes } });
  await showScreen(ChangesScreen, '/changes');
  await screen.findByRole('link', { name: 'Próba CHANGE_TRUCK' });
  for (const [type, words] of kinds) expect(rowOf(`Próba ${type}`)).toContain(words);
  expect(screen.queryByRole('combobox', { name: 'Obszar' })).toBeNull();
});

test('[LBY-3] what is typed into the search shows at once; the list is searched at the next pause, and the address has it', async () => {
  fakeServer({ [LIST]: { payload: FEW } });
  const router = await show();
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Szukaj sytuacji' });
  await userEvent.type(search, 'bram');
  expect(search.value).toBe('bram');
  await waitFor(() => expect(names()).toEqual(['Bramka zamknięta']));
  expect([router.state.location.search, search.value]).toEqual([{ q: 'bram' }, 'bram']);
});

test('[LBY-8] an empty library says what that means for new games, and offers a file; its one button is not there twice', async () => {
  fakeServer({ 'GET game/get-change-events/': { payload: [] } });
  await showScreen(ChangesScreen, '/changes');
  expect(await screen.findByText(/^Nowe rozgrywki niczego z\sniej nie dostaną\./u)).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Importuj' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Nowa zmiana' }).getAttribute('href')).toBe('/changes/nowa/edit');
  expect(await axeFindings()).toEqual([]);
});

test('[LBY-6] a new situation begins in the editor', async () => {
  fakeServer({ [LIST]: { payload: FEW } });
  await show();
  expect(screen.getByRole('link', { name: 'Nowa sytuacja' }).getAttribute('href')).toBe('/emergencies/nowa/edit');
});

const MOVE = 'PATCH game/move-event/';

test.each([
  ['Przesuń wyżej (Alt+↑)', ['Żuraw na drodze', 'Bramka zamknięta', 'Awaria chłodni'], 'b'],
  ['Przesuń na początek (Alt+Home)', ['Bramka zamknięta', 'Żuraw na drodze', 'Awaria chłodni'], 'a'],
])('[LBY-5] %s in the menu of a row moves it, and the server keeps it', async (step, order, before) => {
  const asked = fakeServer({ [LIST]: { payload: FEW }, [MOVE]: { payload: [] } });
  await show();
  await pick('Bramka zamknięta', step);
  await waitFor(() => expect(names()).toEqual(order));
  await waitFor(() => expect(asked.find(({ call }) => call === MOVE)?.body).toEqual({ id: 'c', before }));
});

test('[LBY-5] Alt and arrows move the row in focus, which stays in focus and is told; the last cannot go further', async () => {
  const asked = fakeServer({ [LIST]: { payload: FEW }, [MOVE]: { payload: [] } });
  await show();
  screen.getByRole('link', { name: 'Awaria chłodni' }).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  expect(names()).toEqual(['Żuraw na drodze', 'Bramka zamknięta', 'Awaria chłodni']);
  expect(document.activeElement?.textContent).toBe('Awaria chłodni');
  expect(screen.getByText(/„Awaria chłodni”: miejsce 3 z\s3/u)).toBeDefined();
  await userEvent.keyboard('{Alt>}{Home}{/Alt}');
  await waitFor(() =>
    expect(asked.filter(({ call }) => call === MOVE).map(({ body }) => body)).toEqual([
      { id: 'b', before: '' },
      { id: 'b', before: 'a' },
    ]),
  );
});

test('[LBY-5] a refused move is taken back', async () => {
  fakeServer({ [LIST]: { payload: FEW }, [MOVE]: { status: 404, payload: null } });
  await show();
  await pick('Bramka zamknięta', 'Przesuń na początek (Alt+Home)');
  await waitFor(() => expect(names()).toEqual(['Żuraw na drodze', 'Awaria chłodni', 'Bramka zamknięta']));
});

test('[LBY-5] sorted by another column, rows cannot be moved', async () => {
  fakeServer({ [LIST]: { payload: FEW } });
  await showScreen(EmergenciesScreen, '/emergencies', '/emergencies?sort=name');
  await userEvent.click(await screen.findByRole('button', { name: 'Więcej działań: Awaria chłodni' }));
  expect(await screen.findByRole('menuitem', { name: 'Powiel' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: /Przesuń/u })).toBeNull();
});

test('[LBY-6] a removal asks once, naming the situation; its notice brings it back', async () => {
  let list = FEW;
  const asked = fakeServer({
    [LIST]: () => ({ payload: list }),
    'DELETE game/remove-event/b': () => {
      list = FEW.filter(({ id }) => id !== 'b');
      return { payload: null };
    },
    'POST game/restore-event/': () => {
      list = FEW;
      return { payload: null };
    },
  });
  await show();
  await pick('Awaria chłodni', 'Usuń');
  const question = await screen.findByRole('alertdialog', { name: 'Usunąć sytuację „Awaria chłodni”?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(names()).toEqual(['Żuraw na drodze', 'Bramka zamknięta']));
  toastStore
    .getState()
    .list[0]?.actions.find(({ text }) => text === 'Cofnij')
    ?.onPress();
  await waitFor(() => expect(names()).toContain('Awaria chłodni'));
  expect(asked.find(({ call }) => call === 'POST game/restore-event/')?.body).toEqual({ id: 'b' });
});

test('[LBY-6] a copy has everything of the situation but its id, is off and stands right behind it', async () => {
  const asked = fakeServer({
    [LIST]: { payload: FEW },
    [SAVE]: { payload: { ...FEW[0], id: 'kopia', active: 0 } },
    [MOVE]: { payload: [] },
  });
  await show();
  await pick('Żuraw na drodze', 'Powiel');
  await waitFor(() => expect(asked.find(({ call }) => call === MOVE)?.body).toEqual({ id: 'kopia', before: 'b' }));
  const { value = '', ...beside } = asked.find(({ call }) => call === SAVE)?.body ?? {};
  expect(Object.keys(beside)).toEqual(['key']);
  expect(JSON.parse(value)).toMatchObject({ name: 'Kopia: Żuraw na drodze', types: ['ST'], maxTime: first.maxTime });
  expect(JSON.parse(value)).not.toHaveProperty('id');
});

test('is accessible', async () => {
  fakeServer({ [LIST]: { payload: FEW } });
  await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz: Bramka zamknięta' }));
  expect(await axeFindings()).toEqual([]);
});
