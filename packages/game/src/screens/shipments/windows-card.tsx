import { isCarried, isOpen, type GameSeconds, type Order } from '@fracht/engine';
import { partsText, shipmentsText } from '@fracht/content';
import { formatGameHour, gameDay } from '@fracht/kit/format.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { FactList, FactRow } from '@fracht/kit/ui/fact-list.tsx';
import { AxisHeader } from '../../parts/axis-header.tsx';
import type { Fit } from '../../parts/fit.ts';
import { axisFor } from '../../parts/time-axis.ts';
import { WindowBar, windowDays, windowHours } from '../../parts/window-bar.tsx';
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
        <FactList className={styles.facts}>
          <FactRow name={windows.loading(windowDays(order.pickWindow))}>{windowHours(order.pickWindow)}</FactRow>
          <FactRow name={windows.unloading(windowDays(order.deliverWindow))}>
            {windowHours(order.deliverWindow)}
          </FactRow>
          {plan !== null && <FactRow name={windows.plan(dayOf(plan))}>{formatGameHour(plan / 60)}</FactRow>}
          {order.deliveredAt !== null && (
            <FactRow name={windows[isCarried(order) ? 'delivered' : 'unloaded'](dayOf(order.deliveredAt))}>
              {formatGameHour(order.deliveredAt / 60)}
            </FactRow>
          )}
        </FactList>
      </div>
    </Card>
  );
}

function dayOf(at: GameSeconds): string {
  return partsText.day(gameDay(at / 60));
}
