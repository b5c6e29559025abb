import { expect, test } from 'vitest';
import { isOpen, offeredOrders, openReservations, ordersOf, parseOrderStage } from '@fracht/engine';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { showGame } from '@fracht/testing/game/render-in-game.tsx';
import { gameStore } from '../../store/game-store.ts';
import { searchText } from '@fracht/kit/search-text.ts';
import { FIRST_FILTER, filteredOrders, shownOrders, sortedBy, splitByFit, typeToggled } from './order-list.ts';

const game = gameAt(aPlayedGame(), 6 * 3600);
const { world } = game.setup;
const all = shownOrders(game, 's1', game.now);

test('[ORL-1] everything on offer is shown, by the end of the loading window', () => {
  const shown = filteredOrders(all, FIRST_FILTER, world);
  const ends = shown.map(({ pickWindow }) => pickWindow.to);
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  for (const order of offeredOrders(game)) expect(shown).toContain(order);
});

test('[ORL-3] an order that another player has long taken is not shown, one just taken is', () => {
  const order = offeredOrders(game)[0];
  if (order === undefined) throw new Error('no order on offer');
  const taken = (bookedAt: number) => ({ ...game, orders: [{ ...order, player: 's2', bookedAt }] });
  expect(shownOrders(taken(game.now - 60), 's1', game.now)).toHaveLength(1);
  expect(shownOrders(taken(game.now - 3600), 's1', game.now)).toHaveLength(0);
  expect(shownOrders(taken(game.now - 3600), 's2', game.now)).toHaveLength(1);
});

test('[ORL-4] search finds cities without Polish marks, and numbers', () => {
  expect(searchText(' Łódź ')).toBe('lodz');
  const found = filteredOrders(all, { ...FIRST_FILTER, text: 'wroclaw' }, world);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ path }) => path.includes(5))).toBe(true);
  const [first] = all;
  expect(filteredOrders(all, { ...FIRST_FILTER, text: first?.id ?? '' }, world)).toEqual([first]);
});

test('[ORL-2] what is known to be too late comes last, in the same sorting; what is reserved or not counted yet stays', () => {
  const shown = filteredOrders(all, FIRST_FILTER, world);
  const [uncounted, ...counted] = shown.filter(({ player }) => player === null);
  const isLate = (index: number): boolean => index % 2 === 0;
  const tones = new Map(counted.map(({ id }, index) => [id, isLate(index) ? ('no' as const) : ('ok' as const)]));
  const reserved = shown.map((order) => parseOrderStage({ ...order, player: 's1', bookedAt: 0 }));
  const { open, late } = splitByFit(shown, ({ id }) => tones.get(id) ?? null);
  expect(late).toEqual(counted.filter((_, index) => isLate(index)));
  expect(open).toEqual(shown.filter((order) => !late.includes(order)));
  expect(open).toContain(uncounted);
  expect(splitByFit(reserved, () => 'no').late).toEqual([]);
});

test('[ORL-4] type and range narrow the list', () => {
  const onlyAdr = (['ST', 'ATP', 'PG'] as const).reduce(typeToggled, FIRST_FILTER);
  expect(onlyAdr.types).toEqual(['ADR']);
  expect(filteredOrders(all, onlyAdr, world).every(({ type }) => type === 'ADR')).toBe(true);
  expect(filteredOrders(all, { ...FIRST_FILTER, range: 'EU' }, world).every(({ eu }) => eu)).toBe(true);
});

test('[ORL-1] a second press on a column turns the sorting round', () => {
  const byPay = sortedBy(FIRST_FILTER, 'pay');
  expect(byPay).toMatchObject({ sort: 'pay', descending: false });
  expect(sortedBy(byPay, 'pay').descending).toBe(true);
});

test('[ORL-15] at every moment the list counts as many own orders under way as the badge of own orders', () => {
  const played = aPlayedGame();
  for (let hour = 1; hour < 40; hour += 3) {
    showGame(gameAt(played, hour * 3600), { player: 's1', type: 'STUDENT' });
    const { game: shown } = gameStore.getState();
    if (shown === null) throw new Error('no game');
    expect(openReservations(shown, 's1')).toBe(ordersOf(shown, 's1').filter(isOpen).length);
  }
});
