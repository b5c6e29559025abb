import { memo } from 'react';
import { driveMetres, isEarning, orderPay, tripCosts, type TripCalculation } from '@fracht/engine';
import { calculationText, ordersText } from '@fracht/content';
import { formatDecimals, formatKm, formatPercent } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { AbroadMarks } from '../../parts/abroad-marks.tsx';
import { cargoLine } from '../../parts/cargo-words.ts';
import { isWorthTaking } from '../../parts/fit.ts';
import { Margin, MarginShare } from '../../parts/margin.tsx';
import { OrderLink } from '../../parts/order-link.tsx';
import { playerName } from '../../parts/player-name.ts';
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
  const cargo = cargoLine(world, order);
  const trip = isTaken ? null : (fit?.calculation ?? null);
  return (
    <li ref={watch} data-order={order.id} className={classNames(styles.card, order.player === player && styles.mine)}>
      <p className={styles.head}>
        <TypeGlyph type={order.type} look="disc" />
        <OrderLink order={order.id} />
        <AbroadMarks order={order} world={world} />
      </p>
      <p className={styles.route}>{routeName(world, order)}</p>
      {cargo === null ? null : <p className={styles.terms}>{cargo}</p>}
      <p className={styles.terms}>
        {`${wayWords(order.distance, trip)} · ${ordersText.penalty(formatPercent(order.penalty))}`}
      </p>
      <Sums pay={orderPay(order)} trip={trip} />
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
            takenBy={isTaken && order.player !== null ? playerName({ id: order.player }, players) : null}
          />
        </div>
        <BookCell
          order={order}
          isMine={order.player === player}
          isTaken={isTaken}
          isUrged={fit !== null && isWorthTaking(fit)}
          size="m"
        />
      </div>
    </li>
  );
});

/** Freight, own cost and margin beside each other; only the freight if no car makes it. */
function Sums({ pay, trip }: { readonly pay: number; readonly trip: TripCalculation | null }) {
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{calculationText.freight}</dt>
        <dd>{formatDecimals(pay / 100)}</dd>
      </div>
      {trip !== null && (
        <>
          <div>
            <dt>{calculationText.costs}</dt>
            <dd>{formatDecimals(tripCosts(trip) / 100)}</dd>
          </div>
          <div className={isEarning(trip) ? undefined : styles.loses}>
            <dt>{calculationText.margin}</dt>
            <dd>
              <Margin trip={trip} /> <MarginShare trip={trip} />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

function wayWords(distance: number, trip: TripCalculation | null): string {
  const loaded = formatKm(distance);
  const empty = trip === null ? 0 : driveMetres(trip.approach);
  return empty === 0 ? loaded : calculationText.loadedAndEmpty(loaded, formatKm(empty / 1000));
}
