import { useEffect, useState } from 'react';
import type { GameSeconds, GameState, Order, OrderId, PlayerId } from '@fracht/engine';
import { createFitCache, type Fit, type FitBook } from '../../parts/fit.ts';

export type Fits = ReadonlyMap<OrderId, Fit>;

type FitsInput = {
  readonly state: GameState;
  readonly player: PlayerId;
  readonly orders: readonly Order[];
  readonly now: GameSeconds;
  /** The orders whose rows are visible; null: all. */
  readonly seen: ReadonlySet<OrderId> | null;
};

const SEEN_AGE = 60;
const UNSEEN_AGE = 900;
/** How many fits of invisible orders are computed in one frame, so that a long list never blocks a frame. */
const UNSEEN_AT_ONCE = 20;

/**
 * The fit of each order. Visible ones are computed at most once a game minute; the others come from a cache for a quarter of a game hour and are computed in
 * batches, a few each frame, until all are known. (PLN-9)
 */
export function useFits({ state, player, orders, now, seen }: FitsInput): Fits {
  const [book] = useState(createFitCache);
  const [, setFrames] = useState(0);
  const minute = Math.floor(now / SEEN_AGE) * SEEN_AGE;
  const { fits, isWhole } = fitsOf(book, { state, player, orders, now: minute, seen });
  useEffect(() => {
    if (isWhole) return undefined;
    const frame = requestAnimationFrame(() => setFrames((count) => count + 1));
    return () => cancelAnimationFrame(frame);
  });
  return fits;
}

function fitsOf(book: FitBook, { state, player, orders, now, seen }: FitsInput) {
  const fits = new Map<OrderId, Fit>();
  let left = UNSEEN_AT_ONCE;
  let isWhole = true;
  const asked = orders.filter((order) => order.player === null || order.player === player);
  for (const order of asked) {
    const isSeen = seen === null || seen.has(order.id);
    const known = isSeen ? null : book.known(state, order, player, now, UNSEEN_AGE);
    if (known !== null) fits.set(order.id, known);
    else if (isSeen || left > 0) {
      if (!isSeen) left -= 1;
      fits.set(order.id, book.fit(state, order, player, now));
    } else {
      // Rows out of view keep their position until it is their turn.
      const last = book.last(order);
      if (last !== null) fits.set(order.id, last);
      isWhole = false;
    }
  }
  return { fits, isWhole };
}
