import { useEffect, useRef, type RefObject } from 'react';
import { Link } from '@tanstack/react-router';
import {
  findOrder,
  freeCancelUntil,
  orderStatus,
  tripMargin,
  type GameSeconds,
  type Order,
  type OrderId,
} from '@fracht/engine';
import { calculationText, ordersText } from '@fracht/content';
import { formatGameHour, formatGrosze } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { isFocusFree } from '@fracht/kit/ui/focus-free.ts';
import { useKeepsClear } from '@fracht/kit/ui/keep-clear.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { ActionButton } from '../../parts/action-button.tsx';
import { isWorthTaking, type Fit } from '../../parts/fit.ts';
import { useGame } from '../../store/hooks.ts';
import { useGameAction } from '../../store/use-game-action.ts';
import styles from './booked-toast.module.css';
import { offerNextStep, ordersDesk } from './order-filter-store.ts';
import type { Fits } from './use-fits.ts';
import { orderPage } from '../../store/game-pages.ts';

/** The bar after a reservation: undo, as long as that is free, and the next step. (ORL-5) */
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
  const car = fit !== null && isWorthTaking(fit) && !fit.comesFree ? fit.car : null;
  const { bar, leave } = useBarFocus(order.id);
  useGoesByItself(bar);
  const isAbove = useKeepsClear(bar, order.id);
  return (
    <div
      ref={bar}
      className={classNames(styles.toast, isAbove && styles.above)}
      role="group"
      data-booked-bar
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
      }}
    >
      <Icon name="b-check" size={16} />
      <p>
        <bdi>{`${toast.booked} `}</bdi>
        <b>{order.id}</b>
        <bdi>{`. ${car === null ? carlessWords(fit) : toast.next}`}</bdi>
        {fit !== null && <Left fit={fit} />}
      </p>
      <UndoButton order={order} now={now} onDone={leave} />
      {car === null ? <ToCars order={order} /> : <SendButton order={order} car={car.id} onDone={leave} />}
      <button type="button" className={styles.close} aria-label={toast.close} onClick={leave}>
        <Icon name="i-close" size={16} />
      </button>
    </div>
  );
}

/** How long the bar stays, in ms. */
const SHOWN_MS = 20_000;

/** The bar goes by itself, but not while the keyboard focus or the pointer is on it. What it offers is also on the order's page. (ORL-5) */
function useGoesByItself(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      const isUsed = bar.current?.matches(':hover') === true || bar.current?.querySelector(':focus-visible') !== null;
      if (!isUsed) offerNextStep(null);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [bar]);
}

/** What remains of the freight with the offered car, or the loss. */
function Left({ fit: { calculation } }: { readonly fit: Fit }) {
  if (calculation === null) return null;
  const margin = tripMargin(calculation);
  const amount = formatGrosze(Math.abs(margin));
  return (
    <b className={styles.left}>{margin > 0 ? calculationText.marginOf(amount) : calculationText.lossOf(amount)}</b>
  );
}

/** The message if no car can be sent at a profit: one will come free, one makes it at a loss, or none does. */
function carlessWords(fit: Fit | null): string {
  const { toast } = ordersText;
  if (fit === null || fit.calculation === null) return toast.noCar;
  if (!isWorthTaking(fit)) return toast.losing;
  return fit.comesFree && fit.car !== null ? toast.later(fit.car.id) : toast.noCar;
}

/**
 * Focus management of the bar: reserving an order in the table moves the focus to the bar's next step; leaving the bar moves it back to the order's row, or to
 * the next row with a button.
 */
function useBarFocus(order: OrderId) {
  const bar = useRef<HTMLDivElement>(null);
  const rows = useRef<readonly OrderId[]>([]);
  useEffect(() => {
    rows.current = rowsFrom(order);
    const row = document.activeElement?.closest<HTMLElement>('[data-order]');
    if (isFocusFree() || row?.dataset['order'] === order)
      bar.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [order]);
  const leave = (): void => {
    const isHere = isFocusFree() || bar.current?.contains(document.activeElement) === true;
    offerNextStep(null);
    if (isHere) focusRow(rows.current);
  };
  return { bar, leave };
}

/** The orders of the table's rows: from this one to the end, then those before it, nearest first. */
function rowsFrom(order: OrderId): readonly OrderId[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-order]')].map((row) => row.dataset['order'] ?? '');
  const at = Math.max(0, all.indexOf(order));
  return [...all.slice(at), ...all.slice(0, at).toReversed()];
}

function focusRow(orders: readonly OrderId[]): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-order]')];
  const buttons = orders.map((id) => rows.find(({ dataset }) => dataset['order'] === id)?.querySelector('button'));
  buttons.find((button) => button !== null && button !== undefined)?.focus();
}

type StepProps = { readonly order: Order; readonly onDone: () => void };

function UndoButton({ order, now, onDone }: StepProps & { readonly now: GameSeconds }) {
  const cancel = useGameAction('CANCEL_ORDER', { order: order.id });
  const until = useGame((game) => freeCancelUntil(game.setup, order));
  if (until === null || now > until) return null;
  return (
    <ActionButton action={cancel} className={styles.button} onDone={onDone}>
      <Icon name="i-undo" size={16} />
      {ordersText.toast.undo(formatGameHour(until / 60))}
    </ActionButton>
  );
}

function SendButton({ order, car, onDone }: StepProps & { readonly car: string }) {
  const send = useGameAction('BOOK_CAR', { order: order.id, car });
  return (
    <ActionButton action={send} className={styles.button} isNext onDone={onDone}>
      {ordersText.toast.send(car)}
    </ActionButton>
  );
}

function ToCars({ order }: { readonly order: Order }) {
  const game = useGame((state) => state.setup.game);
  return (
    <Link to={orderPage(game, order.id)} className={`${buttonClass({ size: 's' })} ${styles.button}`} data-next>
      {ordersText.toast.cars}
    </Link>
  );
}
