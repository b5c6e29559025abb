import { memo } from 'react';
import { orderPay, type GameState, type Order, type PlayerId, type World } from '@fracht/engine';
import { ordersText } from '@fracht/content';
import { formatDecimals, formatKm, formatPercent } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { AbroadMarks } from '../../parts/abroad-marks.tsx';
import { cargoLine } from '../../parts/cargo-words.ts';
import { isWorthTaking, type Fit } from '../../parts/fit.ts';
import { OrderLink } from '../../parts/order-link.tsx';
import { playerName } from '../../parts/player-name.ts';
import { routeName, viaWords } from '../../parts/route-words.ts';
import type { TimeAxis } from '../../parts/time-axis.ts';
import { WindowBar } from '../../parts/window-bar.tsx';
import { BookCell } from './book-cell.tsx';
import { CostCell, MarginCell } from './cost-cells.tsx';
import { FitCell } from './fit-cell.tsx';
import styles from './orders-table.module.css';

export type OrderRowProps = {
  readonly order: Order;
  readonly fit: Fit | null;
  readonly axis: TimeAxis;
  readonly world: World;
  readonly player: PlayerId;
  readonly players: GameState['players'];
  readonly watch: (row: HTMLElement | null) => (() => void) | undefined;
};

/** One customer's order as a row of the table. */
export const OrderRow = memo(function OrderRow({ order, fit, axis, world, player, players, watch }: OrderRowProps) {
  const isTaken = order.player !== null && order.player !== player;
  const cargo = cargoLine(world, order);
  return (
    <tr
      ref={watch}
      data-order={order.id}
      className={classNames(isTaken && styles.taken, order.player === player && styles.mine)}
    >
      <th scope="row" className={styles.id}>
        <TypeGlyph type={order.type} look="disc" />
        <span className={styles.about}>
          <OrderLink order={order.id} />
          {cargo === null ? null : <span className={styles.second}>{cargo}</span>}
        </span>
      </th>
      <RouteCell order={order} world={world} />
      <td>
        <WindowBar
          axis={axis}
          pick={order.pickWindow}
          deliver={order.deliverWindow}
          tone={isTaken ? 'off' : (fit?.tone ?? 'ok')}
          plan={isTaken || fit === null || fit.tone === 'no' ? null : (fit.plan?.arrivesAt ?? null)}
        />
      </td>
      <td className={styles.number}>
        <b>{formatDecimals(orderPay(order) / 100)}</b>
        <span className={styles.second}>{ordersText.penalty(formatPercent(order.penalty))}</span>
      </td>
      <CostCell fit={fit} isTaken={isTaken} />
      <MarginCell fit={fit} isTaken={isTaken} />
      <td>
        <FitCell
          order={order}
          fit={fit}
          takenBy={isTaken && order.player !== null ? playerName({ id: order.player }, players) : null}
        />
      </td>
      <td className={styles.number}>
        <BookCell
          order={order}
          isMine={order.player === player}
          isTaken={isTaken}
          isUrged={fit !== null && isWorthTaking(fit)}
        />
      </td>
    </tr>
  );
});

function RouteCell({ order, world }: { readonly order: Order; readonly world: World }) {
  const via = viaWords(order.path);
  return (
    <td>
      <b className={styles.route}>{routeName(world, order)}</b>
      <span className={styles.way} title={viaWords(order.path, order.path.length) ?? undefined}>
        <bdi>{formatKm(order.distance)}</bdi>
        <AbroadMarks order={order} world={world} />
        {via !== null && <span>{via}</span>}
      </span>
    </td>
  );
}
