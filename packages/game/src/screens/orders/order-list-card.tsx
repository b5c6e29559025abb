import { memo } from 'react';
import { fullPenalty, orderPay } from '@fracht/engine';
import { ordersText } from '@fracht/content';
import { formatKm, formatWholeZloty } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { AbroadMarks } from '../../parts/abroad-marks.tsx';
import { OrderLink } from '../../parts/order-link.tsx';
import { routeName } from '../../parts/route-words.ts';
import { datedHours, WindowBar } from '../../parts/window-bar.tsx';
import { BookCell } from './book-cell.tsx';
import { FitCell } from './fit-cell.tsx';
import styles from './order-card.module.css';
import type { OrderRowProps } from './order-row.tsx';

type OrderCardProps = OrderRowProps & { readonly now: number };

/** One customer's order as a card of the phone's list. */
export const OrderListCard = memo(function OrderCard({
  order,
  fit,
  axis,
  now,
  world,
  player,
  players,
  watch,
}: OrderCardProps) {
  const isTaken = order.player !== null && order.player !== player;
  return (
    <li ref={watch} data-order={order.id} className={classNames(styles.card, order.player === player && styles.mine)}>
      <p className={styles.head}>
        <TypeGlyph type={order.type} look="disc" />
        <OrderLink order={order.id} />
        <AbroadMarks order={order} world={world} />
        <b className={styles.pay}>{formatWholeZloty(orderPay(order) / 100)}</b>
      </p>
      <p className={styles.route}>{routeName(world, order)}</p>
      <p className={styles.terms}>
        {formatKm(order.distance)} · {ordersText.penaltyUpTo(formatWholeZloty(fullPenalty(order) / 100))}
      </p>
      <WindowBar
        axis={axis}
        pick={order.pickWindow}
        deliver={order.deliverWindow}
        tone={isTaken ? 'off' : (fit?.tone ?? 'ok')}
        plan={isTaken || fit === null || fit.tone === 'no' ? null : (fit.plan?.arrivesAt ?? null)}
        now={now}
      />
      <p className={styles.hours}>
        <span>{ordersText.loading(datedHours(order.pickWindow))}</span>
        <span>{ordersText.unloading(datedHours(order.deliverWindow))}</span>
      </p>
      <div className={styles.foot}>
        <div>
          <FitCell
            order={order}
            fit={fit}
            takenBy={isTaken ? players.find(({ id }) => id === order.player) : undefined}
          />
        </div>
        <BookCell
          order={order}
          isMine={order.player === player}
          isTaken={isTaken}
          isUrged={fit?.tone !== 'no'}
          size="m"
        />
      </div>
    </li>
  );
});
