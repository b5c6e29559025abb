import { Link } from '@tanstack/react-router';
import type { GameSeconds, GameState, Order, OrderId } from '@fracht/engine';
import { shipmentsText } from '@fracht/content';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { axisFor } from '../../parts/time-axis.ts';
import { ShipmentItem } from './shipment-item.tsx';
import { SHIPMENT_LISTS, type ShipmentList } from './shipment-order.ts';
import styles from './shipments-list.module.css';

type ShipmentsListProps = {
  readonly lists: { readonly [L in ShipmentList]: readonly Order[] };
  readonly list: ShipmentList;
  readonly onList: (list: ShipmentList) => void;
  readonly chosen: OrderId | null;
  readonly state: GameState;
  readonly now: GameSeconds;
};

/** Own orders under way or ended, each with its windows on one shared axis. */
export function ShipmentsList({ lists, list, onList, chosen, state, now }: ShipmentsListProps) {
  const orders = lists[list];
  const axis = axisFor(now, Math.max(0, ...lists.open.map((order) => order.deliverWindow.to * 60)));
  return (
    <section className={styles.list} aria-label={shipmentsText.title}>
      <div className={styles.head}>
        <h1>{shipmentsText.title}</h1>
        <Segmented
          isSmall
          label={shipmentsText.state}
          segments={SHIPMENT_LISTS.map((value) => ({ value, text: shipmentsText[value], count: lists[value].length }))}
          value={list}
          onChange={onList}
        />
      </div>
      {orders.length === 0 && <NoShipments list={list} state={state} />}
      {orders.length > 0 && (
        <ul className={styles.scroll} tabIndex={0} aria-label={shipmentsText.list}>
          {orders.map((order) => (
            <ShipmentItem
              key={order.id}
              order={order}
              isChosen={order.id === chosen}
              state={state}
              axis={axis}
              now={now}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function NoShipments({ list, state }: { readonly list: ShipmentList; readonly state: GameState }) {
  const toOrders = (
    <Link className={buttonClass({ kind: 'primary' })} to={`/game/${encodeURIComponent(state.setup.game)}/orders`}>
      {shipmentsText.empty.toOrders}
    </Link>
  );
  return (
    <EmptyState
      icon={<Icon name="i-ship" />}
      title={shipmentsText.empty[list]}
      action={list === 'open' ? toOrders : undefined}
    />
  );
}
