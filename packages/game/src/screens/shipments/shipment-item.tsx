import { Link } from '@tanstack/react-router';
import { isOnTime, isOpen, orderPay, orderStatus, type GameSeconds, type GameState, type Order } from '@fracht/engine';
import { joyText, partsText, shipmentsText } from '@fracht/content';
import { formatWholeZloty } from '@fracht/kit/format.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { cargoLine } from '../../parts/cargo-words.ts';
import { FitSpare, FitWords } from '../../parts/fit-label.tsx';
import type { Fit } from '../../parts/fit.ts';
import { OrderChip } from '../../parts/order-chip.tsx';
import { routeName } from '../../parts/route-words.ts';
import type { TimeAxis } from '../../parts/time-axis.ts';
import { WindowBar } from '../../parts/window-bar.tsx';
import { ownFit } from './shipment-order.ts';
import styles from './shipments-list.module.css';
import { orderPage } from '../../store/game-pages.ts';

type ShipmentItemProps = {
  readonly order: Order;
  readonly isChosen: boolean;
  readonly state: GameState;
  readonly axis: TimeAxis;
  readonly now: GameSeconds;
};

/** An own order in the list: what it is, its status, its windows. */
export function ShipmentItem({ order, isChosen, state, axis, now }: ShipmentItemProps) {
  const fit = ownFit(state, order, now);
  const { setup } = state;
  const cargo = cargoLine(setup.world, order);
  return (
    <li>
      <Link className={styles.item} to={orderPage(setup.game, order.id)} aria-current={isChosen ? 'true' : undefined}>
        <span className={styles.first}>
          <TypeGlyph type={order.type} look="disc" />
          <b>{order.id}</b>
          <OrderChip status={orderStatus(order)} />
        </span>
        <span className={styles.second}>
          <b>{routeName(setup.world, order)}</b>
          <Standing order={order} fit={fit} />
        </span>
        {cargo === null ? null : <span className={styles.cargo}>{cargo}</span>}
        {isOpen(order) && (
          <WindowBar
            axis={axis}
            pick={order.pickWindow}
            deliver={order.deliverWindow}
            tone={fit?.tone ?? 'tight'}
            plan={fit?.plan?.arrivesAt ?? null}
            now={now}
          />
        )}
      </Link>
    </li>
  );
}

function Standing({ order, fit }: { readonly order: Order; readonly fit: Fit | null }) {
  if (!isOpen(order)) return <EndingWithPay order={order} />;
  if (fit === null) return <FitWords tone="tight" text={partsText.fit.sendCar} />;
  return <FitSpare fit={fit} />;
}

function EndingWithPay({ order }: { readonly order: Order }) {
  const { result } = shipmentsText;
  if (!order.delivered) return <FitWords tone="no" text={result.expired} />;
  const pay = formatWholeZloty(orderPay(order) / 100);
  if (order.reversed) return <span className={styles.pay}>{`${result.delivered}, ${pay}`}</span>;
  if (!isOnTime(order)) return <span className={styles.pay}>{`${result.late}, ${pay}`}</span>;
  return (
    <span className={styles.pay}>
      <span className={styles.stamp}>
        <Icon name="b-check" size={12} />
        {joyText.stamp}
      </span>{' '}
      {pay}
    </span>
  );
}
