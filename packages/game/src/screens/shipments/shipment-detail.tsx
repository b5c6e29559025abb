import { Suspense, useMemo, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import {
  findCar,
  fullPenalty,
  isCarried,
  isOnTime,
  isOpen,
  orderPay,
  orderStatus,
  type GameSeconds,
  type GameState,
  type Order,
  type PlayerId,
  type TimeWindow,
} from '@fracht/engine';
import { gameText, partsText, shipmentsText } from '@fracht/content';
import { formatGrosze, formatKm } from '@fracht/kit/format.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { AbroadMarks, CabotageNote } from '../../parts/abroad-marks.tsx';
import { cargoLine } from '../../parts/cargo-words.ts';
import { FitSpare, FitWords } from '../../parts/fit-label.tsx';
import type { Fit } from '../../parts/fit.ts';
import { OrderChip } from '../../parts/order-chip.tsx';
import { useIsPhone } from '../../parts/use-is-phone.ts';
import { wholeRoute } from '../../parts/route-words.ts';
import { windowDays, windowHours } from '../../parts/window-bar.tsx';
import { select } from '../../store/ui-store.ts';
import { ShipmentCarActions } from './shipment-car-actions.tsx';
import { CargoCard } from './cargo-card.tsx';
import { CourseCard } from './course-card.tsx';
import { courseOf } from './course.ts';
import { DocumentsCard } from './documents-card.tsx';
import { MessagesCard } from './messages-card.tsx';
import styles from './shipment-detail.module.css';
import { ShipmentActions } from './shipment-actions.tsx';
import { ownFit } from './shipment-order.ts';
import { WindowsCard } from './windows-card.tsx';
import { mapPage } from '../../store/game-pages.ts';
import { gameHome } from '../../store/game-store.ts';

/** In a chunk of its own: an order can be followed without its money. */
const MoneyCards = lazyPart(() => import('./onward-card.tsx').then((part) => part.MoneyCards));

type ShipmentDetailProps = {
  readonly order: Order;
  readonly state: GameState;
  readonly player: PlayerId;
  readonly now: GameSeconds;
};

/** One order: its terms, its course, what can be done with it now, its windows, documents and messages. */
export function ShipmentDetail({ order, state, player, now }: ShipmentDetailProps) {
  const fit = useMemo(() => ownFit(state, order, now), [state, order, now]);
  const me = state.players.find(({ id }) => id === player);
  const isMine = order.player === player;
  const steps = courseOf({ order, journal: me?.journal ?? [], ledger: me?.ledger ?? [], plan: fit?.plan ?? null, now });
  return (
    <section className={styles.detail} tabIndex={0} aria-label={order.id}>
      <Heading order={order} state={state} player={player} now={now} />
      <Facts order={order} fit={fit} />
      <CabotageNote order={order} world={state.setup.world} />
      {isOpen(order) && (
        <div className={styles.actions}>
          <ShipmentActions order={order} state={state} player={player} now={now} />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {isMine && me !== undefined && (
            <Suspense>
              <MoneyCards order={order} player={me} fit={fit} state={state} />
            </Suspense>
          )}
          {isMine && steps.length > 0 && <CourseCard steps={steps} order={order} state={state} now={now} />}
        </div>
        <div className={styles.column}>
          <WindowsCard order={order} fit={fit} now={now} />
          <CargoCard order={order} world={state.setup.world} />
          {isMine && <DocumentsCard order={order} />}
          {isMine && <MessagesCard order={order.id} />}
        </div>
      </div>
    </section>
  );
}

/** The title of an order; on a phone, where the order has a page of its own, the page's heading. */
function Heading({ order, state, player, now }: ShipmentDetailProps) {
  const { setup } = state;
  const cargo = cargoLine(setup.world, order);
  const Title = useIsPhone() ? 'h1' : 'h2';
  const car = order.car === null || order.player !== player ? null : findCar(state, order.car);
  return (
    <header className={styles.heading}>
      <Link className={styles.back} to={`${gameHome(setup.game)}/shipments`}>
        {shipmentsText.back}
      </Link>
      <TypeGlyph type={order.type} look="disc" size={40} />
      <div className={styles.name}>
        <Title>{order.id}</Title>
        <p>
          <bdi>{`${wholeRoute(setup.world, order.path)} `}</bdi>
          <AbroadMarks order={order} world={setup.world} />
        </p>
        {cargo === null ? null : <p>{cargo}</p>}
      </div>
      <OrderChip status={orderStatus(order)} />
      {car !== null && <ShipmentCarActions car={car} state={state} now={now} />}
      <Link
        className={buttonClass({})}
        to={mapPage(setup.game)}
        onClick={() => select({ kind: 'ORDER', id: order.id })}
      >
        <Icon name="i-map" size={16} />
        <bdi>{partsText.toMap}</bdi>
      </Link>
    </header>
  );
}

function Facts({ order, fit }: { readonly order: Order; readonly fit: Fit | null }) {
  const { facts } = shipmentsText;
  // Before a car is sent nothing is known about it, and the windows are the criterion for choosing one.
  const isChoosing = orderStatus(order) === 'BOOKED';
  return (
    <dl className={styles.facts}>
      {isChoosing ? (
        <>
          <WindowFact name={gameText.card.loading} window={order.pickWindow} />
          <WindowFact name={gameText.card.unloading} window={order.deliverWindow} />
        </>
      ) : null}
      <Fact name={facts.pay}>{formatGrosze(orderPay(order))}</Fact>
      <Fact name={facts.penalty}>{formatGrosze(fullPenalty(order))}</Fact>
      <Fact name={facts.route}>{formatKm(order.distance)}</Fact>
      {isChoosing ? null : (
        <>
          <Fact name={facts.car}>{order.car ?? facts.noCar}</Fact>
          {isOpen(order) ? (
            <Fact name={facts.fit}>{fit === null ? facts.noCar : <FitSpare fit={fit} />}</Fact>
          ) : (
            <Fact name={facts.result}>
              <Ending order={order} />
            </Fact>
          )}
        </>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A window, as a criterion for choosing a car. */
function WindowFact({ name, window }: { readonly name: string; readonly window: TimeWindow }) {
  return <Fact name={partsText.dated(name, windowDays(window))}>{windowHours(window)}</Fact>;
}

function Ending({ order }: { readonly order: Order }) {
  const { result } = shipmentsText;
  if (!order.delivered) return <FitWords tone="no" text={result.expired} />;
  if (!isCarried(order)) return <FitWords tone="no" text={order.reversed ? result.returned : result.unpaid} />;
  return isOnTime(order) ? (
    <FitWords tone="ok" text={result.delivered} />
  ) : (
    <FitWords tone="tight" text={result.late} />
  );
}
