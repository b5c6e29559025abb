import { useId } from 'react';
import type { GameSeconds, GameState, Order, PlayerId } from '@fracht/engine';
import { ordersText } from '@fracht/content';
import type { TimeAxis } from '../../parts/time-axis.ts';
import { LateFold } from './late-fold.tsx';
import { moveInRows } from './move-in-rows.ts';
import { nothingWords } from './orders-empty.tsx';
import { OrderListCard } from './order-list-card.tsx';
import styles from './order-card.module.css';
import { ordersDesk } from './order-filter-store.ts';
import type { OrderFilter, SplitOrders } from './order-list.ts';
import type { OrderRowProps } from './order-row.tsx';
import type { Fits } from './use-fits.ts';

type OrdersListProps = {
  readonly orders: SplitOrders;
  readonly fits: Fits;
  readonly filter: OrderFilter;
  readonly axis: TimeAxis;
  readonly now: GameSeconds;
  readonly state: GameState;
  readonly player: PlayerId;
  readonly watch: OrderRowProps['watch'];
};

/** Customers' orders as cards, for phones. */
export function OrdersList({ orders, fits, filter, axis, now, state, player, watch }: OrdersListProps) {
  const minute = Math.floor(now / 60) * 60;
  const id = useId();
  const showsLate = ordersDesk((desk) => desk.showsLate);
  const card = (order: Order) => (
    <OrderListCard
      key={order.id}
      order={order}
      fit={fits.get(order.id) ?? null}
      axis={axis}
      now={minute}
      world={state.setup.world}
      player={player}
      players={state.players}
      watch={watch}
    />
  );
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={ordersText.title} onKeyDown={moveInRows}>
      {orders.open.length === 0 ? (
        <p className={styles.none}>{nothingWords(state, now, filter.isEarning)}</p>
      ) : (
        <ul className={styles.list} aria-label={ordersText.list}>
          {orders.open.map(card)}
        </ul>
      )}
      {orders.late.length === 0 ? null : (
        <div data-fold>
          <LateFold count={orders.late.length} controls={id} />
        </div>
      )}
      {showsLate && orders.late.length > 0 ? (
        <ul id={id} className={styles.list} aria-label={ordersText.late.title(orders.late.length)}>
          {orders.late.map(card)}
        </ul>
      ) : null}
    </div>
  );
}
