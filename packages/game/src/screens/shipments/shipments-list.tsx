import { Link } from '@tanstack/react-router';
import type { GameSeconds, GameState, Order, OrderId } from '@fracht/engine';
import { shipmentsText } from '@fracht/content';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { axisFor } from '../../parts/time-axis.ts';
import { useViewer } from '../../store/hooks.ts';
import { isGoing } from '../../store/presence.ts';
import { ShipmentItem } from './shipment-item.tsx';
import { SHIPMENT_LISTS, type ShipmentList, currentWindowStart } from './shipment-order.ts';
import styles from './shipments-list.module.css';
import { gameHome } from '../../store/game-store.ts';

type ShipmentsListProps = {
  readonly lists: { readonly [L in ShipmentList]: readonly Order[] };
  readonly list: ShipmentList;
  readonly onList: (list: ShipmentList) => void;
  readonly chosen: OrderId | null;
  readonly state: GameState;
  readonly now: GameSeconds;
};

/** The player's orders under way or ended, each with its windows on one shared axis. */
export function ShipmentsList({ lists, list, onList, chosen, state, now }: ShipmentsListProps) {
  const orders = lists[list];
  const last = Math.max(0, ...lists.open.map((order) => order.deliverWindow.to * 60));
  const axis = axisFor(now, last, 16, Math.min(now, ...lists.open.map(currentWindowStart)));
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
    <Link className={buttonClass({ kind: 'primary' })} to={`${gameHome(state.setup.game)}/orders`}>
      {shipmentsText.empty.toOrders}
    </Link>
  );
  const isTeacher = useViewer().type === 'TEACHER';
  return (
    <EmptyState
      icon={<Icon name="i-ship" />}
      title={noShipmentsTitle(list, state, isTeacher)}
      action={list === 'open' && isGoing(state) && !isTeacher ? toOrders : undefined}
    />
  );
}

/** Why the list is empty: the game has not begun, there was nothing, or what to do. */
function noShipmentsTitle(list: ShipmentList, state: GameState, isTeacher: boolean): string {
  const { empty } = shipmentsText;
  if (isTeacher) return empty.teacher;
  if (state.state === 'FINISHED') return list === 'open' ? empty.nothingOpen : empty.nothingDone;
  return list === 'open' && !isGoing(state) ? empty.waiting : empty[list];
}
