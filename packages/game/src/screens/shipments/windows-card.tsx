import { isOpen, type GameSeconds, type Order, type TimeWindow } from '@fracht/engine';
import { partsText, shipmentsText } from '@fracht/content';
import { formatGameHour, gameDay } from '@fracht/kit/format.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { AxisHeader } from '../../parts/axis-header.tsx';
import type { Fit } from '../../parts/fit.ts';
import { axisFor } from '../../parts/time-axis.ts';
import { WindowBar, windowHours } from '../../parts/window-bar.tsx';
import { currentWindowStart } from './shipment-order.ts';
import { CardTitle } from '../card-title.tsx';
import styles from './side-cards.module.css';

type WindowsCardProps = { readonly order: Order; readonly fit: Fit | null; readonly now: GameSeconds };

/** Both windows of an order on the axis of time and in words. */
export function WindowsCard({ order, fit, now }: WindowsCardProps) {
  const { windows } = shipmentsText;
  const axis = axisFor(now, order.deliverWindow.to * 60, 8, currentWindowStart(order));
  const plan = fit?.plan?.arrivesAt ?? null;
  return (
    <Card>
      <CardTitle>{windows.title}</CardTitle>
      <div className={styles.body}>
        {isOpen(order) && (
          <>
            <AxisHeader axis={axis} now={now} />
            <WindowBar
              axis={axis}
              pick={order.pickWindow}
              deliver={order.deliverWindow}
              tone={fit?.tone ?? 'ok'}
              plan={plan}
              now={now}
            />
          </>
        )}
        <dl className={styles.pairs}>
          <Pair name={windows.loading(dayWords(order.pickWindow))} value={windowHours(order.pickWindow)} />
          <Pair name={windows.unloading(dayWords(order.deliverWindow))} value={windowHours(order.deliverWindow)} />
          {plan !== null && <Pair name={windows.plan(dayOf(plan))} value={formatGameHour(plan / 60)} />}
          {order.deliveredAt !== null && (
            <Pair name={windows.delivered(dayOf(order.deliveredAt))} value={formatGameHour(order.deliveredAt / 60)} />
          )}
        </dl>
      </div>
    </Card>
  );
}

function Pair({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function dayOf(at: GameSeconds): string {
  return partsText.day(gameDay(at / 60));
}

function dayWords({ from, to }: TimeWindow): string {
  const [first, last] = [gameDay(from), gameDay(to)];
  return first === last ? partsText.day(first) : partsText.days(first, last);
}
