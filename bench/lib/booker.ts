import type { GameAction } from '@fracht/engine';
import type { Actor } from './load.ts';
import type { Seat } from './seat.ts';

/**
 * A player who books an order and cancels it with the next action, again and again. Takes the free order whose pick-up window ends last; `place` is
 * the player's number, by which players choose different orders.
 */
export function bookerAt(seat: Seat, place: number): Actor {
  let held: string | null = null;
  const next = (): GameAction => {
    if (held !== null) return { action: 'CANCEL_ORDER', order: held };
    const free = seat.wire.orders.filter(({ status }) => status === 'NEW');
    const latestFirst = free.toSorted((a, b) => b.pickWindow.to - a.pickWindow.to);
    return { action: 'BOOK_ORDER', order: latestFirst[place % Math.max(1, free.length)]?.id ?? 'none' };
  };
  return {
    bytes: () => seat.bytes,
    async act() {
      const action = next();
      const { ok, ms } = await seat.act(action);
      if (!ok) held = null;
      else held = action.action === 'BOOK_ORDER' ? action.order : null;
      return ok ? ms : null;
    },
  };
}
