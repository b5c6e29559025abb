import { Suspense, useMemo, useState } from 'react';
import {
  freeCancelUntil,
  orderStatus,
  surchargeOf,
  type GameSeconds,
  type GameState,
  type Order,
  type PlayerId,
} from '@fracht/engine';
import { ordersText, partsText, shipmentsText } from '@fracht/content';
import { formatChange, formatGameHour, formatGrosze } from '@fracht/kit/format.ts';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { ActionButton } from '../../parts/action-button.tsx';
import { FitSpare } from '../../parts/fit-label.tsx';
import { fitOf, isWorthTaking } from '../../parts/fit.ts';
import { Margin, MarginShare } from '../../parts/margin.tsx';
import { useGameAction } from '../../store/use-game-action.ts';
import { CarChooser } from './car-chooser.tsx';
import { carChoices } from './car-choice.ts';
import styles from './shipment-actions.module.css';

const { actions } = shipmentsText;

/** In a chunk of its own: a car can be sent without them. */
const CalculationCard = lazyPart(() => import('./calculation-card.tsx').then((part) => part.CalculationCard));
const OnwardCard = lazyPart(() => import('./onward-card.tsx').then((part) => part.OnwardCard));

type ShipmentActionsProps = {
  readonly order: Order;
  readonly state: GameState;
  readonly player: PlayerId;
  readonly now: GameSeconds;
};

/** The actions that an order allows now: reserve it, send a car, cancel. (SHP-2) */
export function ShipmentActions({ order, state, player, now }: ShipmentActionsProps) {
  if (order.player === null) return <BookCard order={order} state={state} player={player} now={now} />;
  if (order.player !== player) return null;
  return orderStatus(order) === 'BOOKED' ? <SendCard order={order} state={state} player={player} now={now} /> : null;
}

function BookCard({ order, state, player, now }: ShipmentActionsProps) {
  const book = useGameAction('BOOK_ORDER', { order: order.id });
  const fit = useMemo(() => fitOf(state, order, player, now), [state, order, player, now]);
  return (
    <Card className={styles.card}>
      <div className={styles.row}>
        <FitSpare fit={fit} />
        {fit.calculation !== null && (
          <span>
            <Margin trip={fit.calculation} /> <MarginShare trip={fit.calculation} />
          </span>
        )}
        <ActionButton action={book} kind={isWorthTaking(fit) ? 'primary' : 'plain'} size="m">
          {ordersText.book}
        </ActionButton>
      </div>
    </Card>
  );
}

function SendCard({ order, state, player, now }: ShipmentActionsProps) {
  const choices = useMemo(() => carChoices(state, order, player, now), [state, order, player, now]);
  const [asked, setAsked] = useState<string | null>(null);
  const picked = choices.find(({ id }) => id === asked) ?? choices[0];
  return (
    <>
      <Card className={styles.card}>
        <h2>{actions.title}</h2>
        <CarChooser order={order} choices={choices} state={state} picked={picked?.id} onPick={setAsked} />
        <CancelOrder order={order} state={state} now={now} />
      </Card>
      {picked !== undefined && (
        <Suspense>
          <div className={styles.beside}>
            <CalculationCard
              name={picked.offer === null ? picked.car.id : partsText.fit.subcontractor(order.type)}
              trip={picked.trip}
              settings={state.setup.settings}
              type={order.type}
            />
            {picked.fit.tone !== 'no' && <OnwardCard choice={picked} order={order} state={state} player={player} />}
          </div>
        </Suspense>
      )}
    </>
  );
}

function CancelOrder({
  order,
  state,
  now,
}: {
  readonly order: Order;
  readonly state: GameState;
  readonly now: GameSeconds;
}) {
  const cancel = useGameAction('CANCEL_ORDER', { order: order.id });
  const until = freeCancelUntil(state.setup, order);
  const surcharge = surchargeOf(order);
  const cost = actions.cancelCost(partsText.points(formatChange(-state.setup.settings.points_late_cancel)));
  return (
    <div className={styles.row}>
      <ActionButton action={cancel}>{actions.cancelOrder}</ActionButton>
      <span className={styles.hint}>
        {[
          until !== null && now <= until ? actions.cancelFree(formatGameHour(until / 60)) : cost,
          ...(surcharge > 0 ? [actions.cancelReturns(formatGrosze(surcharge))] : []),
        ].join(', ')}
      </span>
    </div>
  );
}
