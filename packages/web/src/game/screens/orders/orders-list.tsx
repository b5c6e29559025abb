import type { GameSeconds, GameState, Order, PlayerId } from '@fracht/engine';
import { ordersText } from '@fracht/content';
import type { TimeAxis } from '../../parts/time-axis.ts';
import { moveInRows } from './move-in-rows.ts';
import { OrderCard } from './order-card.tsx';
import styles from './order-card.module.css';
import type { OrderRowProps } from './order-row.tsx';
import type { Fits } from './use-fits.ts';

type OrdersListProps = {
  readonly orders: readonly Order[];
  readonly fits: Fits;
  readonly axis: TimeAxis;
  readonly now: GameSeconds;
  readonly state: GameState;
  readonly player: PlayerId;
  readonly watch: OrderRowProps['watch'];
};

/** Customers' orders as cards: a phone gets cards, not a squeezed table. (design NOTES "Must stay" 4) */
export function OrdersList({ orders, fits, axis, now, state, player, watch }: OrdersListProps) {
  const minute = Math.floor(now / 60) * 60;
  return (
    <ul className={styles.list} aria-label={ordersText.list} onKeyDown={moveInRows}>
      {orders.map((order) => (
        <OrderCard
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
      ))}
    </ul>
  );
}
