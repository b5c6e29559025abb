import type { ReactNode } from 'react';
import {
  fullPenalty,
  isOpen,
  orderPay,
  planDelivery,
  carPosition,
  carLeg,
  metresLeft,
  type Car,
  type GameSeconds,
  type GameState,
  type Order,
} from '@fracht/engine';
import { cargoText, gameText } from '@fracht/content';
import { formatDuration, formatGrosze, formatKm } from '@fracht/kit/format.ts';
import { FactList, FactRow } from '@fracht/kit/ui/fact-list.tsx';
import { AbroadMarks } from '../parts/abroad-marks.tsx';
import { cargoLine } from '../parts/cargo-words.ts';
import { FitSpare } from '../parts/fit-label.tsx';
import { fitOfPlan, type Fit } from '../parts/fit.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { cityName, viaWords } from '../parts/route-words.ts';
import { datedHours, WindowBar } from '../parts/window-bar.tsx';
import { useGame } from '../store/hooks.ts';
import styles from './side-card.module.css';

type OrderSectionProps = {
  readonly game: GameState;
  readonly order: Order;
  readonly car: Car | null;
  readonly now: GameSeconds;
};

/** The order that a car carries: whether it will be in time (no forecast for one that has ended), its route, its windows compared with now, and what is at stake. */
export function OrderSection({ game, order, car, now }: OrderSectionProps) {
  const fit = car === null || !isOpen(order) ? null : fitOfPlan(game.setup, car, planDelivery(game, car, order, now));
  return (
    <section className={styles.section}>
      <div className={styles.between}>
        <OrderLink order={order.id} />
        {fit === null ? null : <FitSpare fit={fit} />}
      </div>
      <OrderWay game={game} order={order} />
      <OrderWindows order={order} fit={fit} now={now} />
      <OrderFacts order={order}>{car === null ? null : <WayLeft game={game} car={car} now={now} />}</OrderFacts>
    </section>
  );
}

/** The start and destination of an order, and the cities on its route. */
export function OrderWay({ game, order }: { readonly game: GameState; readonly order: Order }) {
  const { world } = game.setup;
  return (
    <p className={styles.route}>
      <bdi>{`${cityName(world, order.base)} → ${cityName(world, order.destination)} `}</bdi>
      <span>{viaWords(order.path)}</span> <AbroadMarks order={order} world={world} />
    </p>
  );
}

type OrderWindowsProps = { readonly order: Order; readonly fit: Fit | null; readonly now: GameSeconds };

/** The windows of an order on an axis of their own, with now and the planned arrival. */
export function OrderWindows({ order, fit, now }: OrderWindowsProps) {
  const from = Math.min(now, order.pickWindow.from * 60) - 1800;
  const axis = { from, to: Math.max(order.deliverWindow.to * 60, fit?.plan?.arrivesAt ?? 0, now) + 1800 };
  return (
    <>
      <div className={styles.bar}>
        <WindowBar
          axis={axis}
          pick={order.pickWindow}
          deliver={order.deliverWindow}
          tone={fit?.tone ?? 'ok'}
          plan={fit?.plan?.arrivesAt ?? null}
          now={now}
        />
      </div>
      <div className={styles.hours}>
        <span>{`${gameText.card.loading} ${datedHours(order.pickWindow)}`}</span>
        <span>{`${gameText.card.unloading} ${datedHours(order.deliverWindow)}`}</span>
      </div>
    </>
  );
}

/** Cargo, pay and penalty of an order; `children` are next to them. */
export function OrderFacts({ order, children }: { readonly order: Order; readonly children?: ReactNode }) {
  const world = useGame(({ setup }) => setup.world);
  const cargo = cargoLine(world, order);
  return (
    <FactList className={styles.facts}>
      {cargo === null ? null : <FactRow name={cargoText.title}>{cargo}</FactRow>}
      <FactRow name={gameText.card.pay}>{formatGrosze(orderPay(order))}</FactRow>
      <FactRow name={gameText.card.penalty}>{gameText.card.upTo(formatGrosze(fullPenalty(order)))}</FactRow>
      {children}
    </FactList>
  );
}

function WayLeft({ game, car, now }: { readonly game: GameState; readonly car: Car; readonly now: GameSeconds }) {
  const leg = carLeg(car);
  if (leg === null) return null;
  const metres = 'leg' in car.state ? metresLeft(leg, now) : leg.length - carPosition(game, car, now).metres;
  return (
    <FactRow name={gameText.card.toGoal}>
      {gameText.card.driving(formatKm(metres / 1000), formatDuration((metres * 3.6) / leg.speed / 60))}
    </FactRow>
  );
}
