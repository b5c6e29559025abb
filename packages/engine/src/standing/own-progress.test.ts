import { expect, test } from 'vitest';
import { ANNA, JAN, aGame } from '@fracht/testing/engine/a-lesson.ts';
import { anOrder } from '@fracht/testing/engine/an-order.ts';
import type { GameState, JournalEntry, Order } from '../state.ts';
import { viewFor } from '../view-for.ts';
import { moneyInTransit } from './money-in-transit.ts';
import { punctualStreak } from './punctual-streak.ts';

const HOUR = 3600;
const ENDS = 48 * HOUR;
const aboard = { player: ANNA, car: 'ST-01', loaded: true } as const;

/** An order of Anna's that was delivered that many hours after noon, in time or an hour late. */
function delivered(id: string, hour: number, changes: Partial<Order> = {}): Order {
  const at = hour * HOUR;
  return anOrder({ id, ...aboard, delivered: true, deliveredAt: at, reportedAt: at - HOUR, ...changes });
}

function streakOf(orders: readonly Order[], lostAt: number | null = null): number {
  const game = aGame();
  const told: JournalEntry = {
    id: 1,
    at: (lostAt ?? 0) * HOUR,
    what: 'ORDER_EXPIRED',
    car: null,
    order: 'lost',
    city: null,
    parking: null,
  };
  const players = game.players.map((player) =>
    player.id === ANNA && lostAt !== null ? { ...player, journal: [told] } : player,
  );
  const whole: GameState = { ...game, orders, players };
  const own = punctualStreak(viewFor(whole, { player: ANNA, type: 'STUDENT' }), ANNA);
  expect(own).toBe(punctualStreak(whole, ANNA));
  return own;
}

test('[JOY-1] a row of punctual deliveries is counted back from the last one, whatever the order of the list', () => {
  expect(streakOf([])).toBe(0);
  expect(streakOf([delivered('b', 20), delivered('a', 10), anOrder({ id: 'open', ...aboard })])).toBe(2);
  expect(streakOf([delivered('c', 30), delivered('late', 20, { reportedAt: ENDS + 1 }), delivered('a', 10)])).toBe(1);
  expect(streakOf([delivered('a', 10), delivered('late', 20, { reportedAt: ENDS + 1 })])).toBe(0);
});

test('[JOY-1] a lost order breaks the row where it was lost, cargo brought back does not, and another’s is nobody’s', () => {
  const lost = anOrder({ id: 'lost', player: ANNA, expired: true });
  expect(streakOf([delivered('a', 10), lost, delivered('b', 20), delivered('c', 30)], 15)).toBe(2);
  expect(streakOf([delivered('a', 10), lost], 15)).toBe(0);
  expect(streakOf([delivered('a', 10), delivered('back', 20, { reversed: true })])).toBe(1);
  expect(streakOf([delivered('a', 10), delivered('his', 20, { player: JAN })])).toBe(1);
});

test('[JOY-2] money under way is the pay of the cargoes aboard, the earliest window first', () => {
  const soon = anOrder({ id: 'soon', ...aboard, deliverWindow: { from: 0, to: 600 } });
  const orders = [
    anOrder({ id: 'later', ...aboard }),
    soon,
    anOrder({ id: 'booked', player: ANNA, car: 'ST-02' }),
    anOrder({ id: 'unpaid', ...aboard, noPayment: true }),
    anOrder({ id: 'back', ...aboard, reversed: true }),
    anOrder({ id: 'his', ...aboard, player: JAN }),
    delivered('done', 10),
  ];
  const { orders: told, money } = moneyInTransit({ orders }, ANNA);
  expect(told.map(({ id }) => id)).toEqual(['soon', 'later']);
  expect(money).toBe(2 * 183 * 600);
  expect(moneyInTransit({ orders: [] }, ANNA)).toEqual({ orders: [], money: 0 });
});
