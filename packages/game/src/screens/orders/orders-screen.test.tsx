import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  EMPTY_LIBRARY,
  findGoods,
  findOrder,
  isEarning,
  offeredOrders,
  placesById,
  roundSeconds,
  RULES_VERSION,
  tripCosts,
  tripMargin,
} from '@fracht/engine';
import { ordersText } from '@fracht/content';
import { formatDecimals } from '@fracht/kit/format.ts';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { cargoLine } from '../../parts/cargo-words.ts';
import { fitOf } from '../../parts/fit.ts';
import { signedZloty } from '../../parts/margin.tsx';
import { ordersDesk } from './order-filter-store.ts';
import { FIRST_FILTER } from './order-list.ts';
import { OrdersScreen } from './orders-screen.tsx';

const played = aPlayedGame(4, 'poranek');
const early = gameAt(played, 60);
const AS = { player: 's4', type: 'STUDENT' } as const;

beforeEach(() => {
  ordersDesk.setState({ filter: FIRST_FILTER, booked: null, showsLate: false });
  playOn(early, AS);
});
afterEach(cleanup);

test('[ORL-1] the table shows every order on offer, sorted by the end of the loading window', async () => {
  ordersDesk.setState({ showsLate: true });
  const container = await renderScreen(OrdersScreen, 'orders');
  const orders = offeredOrders(early).length + ownWithoutCar() + takenByOthers();
  expect(screen.getAllByRole('row')).toHaveLength(1 + orders + 1);
  expect(screen.getByRole('columnheader', { name: /Okna/ }).getAttribute('aria-sort')).toBe('ascending');
  await expectAccessible(container);
});

test('[VAL-6] who has taken an order is told apart from namesakes, and by the surname where only the short names are alike', async () => {
  const surnames = new Map([
    ['s1', 'Wróbel'],
    ['s2', 'Wróbel'],
    ['s3', 'Wójcik'],
  ]);
  const takers = [...surnames.keys()];
  const taken = new Map(offeredOrders(early).map(({ id }, index) => [id, takers[index]]));
  const orders = early.orders.map((order) => {
    const player = taken.get(order.id);
    return player === undefined ? order : { ...order, player, bookedAt: early.now };
  });
  const players = early.players.map((player) => {
    const last_name = surnames.get(player.id);
    return last_name === undefined ? player : { ...player, user: { ...player.user, first_name: 'Jakub', last_name } };
  });
  ordersDesk.setState({ showsLate: true });
  playOn({ ...early, orders, players }, AS);
  const container = await renderScreen(OrdersScreen, 'orders');
  const told = new Set(container.textContent.match(/Jakub\sW[a-zó]+(?:\s\(\d\))?/gu));
  expect([...told].map((name) => name.replaceAll('\u00a0', ' ')).toSorted()).toEqual([
    'Jakub Wróbel (1)',
    'Jakub Wróbel (2)',
    'Jakub Wójcik',
  ]);
});

test('[ORL-2] what cannot be made in time is folded below with its number, and unfolded by a press that is remembered', async () => {
  const game = gameAt(played, 8 * 3600);
  const late = offeredOrders(game).filter((order) => fitOf(game, order, AS.player, game.now).tone === 'no');
  expect(late.length).toBeGreaterThan(2);
  playOn(game, AS);
  const container = await renderScreen(OrdersScreen, 'orders');
  expect(screen.queryAllByText(/^nie zdąży/u)).toHaveLength(0);
  const fold = screen.getByRole('button', {
    name: new RegExp(`^${late.length}\\szlece\\S+, których teraz nie zdążysz`, 'u'),
  });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(fold);
  expect(screen.getAllByText(/^nie zdąży/u)).toHaveLength(late.length);
  const shown = screen.getAllByRole('row').map((row) => row.getAttribute('data-order'));
  expect(shown.slice(-late.length)).toEqual(late.map(({ id }) => id));
  await expectAccessible(container);
  cleanup();
  await renderScreen(OrdersScreen, 'orders');
  expect(screen.getAllByText(/^nie zdąży/u)).toHaveLength(late.length);
});

test.each([
  ['a later round is still to come', 1, 1, /^Teraz nie ma wolnych zleceń\. Nowe mogą się jeszcze pojawić\.$/u],
  ['its last orders may still come', 4, 0.5, /^Teraz nie ma wolnych zleceń\. Nowe mogą się jeszcze pojawić\.$/u],
  ['all have come', 4, 0.9, /^Teraz nie ma wolnych zleceń\.$/u],
])(
  '[ORL-9] [ORD-13] where none is on offer it says so, and whether new ones may come: %s',
  async (_, round, share, words) => {
    const now = Math.floor((round - 1 + share) * roundSeconds(early.setup));
    playOn({ ...early, orders: [], orderIndex: {}, round, now }, AS);
    await renderScreen(EmptyOrders, 'orders');
    expect(screen.getByText(words)).toBeDefined();
  },
);

function EmptyOrders() {
  return (
    <>
      <h1>Gra</h1>
      <OrdersScreen />
    </>
  );
}

test('[ORL-6] arrow keys come from the last order to the line that unfolds the late ones', async () => {
  await renderScreen(OrdersScreen, 'orders');
  const fold = screen.getByRole('button', { name: /teraz nie zdążysz/u });
  const links = screen.getAllByRole('link', { name: /^[A-Z]{3}\/\d{4}\/\d{4}$/u });
  links.at(-1)?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(fold);
  await userEvent.keyboard('{Enter}');
  expect(fold.getAttribute('aria-expanded')).toBe('true');
});

test('[ORL-2] where nothing can be made in time the list says so and keeps the rest folded', async () => {
  const late = offeredOrders(early).filter((order) => fitOf(early, order, AS.player, early.now).tone === 'no');
  playOn({ ...early, orders: late, orderIndex: placesById(late) }, AS);
  await renderScreen(OrdersScreen, 'orders');
  expect(screen.getByText(/^Żadnego ze zleceń nie zdążysz/u)).toBeDefined();
  expect(screen.getByRole('button', { name: /teraz nie zdążysz/u })).toBeDefined();
});

test('[ORL-1] a press on a column sorts by it, a second press the other way', async () => {
  await renderScreen(OrdersScreen, 'orders');
  await userEvent.click(screen.getByRole('button', { name: /^Fracht/ }));
  expect(screen.getByRole('columnheader', { name: /^Fracht/ }).getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(screen.getByRole('button', { name: /^Fracht/ }));
  expect(screen.getByRole('columnheader', { name: /^Fracht/ }).getAttribute('aria-sort')).toBe('ascending');
});

test('[ORL-1] what a phone sorts by is told in one short word, for which its field has room', () => {
  for (const word of Object.values(ordersText.sorts)) expect(word).toMatch(/^\p{L}{4,9}$/u);
});

test('[ORL-1] [ORL-11] sorted by the margin the best comes first, and every row says what it costs and leaves, a loss as one', async () => {
  await renderScreen(OrdersScreen, 'orders');
  await userEvent.click(screen.getByRole('button', { name: /^Marża/ }));
  const shown = screen.getAllByRole('row').flatMap((row) => {
    const order = early.orders.find(({ id }) => id === row.dataset['order']);
    const { calculation } = order === undefined ? { calculation: null } : fitOf(early, order, AS.player, early.now);
    return calculation === null || order?.player === 's1' ? [] : [{ row, calculation }];
  });
  const margins = shown.map(({ calculation }) => tripMargin(calculation));
  expect(margins).toEqual(margins.toSorted((a, b) => b - a));
  expect(new Set(margins.map(Math.sign))).toEqual(new Set([1, -1]));
  for (const { row, calculation } of shown) {
    expect(row.textContent).toContain(formatDecimals(tripCosts(calculation) / 100));
    expect(row.textContent).toContain(signedZloty(tripMargin(calculation)));
    expect(within(row).queryAllByText('strata')).toHaveLength(isEarning(calculation) ? 0 : 1);
  }
});

test('[ORL-4] the key "/" leads to the search, which narrows the list and can be cleared', async () => {
  await renderScreen(OrdersScreen, 'orders');
  await userEvent.keyboard('/');
  const search = screen.getByRole('searchbox');
  expect(document.activeElement).toBe(search);
  await userEvent.keyboard('nigdzie');
  expect(screen.getByText('Żadne zlecenie nie pasuje do filtrów.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
  expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
});

test('[ORL-12] every order tells what it carries, and is found by it; a game of earlier rules tells nothing', async () => {
  await renderScreen(OrdersScreen, 'orders');
  expect(screen.queryAllByText(/\st · /u)).toHaveLength(0);
  cleanup();
  const newest = aPlayedGame(4, 'poranek', EMPTY_LIBRARY, RULES_VERSION);
  const game = gameAt(newest, 60);
  playOn(game, AS);
  await renderScreen(OrdersScreen, 'orders');
  const rows = screen.getAllByRole('row').filter((row) => row.hasAttribute('data-order'));
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    const order = findOrder(game, row.getAttribute('data-order') ?? '');
    const line = order === null ? null : cargoLine(game.setup.world, order);
    expect(within(row).getByText((line ?? 'nothing').replaceAll('\u00a0', ' '))).toBeDefined();
  }
  const [first] = offeredOrders(game);
  const name = findGoods(game.setup.world, first?.cargo?.goods ?? '')?.name ?? '';
  await userEvent.type(screen.getByRole('searchbox'), name);
  const found = screen.getAllByRole('row').filter((row) => row.hasAttribute('data-order'));
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((row) => row.textContent.includes(name))).toBe(true);
});

test('[ORL-5] after a reservation the next step and the way back stand in one place', async () => {
  await renderScreen(OrdersScreen, 'orders');
  const [order] = offeredOrders(early);
  if (order === undefined) throw new Error('no order on offer');
  await userEvent.click(screen.getByRole('button', { name: `Rezerwuj zlecenie ${order.id}` }));
  const row = screen.getByRole('row', { name: new RegExp(order.id) });
  expect(within(row).getByText('Zarezerwowane')).toBeDefined();
  const offer = screen.getByRole('status', { name: 'Po rezerwacji' });
  expect(within(offer).getByText(order.id)).toBeDefined();
  await userEvent.click(within(offer).getByRole('button', { name: /Cofnij, bez kosztu do 12:31/ }));
  expect(screen.getByRole('button', { name: `Rezerwuj zlecenie ${order.id}` })).toBeDefined();
  expect(offer.textContent).toBe('');
});

test('[ORL-5] the bar goes by itself after 20 s, but not while the keyboard is on it', async () => {
  await renderScreen(OrdersScreen, 'orders');
  const [book] = screen.getAllByRole('button', { name: /^Rezerwuj zlecenie/ });
  const offer = screen.getByRole('status', { name: 'Po rezerwacji' });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    act(() => book?.focus());
    if (book !== undefined) fireEvent.click(book);
    await waitFor(() => expect(offer.textContent).toContain('Zarezerwowane'));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(offer.textContent).toContain('Zarezerwowane');
    act(() => offer.querySelector<HTMLElement>(':focus')?.blur());
    act(() => void vi.advanceTimersByTime(20_000));
    expect(offer.textContent).toBe('');
  } finally {
    vi.useRealTimers();
  }
});

test('[ORL-6] arrow keys go from button to button, Enter reserves', async () => {
  await renderScreen(OrdersScreen, 'orders');
  const buttons = screen.getAllByRole('button', { name: /^Rezerwuj zlecenie/ });
  buttons[0]?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(buttons[1]);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status', { name: 'Po rezerwacji' }).textContent).toContain('Zarezerwowane');
});

test('[ORL-5] with the keyboard alone: a reservation leads to its next step, and that back to the orders', async () => {
  await renderScreen(OrdersScreen, 'orders');
  const [book, next] = screen.getAllByRole('button', { name: /^Rezerwuj zlecenie/ });
  book?.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toMatch(/^Wyślij /u);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(next);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toMatch(/^(?:Wyślij |Wybierz)/u);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe(next?.getAttribute('aria-label'));
});

test('[ORL-4] only orders that some car makes in time and with a profit are left when asked for', async () => {
  await renderScreen(OrdersScreen, 'orders');
  await userEvent.click(screen.getByRole('button', { name: /teraz nie zdążysz/u }));
  const all = screen.getAllByRole('row').length;
  await userEvent.click(screen.getByRole('button', { name: 'Zdąży i\u00a0zarabia' }));
  expect(screen.queryByRole('button', { name: /teraz nie zdążysz/u })).toBeNull();
  expect(screen.queryAllByText(/^nie zdąży/u)).toHaveLength(0);
  expect(screen.queryAllByText('strata')).toHaveLength(0);
  expect(screen.getAllByRole('row').length).toBeLessThan(all);
});

test('[SHL-1] before the start the screen says what it waits for', async () => {
  playOn({ ...early, round: 0, orders: [], orderIndex: {} }, AS);
  const container = await renderScreen(OrdersScreen, 'orders');
  expect(screen.getByText(/gdy prowadzący rozpocznie grę/)).toBeDefined();
  await expectAccessible(container);
});

function ownWithoutCar(): number {
  return early.orders.filter(({ player, car }) => player === AS.player && car === null).length;
}

function takenByOthers(): number {
  return early.orders.filter(({ player, car }) => player !== null && player !== AS.player && car === null).length;
}
