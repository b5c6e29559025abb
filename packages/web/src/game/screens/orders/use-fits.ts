import { useMemo, useState } from 'react';
import type { GameSeconds, GameState, Order, OrderId, PlayerId } from '@fracht/engine';
import { createFitBook, type Fit } from '../../parts/fit.ts';

export type Fits = ReadonlyMap<OrderId, Fit>;

type Question = {
  readonly state: GameState;
  readonly player: PlayerId;
  readonly orders: readonly Order[];
  readonly now: GameSeconds;
  /** Orders on the screen; null: all. */
  readonly seen: ReadonlySet<OrderId> | null;
  /** Asked for all orders, seen or not: then unseen ones may be answered a little late and from memory. */
  readonly wantsAll: boolean;
};

const SEEN_AGE = 60;
const UNSEEN_AGE = 900;
/** Unseen orders worked out in one go, so that a long list never holds up a frame. */
const UNSEEN_AT_ONCE = 20;

/**
 * Whether each order can be made in time, worked out again at most once a game minute and only for the orders on the
 * screen. (look.md "Orders and shipments"; rules §6)
 */
export function useFits({ state, player, orders, now, seen, wantsAll }: Question): Fits {
  const [book] = useState(createFitBook);
  const minute = Math.floor(now / SEEN_AGE) * SEEN_AGE;
  return useMemo(() => {
    const fits = new Map<OrderId, Fit>();
    let left = wantsAll ? UNSEEN_AT_ONCE : 0;
    for (const order of orders.filter((candidate) => candidate.player === null || candidate.player === player)) {
      const isSeen = seen === null || seen.has(order.id);
      const known = isSeen ? null : book.known(order, minute, UNSEEN_AGE);
      if (isSeen) fits.set(order.id, book.fit(state, order, player, minute));
      else if (known !== null) fits.set(order.id, known);
      else if (left > 0) {
        left -= 1;
        fits.set(order.id, book.fit(state, order, player, minute));
      }
    }
    return fits;
  }, [book, state, player, orders, minute, seen, wantsAll]);
}
