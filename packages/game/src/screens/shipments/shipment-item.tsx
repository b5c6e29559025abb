import { Link } from '@tanstack/react-router';
import {
  isCarried,
  isOnTime,
  isOpen,
  orderPay,
  orderStatus,
  type GameSeconds,
  type GameState,
  type Order,
} from '@fracht/engine';
import { joyText, partsText, shipmentsText } from '@fracht/content';
import { formatWholeZloty } from '@fracht/kit/format.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { cargoLine } from '../../parts/cargo-words.ts';
import { FitSpare, FitWords } from '../../parts/fit-label.tsx';
import type { Fit } from '../../parts/fit.ts';
import { OrderChip } from '../../parts/order-chip.tsx';
import { routeName } from '../../parts/route-words.ts';
import type { TimeAxis } from '../../parts/time-axis.ts';
import { WindowBar } from '../../parts/window-bar.tsx';
import { lateWords } from './late-words.ts';
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

/** One of the player's orders in the list: what it is, its status, its windows. */
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
          <Standing order={order} fit={fit} state={state} />
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

type StandingProps = { readonly order: Order; readonly fit: Fit | null; readonly state: GameState };

function Standing({ order, fit, state }: StandingProps) {
  if (!isOpen(order)) return <EndingWithPay order={order} state={state} />;
  if (fit === null) return <FitWords tone="tight" text={partsText.fit.sendCar} />;
  return <FitSpare fit={fit} />;
}

/** How an order ended: a punctual delivery keeps a stamp next to what it brought, a late one a plain stamp with what being late cost. (JOY-6, JOY-10) */
function EndingWithPay({ order, state }: Pick<StandingProps, 'order' | 'state'>) {
  const { result } = shipmentsText;
  if (!order.delivered) return <FitWords tone="no" text={result.expired} />;
  if (!isCarried(order)) return <FitWords tone="no" text={order.reversed ? result.returned : result.unpaid} />;
  const pay = formatWholeZloty(orderPay(order) / 100);
  const isPunctual = isOnTime(order);
  return (
    <span className={styles.pay}>
      <span className={classNames(styles.stamp, !isPunctual && styles.late)}>
        <Icon name={isPunctual ? 'b-check' : 'b-wait'} size={12} />
        <bdi>{isPunctual ? joyText.stamp : result.late}</bdi>
      </span>
      <bdi>{` ${isPunctual ? pay : lateWords(state, order)}`}</bdi>
    </span>
  );
}
