import { isOnTime, type GameState, type Order } from '@fracht/engine';
import { expect, test } from 'vitest';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { orderLines } from '../screens/summary/order-lines.ts';
import { ordersOfPlayer } from '../screens/summary/standing.ts';
import { gameLines } from './game-lines.ts';

// A debrief said „Na czas dojechało 8 z 8 zleceń“ where one was sent back, and told nothing of an order that was on its way back when the game ended.

const { end } = aPlayedGame();
const [carried] = end.orders.filter((order) => order.player === 's1' && isOnTime(order));

/** The game, with what became of one order that was delivered on time changed. */
function withOrder(how: (order: Order) => Order): GameState {
  return { ...end, orders: end.orders.map((order) => (order === carried ? how(order) : order)) };
}

const OPEN = { delivered: false, deliveredAt: null, expired: false, player: 's1', bookedAt: 0 } as const;

const ENDS: readonly (readonly [string, (order: Order) => Order, string])[] = [
  ['brought back', (order: Order) => ({ ...order, reversed: true }), '1\u00a0zlecenie zawrócone do nadawcy'],
  ['without pay', (order: Order) => ({ ...order, noPayment: true }), '1\u00a0zlecenie zakończone bez frachtu'],
  [
    'on its way back',
    (order: Order) => ({ ...order, ...OPEN, loaded: true, car: order.car ?? '', reversed: true }),
    '1\u00a0zlecenie na koniec gry w\u00a0drodze powrotnej',
  ],
  [
    'not loaded yet',
    (order: Order) => ({ ...order, ...OPEN, loaded: false }),
    '1\u00a0zlecenie na koniec gry przed załadunkiem',
  ],
];

test.each(ENDS)('[DBS-10] [SUM-4] an order that was %s is not told as delivered, and is told', (_what, how, words) => {
  const [was, is] = [end, withOrder(how)].map((game) => ordersOfPlayer(game, 's1'));
  expect(is).toEqual({ booked: was?.booked, delivered: (was?.delivered ?? 0) - 1, onTime: (was?.onTime ?? 0) - 1 });
  const lines = gameLines(withOrder(how), 's1', []);
  expect(gameLines(end, 's1', []).some(({ key }) => key === 'UNCARRIED')).toBe(false);
  expect(lines.find(({ key }) => key === 'UNCARRIED')?.sentence.lead).toBe(`Bez dostawy do odbiorcy: ${words}`);
  const [line] = orderLines(withOrder(how), 's1').filter(({ order }) => order.id === carried?.id);
  expect([line?.end, line?.pay]).toEqual(['lost', 0]);
});
