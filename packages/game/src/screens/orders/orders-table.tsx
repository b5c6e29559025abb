import { useId, type ReactNode } from 'react';
import type { GameSeconds, GameState, Order, PlayerId } from '@fracht/engine';
import { ordersText } from '@fracht/content';
import { Head, SortHead, Table, WholeRow, type Sort } from '@fracht/kit/ui/table.tsx';
import { AxisHeader } from '../../parts/axis-header.tsx';
import { axisPercent, type TimeAxis } from '../../parts/time-axis.ts';
import { LateFold } from './late-fold.tsx';
import { moveInRows } from './move-in-rows.ts';
import type { OrderFilter, SortKey, SplitOrders } from './order-list.ts';
import { changeFilter, ordersDesk } from './order-filter-store.ts';
import { nothingWords } from './orders-empty.tsx';
import { OrderRow, type OrderRowProps } from './order-row.tsx';
import styles from './orders-table.module.css';
import type { Fits } from './use-fits.ts';

type OrdersTableProps = {
  readonly orders: SplitOrders;
  readonly fits: Fits;
  readonly filter: OrderFilter;
  readonly axis: TimeAxis;
  readonly now: GameSeconds;
  readonly state: GameState;
  readonly player: PlayerId;
  readonly watch: OrderRowProps['watch'];
};

/** Customers' orders on a shared time axis. Arrow keys move between the rows' buttons and links. */
export function OrdersTable({ orders, fits, filter, axis, now, state, player, watch }: OrdersTableProps) {
  const id = useId();
  const showsLate = ordersDesk((desk) => desk.showsLate);
  const row = (order: Order) => (
    <OrderRow
      key={order.id}
      order={order}
      fit={fits.get(order.id) ?? null}
      axis={axis}
      world={state.setup.world}
      player={player}
      players={state.players}
      watch={watch}
    />
  );
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={ordersText.table} onKeyDown={moveInRows}>
      <Table asCards={false} className={styles.table} label={ordersText.table}>
        <colgroup>
          {COLUMNS.map((width, index) => (
            <col key={index} style={width === null ? undefined : { width }} />
          ))}
        </colgroup>
        <OrdersHead filter={filter} axis={axis} now={now} />
        <tbody>
          {orders.open.map(row)}
          {orders.open.length === 0 ? (
            <WholeRow columns={COLUMNS.length}>{nothingWords(state, now, filter.isEarning)}</WholeRow>
          ) : null}
        </tbody>
        {orders.late.length === 0 ? null : (
          <tbody id={id}>
            <tr className={styles.fold} data-fold>
              <td colSpan={COLUMNS.length}>
                <LateFold count={orders.late.length} controls={id} />
              </td>
            </tr>
            {showsLate ? orders.late.map(row) : null}
          </tbody>
        )}
      </Table>
    </div>
  );
}

const COLUMNS = [254, 172, null, 88, 118, 96, 200, 140] as const;

type OrdersHeadProps = { readonly filter: OrderFilter; readonly axis: TimeAxis; readonly now: GameSeconds };

function OrdersHead({ filter, axis, now }: OrdersHeadProps) {
  const { columns } = ordersText;
  return (
    <thead>
      <tr>
        <SortedHead column="id" filter={filter}>
          {columns.id}
        </SortedHead>
        <SortedHead column="route" filter={filter}>
          {columns.route}
        </SortedHead>
        <SortedHead column="window" filter={filter}>
          <span className="vh">{columns.window}</span>
          <span className={styles.axis}>
            <AxisHeader axis={axis} now={now} most={4} />
            <span className={styles.nowLine} style={{ left: `${axisPercent(axis, now)}%` }} />
          </span>
        </SortedHead>
        <SortedHead column="pay" filter={filter} isNumber>
          {columns.pay}
        </SortedHead>
        <Head isNumber>{columns.costs}</Head>
        <SortedHead column="margin" filter={filter} isNumber>
          {columns.margin}
        </SortedHead>
        <Head>{columns.car}</Head>
        <Head isHidden>{columns.action}</Head>
      </tr>
    </thead>
  );
}

type SortedHeadProps = {
  readonly column: SortKey;
  readonly filter: OrderFilter;
  readonly isNumber?: boolean;
  readonly children: ReactNode;
};

function SortedHead({ column, filter, isNumber = false, children }: SortedHeadProps) {
  const sort: Sort<SortKey> = { key: filter.sort, direction: filter.descending ? 'descending' : 'ascending' };
  return (
    <SortHead column={column} sort={sort} isNumber={isNumber} first={FIRST[column]} onSort={takeSort}>
      {children}
    </SortHead>
  );
}

/** The direction of a column's first sort: the best pay and margin come first, times and names ascend. */
const FIRST = {
  window: 'ascending',
  margin: 'descending',
  pay: 'descending',
  penalty: 'ascending',
  distance: 'ascending',
  id: 'ascending',
  route: 'ascending',
} as const satisfies Record<SortKey, string>;

function takeSort({ key, direction }: Sort<SortKey>): void {
  changeFilter({ sort: key, descending: direction === 'descending' });
}
