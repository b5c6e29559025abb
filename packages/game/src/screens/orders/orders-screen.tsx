import { useMemo } from 'react';
import {
  openReservations,
  type GameSeconds,
  type GameState,
  type Order,
  type OrderId,
  type PlayerId,
} from '@fracht/engine';
import { useIsPhone } from '../../parts/use-is-phone.ts';
import { isWorthTaking, type Fit } from '../../parts/fit.ts';
import { axisFor, type TimeAxis } from '../../parts/time-axis.ts';
import { useNow } from '../../store/game-now.ts';
import { useGame, useViewer } from '../../store/hooks.ts';
import { BookedToast } from './booked-toast.tsx';
import { ordersDesk } from './order-filter-store.ts';
import { byMargin, filteredOrders, shownOrders, splitByFit, type OrderFilter, type SplitOrders } from './order-list.ts';
import { OrdersEmpty } from './orders-empty.tsx';
import { OrdersFoot } from './orders-foot.tsx';
import { OrdersList } from './orders-list.tsx';
import { OrdersPhoneToolbar } from './orders-phone-toolbar.tsx';
import styles from './orders-screen.module.css';
import { OrdersTable } from './orders-table.tsx';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { useFits, type Fits } from './use-fits.ts';
import { useSeenRows } from './use-seen-rows.ts';

/** Customers' orders: what they pay, whether a car can deliver them in time, and reserving one. (ORL-1, ORL-5) */
export function OrdersScreen() {
  const state = useGame((game) => game);
  const { player } = useViewer();
  const now = useNow();
  const isPhone = useIsPhone();
  const filter = ordersDesk((desk) => desk.filter);
  const { seen, watch } = useSeenRows();
  const matching = useMatching(state, player, filter, now);
  const fits = useFits({ state, player, orders: matching, now, seen: useWithBooked(seen) });
  const orders = wanted(matching, filter, player, fits);
  const isEmpty = orders.open.length + orders.late.length === 0;
  const axis = useTableAxis(matching, now);
  const reservations = { reserved: openReservations(state, player), limit: state.setup.settings.max_open_orders };
  const list = { orders, fits, filter, axis, now, state, player, watch };
  return (
    <div className={styles.page}>
      {isPhone ? (
        <OrdersPhoneToolbar filter={filter} {...reservations} />
      ) : (
        <OrdersToolbar filter={filter} {...reservations} />
      )}
      {isEmpty && (
        <div className={styles.empty}>
          <OrdersEmpty state={state} now={now} filter={filter} hasMatching={matching.length > 0} />
        </div>
      )}
      {!isEmpty && (isPhone ? <OrdersList {...list} /> : <OrdersTable {...list} />)}
      {!isEmpty && !isPhone && <OrdersFoot />}
      <BookedToast fits={fits} now={now} />
    </div>
  );
}

/** The visible orders, and the one shown in the bar: its sum must be the present one. */
function useWithBooked(seen: ReadonlySet<OrderId> | null): ReadonlySet<OrderId> | null {
  const booked = ordersDesk((desk) => desk.booked);
  return useMemo(() => (seen === null || booked === null ? seen : new Set([...seen, booked])), [seen, booked]);
}

function useMatching(state: GameState, player: PlayerId, filter: OrderFilter, now: GameSeconds): readonly Order[] {
  const minute = Math.floor(now / 60) * 60;
  return useMemo(
    () => filteredOrders(shownOrders(state, player, minute), filter, state.setup.world),
    [state, player, filter, minute],
  );
}

/**
 * The orders in time, and those too late, which are collapsed below. With the switch for profitable orders, neither late nor losing nor taken ones are shown;
 * one that is not computed yet stays.
 */
function wanted(matching: readonly Order[], filter: OrderFilter, player: PlayerId, fits: Fits): SplitOrders {
  const fitOfOrder = ({ id }: Order): Fit | null => fits.get(id) ?? null;
  const split = splitByFit(byMargin(matching, filter, fitOfOrder), (order) => fitOfOrder(order)?.tone ?? null);
  if (!filter.isEarning) return split;
  const earns = (order: Order): boolean => {
    const fit = fitOfOrder(order);
    return order.player === player || (order.player === null && (fit === null || isWorthTaking(fit)));
  };
  return { open: split.open.filter(earns), late: [] };
}

/** The table's axis; the same object while its ends do not change, so that memoised rows are not rendered again. */
function useTableAxis(orders: readonly Order[], now: GameSeconds): TimeAxis {
  const last = orders.reduce((latest, order) => Math.max(latest, order.deliverWindow.to * 60), 0);
  const { from, to } = axisFor(now, last);
  return useMemo(() => ({ from, to }), [from, to]);
}
