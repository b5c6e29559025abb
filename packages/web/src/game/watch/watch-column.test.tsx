import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES } from '@fracht/content';
import type { GameState, OpenSituation, Order } from '@fracht/engine';
import { playOn } from '../../../test/local-session.ts';
import { aPlayedGame, gameAt } from '../../../test/played-game.ts';
import { expectAccessible, renderScreen } from '../../../test/render-in-game.tsx';
import { toastStore } from '../../ui/toasts.ts';
import { gameStore } from '../store/game-store.ts';
import { select, uiStore } from '../store/ui-store.ts';
import { answeredSituations, questionNumber, waitingSituations, waitOf } from './watched.ts';
import { WatchColumn } from './watch-column.tsx';

vi.mock('../store/game-session.ts', () => import('../../../test/local-session.ts'));

const STORED = { version: 1, value: '', active: 1 } as const;
const ANSWERS: { readonly [path: string]: unknown } = {
  'game/get-emergencies/all': EMERGENCIES.map((item) => ({ ...item, ...STORED })),
  'game/get-change-events/': CHANGE_EVENTS.map((item) => ({ ...item, ...STORED })),
  'game/get-accidents/all': ACCIDENTS.map((item) => ({ ...item, ...STORED, active: item.active })),
};
vi.mock('../../api/request.ts', () => ({ request: async ({ path }: { readonly path: string }) => ANSWERS[path] }));

const TEACHER = { player: 'teacher', type: 'TEACHER' } as const;
const AT = 4 * 3600;
const base = gameAt(aPlayedGame(), AT);
const library = { emergencies: EMERGENCIES, accidents: ACCIDENTS, changes: CHANGE_EVENTS };
const calm: GameState = { ...base, setup: { ...base.setup, library } };
const struckOrders = calm.orders.filter(
  ({ player, car, delivered, expired }) => player !== null && car !== null && !delivered && !expired,
);
const [FIRST, SECOND] = EMERGENCIES;

beforeEach(() => toastStore.setState({ list: [], last: 0 }));
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

/** Two orders of different students were struck; the later one an hour after the other. */
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

test('the teacher sees who waits, the longest first, and a press leads to the car', async () => {
  playOn(eventful(), TEACHER);
  const container = await renderScreen(WatchColumn, 'map');
  const rows = within(screen.getByRole('region', { name: /^Lista otwartych/u })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('button').textContent)).toEqual([
    expect.stringContaining(FIRST?.name ?? ''),
    expect.stringContaining(SECOND?.name ?? ''),
  ]);
  expect(rows[0]?.textContent).toContain('1\u00a0godz.\u00a010\u00a0min.');
  expect(rows[0]?.textContent).toContain('pytanie\u00a01');
  await expectAccessible(container);
  await userEvent.click(within(rows[0] ?? container).getByRole('button'));
  expect(uiStore.getState().selection).toEqual({ kind: 'CAR', id: struckOrders[1]?.car });
});

test('where nobody waits the list says so, and a student knows nothing of others', async () => {
  playOn(calm, TEACHER);
  const container = await renderScreen(WatchColumn, 'map');
  expect(screen.getByText('Nikt nie ma teraz otwartej sytuacji.')).toBeTruthy();
  await expectAccessible(container);
  playOn(eventful(), { player: 'nobody', type: 'STUDENT' });
  expect(waitingSituations(shown())).toEqual([]);
});

test('[SIT-12] the switch stops new situations and lets them come again', async () => {
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

test('[SIT-12] a chosen situation is brought upon a chosen student', async () => {
  playOn(calm, TEACHER);
  await renderScreen(WatchColumn, 'map');
  await userEvent.click(screen.getByRole('button', { name: 'Wywołaj sytuację' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('option', { name: ACCIDENTS[0]?.name ?? '' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Wywołaj' }));
  expect(within(dialog).getByText('Najpierw wybierz sytuację.')).toBeTruthy();
  const driving = EMERGENCIES.find(({ status, types }) => status === 'DRIVING_WITH_SHIPMENT' && types.length === 4);
  await userEvent.selectOptions(within(dialog).getByLabelText('Gracz'), 'Zofia Kowalska');
  await userEvent.selectOptions(within(dialog).getByLabelText('Sytuacja'), driving?.name ?? '');
  expect(dialog.textContent).toContain(driving?.description.slice(0, 40));
  await expectAccessible(dialog);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Wywołaj' }));
  expect(toastStore.getState().list.map(({ text }) => text)).toEqual([
    `Wywołano: ${driving?.name ?? ''}. Zofia Kowalska.`,
  ]);
});

test('among the situations to bring the teacher looks for words, with or without Polish marks', async () => {
  playOn(calm, TEACHER);
  await renderScreen(WatchColumn, 'map');
  await userEvent.click(screen.getByRole('button', { name: 'Wywołaj sytuację' }));
  const dialog = await screen.findByRole('dialog');
  const [one, other] = EMERGENCIES;
  await within(dialog).findByRole('option', { name: one?.name ?? '' });
  await userEvent.type(
    within(dialog).getByRole('searchbox', { name: 'Szukaj sytuacji' }),
    (one?.name ?? '').toUpperCase(),
  );
  expect(within(dialog).getByRole('option', { name: one?.name ?? '' })).toBeTruthy();
  expect(within(dialog).queryByRole('option', { name: other?.name ?? '' })).toBeNull();
  await expectAccessible(dialog);
});

test('the wait is told in game time, and against the time for the premium', () => {
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
