import { type ReactNode } from 'react';
import {
  leftOf,
  onwardOf,
  orderPay,
  tripCosts,
  tripMargin,
  type GameState,
  type Grosze,
  type Order,
  type Player,
  type PlayerId,
} from '@fracht/engine';
import { calculationText } from '@fracht/content';
import { formatGameHour, formatGrosze, formatKm } from '@fracht/kit/format.ts';
import { Card, CardHead } from '@fracht/kit/ui/card.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { FitWords } from '../../parts/fit-label.tsx';
import type { Fit } from '../../parts/fit.ts';
import { signedZloty } from '../../parts/margin.tsx';
import { OrderLink } from '../../parts/order-link.tsx';
import { cityName, routeName } from '../../parts/route-words.ts';
import { AccountCard } from './account-card.tsx';
import type { CarChoice } from './car-choice.ts';
import styles from './onward-card.module.css';

const { onward: words } = calculationText;

type MoneyCardsProps = {
  readonly order: Order;
  readonly player: Player;
  /** The car that carries it; null: there is none, or the order has ended. */
  readonly fit: Fit | null;
  readonly state: GameState;
};

/** What one of the player's orders was expected to bring and has brought, and while its car is under way both ways of continuing from the destination. (SHP-7, SHP-8) */
export function MoneyCards({ order, player, fit, state }: MoneyCardsProps) {
  const { calculation } = order;
  const car = fit?.car ?? null;
  return (
    <>
      <AccountCard order={order} player={player} />
      {fit === null || car === null || calculation === undefined ? null : (
        <OnwardCard choice={{ car, fit, trip: calculation }} order={order} state={state} player={player.id} />
      )}
    </>
  );
}

type OnwardCardProps = {
  readonly choice: Pick<CarChoice, 'car' | 'fit' | 'trip'>;
  readonly order: Order;
  readonly state: GameState;
  readonly player: PlayerId;
};

/** The ways of continuing after the trip: home empty or via one more offered order, both with the total result; the better one is marked. (SHP-8) */
export function OnwardCard({ choice: { car, fit, trip }, order, state, player }: OnwardCardProps) {
  const onward = fit.plan === null ? null : onwardOf(state, order, { car, plan: fit.plan }, player);
  if (onward === null) return null;
  const { world } = state.setup;
  const { city, base, metres, empty, load } = onward;
  const title = words.title(cityName(world, city), cityName(world, base));
  const margin = tripMargin(trip);
  return (
    <Card label={title}>
      <CardHead title={title}>
        <span className={styles.way}>{formatKm(metres / 1000)}</span>
      </CardHead>
      <Way name={words.empty} amount={-empty} left={margin - empty} isBetter={load === null}>
        {formatKm(metres / 1000)}
      </Way>
      {load !== null && (
        <Way name={words.load} amount={leftOf(load)} left={margin + leftOf(load)} isBetter>
          <OrderLink order={load.order.id} />
          <bdi>{` ${routeName(world, load.order)}, ${words.freight(formatGrosze(orderPay(load.order)), formatGrosze(tripCosts(load.calculation)), formatGameHour(load.order.pickWindow.from))}${load.home > 0 ? ` ${words.thenHome(formatGrosze(load.home))}` : ''}`}</bdi>
        </Way>
      )}
      <p className={styles.note}>{load === null ? words.none : words.note}</p>
    </Card>
  );
}

type WayProps = {
  readonly name: string;
  /** What this way brings, and the total of trip and way. */
  readonly amount: Grosze;
  readonly left: Grosze;
  readonly isBetter: boolean;
  readonly children: ReactNode;
};

function Way({ name, amount, left, isBetter, children }: WayProps) {
  return (
    <div className={classNames(styles.row, isBetter && styles.better)}>
      <div>
        <b>{name}</b>
        <p>{children}</p>
      </div>
      <div className={styles.sums}>
        <b>{signedZloty(amount)}</b>
        <FitWords tone={left > 0 ? 'ok' : 'tight'} text={words.together(signedZloty(left))} />
      </div>
    </div>
  );
}
