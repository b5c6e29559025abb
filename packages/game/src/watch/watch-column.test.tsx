import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES } from '@fracht/content';
import { prospectsOf, type GameState, type OpenSituation, type Order, parseOrderStage } from '@fracht/engine';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import * as requests from '@fracht/kit/api/request.ts';
import { gameStore } from '../store/game-store.ts';
import { select, uiStore } from '../store/ui-store.ts';
import { answeredSituations, questionNumber, waitingSituations, waitOf } from './watched.ts';
import { WatchColumn } from './watch-column.tsx';

vi.spyOn(requests, 'request').mockImplementation(async ({ path, parse }) => parse(fitting(path)));

const TEACHER = { player: 'teacher', type: 'TEACHER' } as const;
const AT = 4 * 3600;
const base = gameAt(aPlayedGame(), AT);
const library = { emergencies: EMERGENCIES, accidents: ACCIDENTS, changes: CHANGE_EVENTS };
const calm: GameState = { ...base, setup: { ...base.setup, library } };
const struckOrders = calm.orders.filter(
  ({ player, car, delivered, expired }) => player !== null && car !== null && !delivered && !expired,
);
/** The game as the server has it, with its library; the game that is shown has none. */
let served = calm;
const [FIRST, SECOND] = EMERGENCIES;

beforeEach(() => {
  served = calm;
  toastStore.setState({ list: [], last: 0 });
});
afterEach(() => {
  cleanup();
  select(null);
});

function struck(order: Order, id: string, since: number): Order {
  const numbers = { pick_phone: '', deliver_phone: '', case_number: 'SZ-1', police_number: 'RD-1' };
  const open: OpenSituation = {
    id,
    player: order.player ?? '',
    car: order.car,
    since,
    numbers,
    done: false,
    doneAt: null,
    calls: [],
    decisions: [],
    shown: null,
  };
  return { ...order, emergencies: [open] };
}

/** The calm game after situations struck two orders of different students, the second an hour later. */
function eventful(): GameState {
  const [one, two] = struckOrders;
  if (one === undefined || two === undefined || FIRST === undefined || SECOND === undefined)
    throw new Error('too calm');
  const hit = [struck(one, SECOND.id, AT - 600), struck(two, FIRST.id, AT - 4200)];
  return { ...calm, orders: calm.orders.map((order) => hit.find(({ id }) => id === order.id) ?? order) };
}

function shown(): GameState {
  const { game } = gameStore.getState();
  if (game === null) throw new Error('no game');
  return game;
}

test('[TCH-1] the teacher sees who waits, the longest first, and a press leads to the car', async () => {
  playOn(eventful(), TEACHER);
  const container = await renderScreen(WatchColumn, 'map');
  const rows = within(screen.getByRole('region', { name: /^Lista otwartych/u })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getAllByRole('button')[0]?.textContent)).toEqual([
    expect.stringContaining(FIRST?.name ?? ''),
    expect.stringContaining(SECOND?.name ?? ''),
  ]);
  expect(rows[0]?.textContent).toContain('1\u00a0godz.\u00a010\u00a0min.');
  expect(rows[0]?.textContent).toContain('pytanie\u00a01');
  await expectAccessible(container);
  const [place] = within(rows[0] ?? container).getAllByRole('button');
  await userEvent.click(place ?? container);
  expect(within(rows[0] ?? container).getByRole('button', { name: /^Karta nauczyciela:/u })).toBeTruthy();
  expect(uiStore.getState().selection).toEqual({ kind: 'CAR', id: struckOrders[1]?.car });
});

test('[TCH-5] the card of a situation stays open while it is read, though the situation is answered meanwhile', async () => {
  playOn(eventful(), TEACHER);
  await renderScreen(WatchColumn, 'map');
  const [card] = screen.getAllByRole('button', { name: /^Karta nauczyciela:/u });
  if (card === undefined) throw new Error('no card');
  await userEvent.click(card);
  await screen.findByRole('dialog');
  act(() => playOn(calm, TEACHER));
  expect(screen.getByText('Nikt nie ma teraz otwartej sytuacji.')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('[TCH-1] where nobody waits the list says so, and a student knows nothing of others', async () => {
  playOn(calm, TEACHER);
  const container = await renderScreen(WatchColumn, 'map');
  expect(screen.getByText('Nikt nie ma teraz otwartej sytuacji.')).toBeTruthy();
  await expectAccessible(container);
  playOn(eventful(), { player: 'nobody', type: 'STUDENT' });
  expect(waitingSituations(shown())).toEqual([]);
});

test('[TCH-2] [SIT-12] the switch stops new situations and lets them come again', async () => {
  playOn(calm, TEACHER);
  await renderScreen(WatchColumn, 'map');
  const sluice = () => screen.getByRole('switch', { name: /^Nowe sytuacje/u });
  await userEvent.click(sluice());
  expect(shown().hasSituations).toBe(false);
  expect(sluice().getAttribute('aria-checked')).toBe('false');
  expect(document.activeElement).toBe(sluice());
  await userEvent.keyboard(' ');
  expect(shown().hasSituations).toBe(true);
});

/** The server's answer: the situations for the player in the address, or for all who play. */
function fitting(path: string): readonly object[] {
  const { players, setup } = served;
  const asked = new URLSearchParams(path.split('?')[1]).get('player');
  const ids = players
    .filter(({ id, type }) => type === 'STUDENT' && (asked === null || asked === id))
    .map(({ id }) => id);
  const { emergencies, changes, accidents } = setup.library;
  const names = [...emergencies, ...changes, ...accidents].map(({ name }) => name);
  return prospectsOf(served, ids).map(({ strokes, ...told }, index) => ({
    ...told,
    name: names[index],
    description: `Opis: ${names[index] ?? ''}`,
    effects: [],
    players: strokes.length,
    target: asked === null ? null : (strokes[0] ?? null),
  }));
}

async function openDialog(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Wywołaj sytuację' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findAllByRole('radio');
  return dialog;
}

/** The names in a part of the list, in their order. */
function namesIn(dialog: HTMLElement, part: RegExp): readonly string[] {
  const section = within(dialog).queryByRole('heading', { name: part })?.parentElement;
  return [...(section?.querySelectorAll('label b') ?? [])].map(({ textContent }) => textContent);
}

/** The row of a situation: its name, kind and description. */
function rowOf(dialog: HTMLElement, name: string): HTMLElement {
  const row = within(dialog)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label'))
    .find((label) => label?.querySelector('b')?.textContent === name);
  if (row === undefined || row === null) throw new Error('no row');
  return row;
}

const FITS = /^Pasują teraz/u;
const MISSES = /^Teraz nie pasują/u;

test('[TCH-3] [SIT-12] a chosen situation is brought upon a chosen student', async () => {
  playOn(calm, TEACHER);
  await renderScreen(WatchColumn, 'map');
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Wywołaj' }));
  expect(within(dialog).getByText('Najpierw wybierz sytuację.')).toBeTruthy();
  await userEvent.selectOptions(within(dialog).getByLabelText('Gracz'), 'Zofia Kowalska');
  const [name = ''] = namesIn(dialog, FITS);
  await userEvent.click(rowOf(dialog, name));
  expect(dialog.textContent).toContain(`Opis: ${name}`);
  expect(dialog.textContent).toMatch(/Trafi od razu: .*zlecenie /u);
  await expectAccessible(dialog);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Wywołaj' }));
  expect(toastStore.getState().list.map(({ text }) => text)).toEqual([`Wywołano: ${name}. Zofia Kowalska.`]);
});

test('[VAL-6] of namesakes one is chosen by the number that the student has in the whole game', async () => {
  const jakub = { first_name: 'Jakub', last_name: 'Wróbel' };
  const twins = calm.players.filter(({ type }) => type === 'STUDENT').slice(0, 2);
  const players = calm.players.map((player) =>
    twins.includes(player) ? { ...player, user: { ...player.user, ...jakub } } : player,
  );
  playOn({ ...calm, players }, TEACHER);
  await renderScreen(WatchColumn, 'map');
  const dialog = await openDialog();
  const options = [...within(dialog).getByLabelText<HTMLSelectElement>('Gracz').options];
  const named = options.filter(({ text }) => text.startsWith('Jakub')).map(({ value, text }) => `${value}: ${text}`);
  const [one, two] = twins.map(({ id }) => id).toSorted();
  expect(named.toSorted()).toEqual([`${one}: Jakub Wróbel (1)`, `${two}: Jakub Wróbel (2)`]);
});

test('[TCH-3] [SIT-17] what would strike now stands first with the car and order it would strike; the rest below with why not', async () => {
  playOn(calm, TEACHER);
  await renderScreen(WatchColumn, 'map');
  const dialog = await openDialog();
  await userEvent.selectOptions(within(dialog).getByLabelText('Gracz'), 'Zofia Kowalska');
  const zofia = calm.players.find(({ user }) => user.first_name === 'Zofia')?.id ?? '';
  const told = prospectsOf(calm, [zofia]);
  const name = (id: string) =>
    [...EMERGENCIES, ...CHANGE_EVENTS, ...ACCIDENTS].find((one) => one.id === id)?.name ?? '';
  expect(namesIn(dialog, FITS)).toEqual(told.filter(({ misfit }) => misfit === null).map(({ id }) => name(id)));
  expect(namesIn(dialog, MISSES)).toEqual(told.filter(({ misfit }) => misfit !== null).map(({ id }) => name(id)));
  const hit = told.find(({ strokes }) => strokes[0]?.car !== null && strokes.length > 0);
  const { order = '', car = null } = hit?.strokes[0] ?? {};
  expect(rowOf(dialog, name(hit?.id ?? '')).textContent).toContain(`${car ?? ''}, zlecenie ${order}`);
  const other = told.find(({ misfit }) => misfit === 'OTHER_TYPE');
  expect(rowOf(dialog, name(other?.id ?? '')).textContent).toContain('brak pojazdu tego typu');
  await userEvent.click(rowOf(dialog, name(other?.id ?? '')));
  expect(within(dialog).queryByRole('radio', { checked: true })).toBeNull();
  await expectAccessible(dialog);
});

test('[TCH-3] [SIT-17] it follows the game while it is open; under the pointer no row leaves its place', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  playOn(calm, TEACHER);
  await renderScreen(WatchColumn, 'map');
  await user.click(screen.getByRole('button', { name: 'Wywołaj sytuację' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findAllByRole('radio');
  const before = namesIn(dialog, FITS);
  await user.click(rowOf(dialog, before[0] ?? ''));
  served = {
    ...calm,
    orders: calm.orders.map((order) => parseOrderStage({ ...order, delivered: false, expired: true })),
  };
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(rowOf(dialog, before[0] ?? '').textContent).toContain('nic nie jest w\u00a0realizacji');
  expect(namesIn(dialog, FITS)).toEqual(before);
  expect(dialog.textContent).toContain('Teraz na nikogo nie trafi: nic nie jest w\u00a0realizacji.');
  expect(
    within(dialog)
      .getByRole('button', { name: /^Wywołaj/u })
      .getAttribute('aria-disabled'),
  ).toBe('true');
  await user.click(within(dialog).getByLabelText('Gracz'));
  expect(within(dialog).queryByRole('heading', { name: FITS })).toBeNull();
  vi.useRealTimers();
});

test('[TCH-4] among the situations to bring the teacher looks for words, with or without Polish marks', async () => {
  playOn(calm, TEACHER);
  await renderScreen(WatchColumn, 'map');
  const dialog = await openDialog();
  const [one, other] = EMERGENCIES;
  await userEvent.type(
    within(dialog).getByRole('searchbox', { name: 'Szukaj sytuacji' }),
    (one?.name ?? '').toUpperCase(),
  );
  expect(rowOf(dialog, one?.name ?? '')).toBeTruthy();
  expect(namesIn(dialog, MISSES)).not.toContain(other?.name ?? '');
  await userEvent.type(within(dialog).getByRole('searchbox', { name: 'Szukaj sytuacji' }), 'xyz');
  expect(within(dialog).getByText('Nie ma takiej sytuacji.')).toBeTruthy();
  await expectAccessible(dialog);
});

test('[TCH-1] the wait is told in game time, and against the time for the premium', () => {
  playOn(eventful(), TEACHER);
  const [longest] = waitingSituations(shown());
  if (longest === undefined) throw new Error('nobody waits');
  const { shown: words, open } = longest;
  const hurried = { ...longest, shown: { ...words, hasBonus: true, maxTime: 40 } };
  expect(waitOf(hurried, open.since + 600)).toEqual({ waited: 600, share: 0.25, isLate: false });
  expect(waitOf(hurried, open.since + 2401)).toEqual({ waited: 2401, share: 1, isLate: true });
  expect(waitOf({ ...longest, shown: { ...words, hasBonus: false } }, open.since)).toEqual({
    waited: 0,
    share: null,
    isLate: false,
  });
  expect(questionNumber(longest)).toBe(1);
  expect(answeredSituations(shown(), 5)).toEqual([]);
});
