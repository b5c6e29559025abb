import { Link } from '@tanstack/react-router';
import { findOrder, orderStatus, type GameSeconds, type Order } from '@fracht/engine';
import { ordersText } from '@fracht/content';
import { formatGameHour } from '../../../format.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { orderAddress } from '../../../ui/order-links.ts';
import { ActionButton } from '../../parts/action-button.tsx';
import type { Fit } from '../../parts/fit.ts';
import { useGame } from '../../store/hooks.ts';
import { useGameAction } from '../../store/use-game-action.ts';
import styles from './booked-toast.module.css';
import { offerNextStep, ordersDesk } from './order-filter-store.ts';
import type { Fits } from './use-fits.ts';

/** After a reservation: taking it back while that is free, and the next step, in one place. (design NOTES "Orders") */
export function BookedToast({ fits, now }: { readonly fits: Fits; readonly now: GameSeconds }) {
  const id = ordersDesk((desk) => desk.booked);
  const order = useGame((game) => (id === null ? null : findOrder(game, id)));
  const isWaiting = order !== null && orderStatus(order) === 'BOOKED';
  return (
    <div role="status" aria-label={ordersText.toast.label}>
      {isWaiting && <Offer key={order.id} order={order} fit={fits.get(order.id) ?? null} now={now} />}
    </div>
  );
}

type OfferProps = { readonly order: Order; readonly fit: Fit | null; readonly now: GameSeconds };

function Offer({ order, fit, now }: OfferProps) {
  const { toast } = ordersText;
  const car = fit?.car ?? null;
  return (
    <div className={styles.toast} data-booked-bar>
      <Icon name="b-check" size={16} />
      <p>
        {toast.booked} <b>{order.id}</b>. {car === null ? toast.noCar : toast.next}
      </p>
      <UndoButton order={order} now={now} />
      {car === null ? <ToCars order={order} /> : <SendButton order={order} car={car.id} />}
      <button type="button" className={styles.close} aria-label={toast.close} onClick={() => offerNextStep(null)}>
        <Icon name="i-close" size={16} />
      </button>
    </div>
  );
}

function UndoButton({ order, now }: { readonly order: Order; readonly now: GameSeconds }) {
  const cancel = useGameAction('CANCEL_ORDER', { order: order.id });
  const free = useGame((game) => game.setup.settings.free_cancel_minutes * 60);
  const until = (order.bookedAt ?? now) + free;
  if (now > until) return null;
  return (
    <ActionButton action={cancel} className={styles.button} onDone={() => offerNextStep(null)}>
      <Icon name="i-undo" size={16} />
      {ordersText.toast.undo(formatGameHour(until / 60))}
    </ActionButton>
  );
}

function SendButton({ order, car }: { readonly order: Order; readonly car: string }) {
  const send = useGameAction('BOOK_CAR', { order: order.id, car });
  return (
    <ActionButton action={send} className={styles.button} onDone={() => offerNextStep(null)}>
      {ordersText.toast.send(car)}
    </ActionButton>
  );
}

function ToCars({ order }: { readonly order: Order }) {
  const game = useGame((state) => state.setup.game);
  return (
    <Link to={orderAddress(game, order.id)} className={`${buttonClass({ size: 's' })} ${styles.button}`}>
      {ordersText.toast.cars}
    </Link>
  );
}
