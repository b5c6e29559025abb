import {
  findCar,
  findPlayer,
  freeCancelUntil,
  isOpen,
  orderStatus,
  surchargeOf,
  tripCosts,
  type CarId,
  type GameSeconds,
  type GameState,
  type Order,
  type PlayerId,
  type TripCalculation,
} from '@fracht/engine';
import { calculationText, gameText } from '@fracht/content';
import { formatGameHour, formatGrosze, formatKm } from '@fracht/kit/format.ts';
import { FactRow } from '@fracht/kit/ui/fact-list.tsx';
import { ActionButton } from '../parts/action-button.tsx';
import { FitSpare } from '../parts/fit-label.tsx';
import { fitAfter, fitOf, isWorthTaking, type Fit } from '../parts/fit.ts';
import { Margin, MarginShare } from '../parts/margin.tsx';
import { OrderChip } from '../parts/order-chip.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { playerFullName } from '../parts/player-name.ts';
import { CarChooser } from '../screens/shipments/car-chooser.tsx';
import { carChoices } from '../screens/shipments/car-choice.ts';
import { useNow } from '../store/game-now.ts';
import { useViewer } from '../store/hooks.ts';
import { select } from '../store/ui-store.ts';
import { useGameAction } from '../store/use-game-action.ts';
import { SideCardHead } from './side-card-head.tsx';
import { OrderFacts, OrderSection, OrderWay, OrderWindows } from './order-section.tsx';
import { SideCarRow } from './side-rows.tsx';
import { SituationSection } from './situation-section.tsx';
import { SheetScroll } from '../parts/side-sheet.tsx';
import styles from './side-card.module.css';

const MINUTE = 60;

type OrderCardProps = {
  readonly game: GameState;
  readonly order: Order;
  /** The car for which the order was opened, as long as that one comes free in time. */
  readonly withCar?: CarId | undefined;
};

/** The card of an order: its status, whether a car can deliver it in time, and its actions. */
export function OrderCard({ game, order, withCar }: OrderCardProps) {
  const { player } = useViewer();
  const now = useNow();
  const car = order.car === null ? null : findCar(game, order.car);
  const isMine = order.player === player;
  const fit =
    order.player === null ? offeredFit(game, order, player, { withCar, at: Math.floor(now / MINUTE) * MINUTE }) : null;
  return (
    <>
      <SideCardHead type={order.type} title={order.id}>
        <OrderChip status={orderStatus(order)} />
      </SideCardHead>
      <SheetScroll>
        {isMine ? <SituationSection order={order} /> : null}
        <OrderActions game={game} order={order} player={player} now={now} fit={fit} />
        {isMine && car !== null ? (
          <section className={styles.section}>
            <SideCarRow car={car} onPick={() => select({ kind: 'CAR', id: car.id })} />
          </section>
        ) : null}
        {car === null ? (
          <TermsSection game={game} order={order} fit={fit} now={now} />
        ) : (
          <OrderSection game={game} order={order} car={car} now={now} />
        )}
      </SheetScroll>
    </>
  );
}

type OfferedAsk = { readonly withCar: CarId | undefined; readonly at: GameSeconds };

/** The fit of the car for whose next order it was opened, else that of the best way. (MAP-15, ORL-7) */
function offeredFit(game: GameState, order: Order, player: PlayerId, { withCar, at }: OfferedAsk): Fit {
  const car = withCar === undefined ? null : findCar(game, withCar);
  return (car === null ? null : fitAfter(game, order, car, at)) ?? fitOf(game, order, player, at);
}

type TermsSectionProps = {
  readonly game: GameState;
  readonly order: Order;
  readonly fit: Fit | null;
  readonly now: GameSeconds;
};

function TermsSection({ game, order, fit, now }: TermsSectionProps) {
  return (
    <section className={styles.section}>
      <OrderWay game={game} order={order} />
      <OrderWindows order={order} fit={fit} now={now} />
      <OrderFacts order={order}>
        <FactRow name={gameText.card.distance}>{formatKm(order.distance)}</FactRow>
        {fit === null || fit.calculation === null ? null : <TripFacts trip={fit.calculation} />}
      </OrderFacts>
      <p className={styles.hint}>
        <OrderLink order={order.id} />
      </p>
    </section>
  );
}

/** What the trip of the car shown above costs, and what it leaves of the freight. (ORL-11) */
function TripFacts({ trip }: { readonly trip: TripCalculation }) {
  return (
    <>
      <FactRow name={calculationText.costs}>{formatGrosze(tripCosts(trip))}</FactRow>
      <FactRow name={calculationText.margin}>
        <MarginShare trip={trip} className={styles.share} /> <Margin trip={trip} />
      </FactRow>
    </>
  );
}

type OrderActionsProps = TermsSectionProps & { readonly player: PlayerId };

function OrderActions({ game, order, player, now, fit }: OrderActionsProps) {
  if (!isOpen(order)) return null;
  if (order.player === null) return <BookSection order={order} fit={fit} />;
  if (order.player !== player) return <TakenSection game={game} order={order} />;
  return order.car === null && !order.loaded ? (
    <SendSection game={game} order={order} player={player} now={now} />
  ) : null;
}

function BookSection({ order, fit }: { readonly order: Order; readonly fit: Fit | null }) {
  const book = useGameAction('BOOK_ORDER', { order: order.id });
  return (
    <section className={styles.section}>
      {fit === null ? null : (
        <div className={styles.between}>
          <b>{fit.car?.id ?? ''}</b>
          <FitSpare fit={fit} />
        </div>
      )}
      <div className={styles.acts}>
        <ActionButton action={book} kind={fit !== null && isWorthTaking(fit) ? 'primary' : 'plain'} size="m">
          {gameText.card.book}
        </ActionButton>
      </div>
    </section>
  );
}

function TakenSection({ game, order }: { readonly game: GameState; readonly order: Order }) {
  const holder = findPlayer(game, order.player ?? '');
  return (
    <section className={styles.section}>
      <p className={styles.empty}>{gameText.card.others_order}</p>
      {holder === null || holder === undefined ? null : <b>{playerFullName(holder, game.players)}</b>}
    </section>
  );
}

function SendSection({ game, order, player, now }: Omit<OrderActionsProps, 'fit'>) {
  const minute = Math.floor(now / MINUTE) * MINUTE;
  const choices = carChoices(game, order, player, minute);
  const cancel = useGameAction('CANCEL_ORDER', { order: order.id });
  const until = freeCancelUntil(game.setup, order);
  const surcharge = surchargeOf(order);
  return (
    <section className={styles.section}>
      <h3>{gameText.card.chooseCar}</h3>
      <CarChooser order={order} choices={choices} state={game} />
      <div className={styles.acts}>
        <ActionButton action={cancel} size="m">
          {gameText.card.cancelOrder}
        </ActionButton>
      </div>
      <p className={styles.hint}>
        {`${
          until !== null && now <= until
            ? gameText.card.cancelFree(formatGameHour(until / 60))
            : gameText.card.cancelCost(Math.abs(game.setup.settings.points_late_cancel))
        }${surcharge > 0 ? ` ${gameText.card.cancelReturns(formatGrosze(surcharge))}` : ''}`}
      </p>
    </section>
  );
}
