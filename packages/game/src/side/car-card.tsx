import {
  findOrder,
  findPlayer,
  isOverdue,
  isSleeping,
  orderAccount,
  parkingsAhead,
  wayAfterLoading,
  type Car,
  type GameState,
  type Order,
} from '@fracht/engine';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { AccountTable } from '../parts/account-table.tsx';
import { CarChip } from '../parts/car-chip.tsx';
import { shownAction } from '../situations/is-held-up.ts';
import { SituationSection } from './situation-section.tsx';
import { useNow } from '../store/game-now.ts';
import { useViewer } from '../store/hooks.ts';
import { CarActions } from './car-actions.tsx';
import { CarFacts } from './car-facts.tsx';
import { carNote } from './car-note.ts';
import { DriverDay } from './driver-day.tsx';
import { SideCardHead } from './side-card-head.tsx';
import { OrderSection } from './order-section.tsx';
import { ParkingList } from './parking-list.tsx';
import { SleepSection } from './sleep-section.tsx';
import { SheetScroll } from '../parts/side-sheet.tsx';
import styles from './side-card.module.css';

/** The card of a car: state, what is urgent, working time, actions, its order. (MAP-11) */
export function CarCard({ game, car }: { readonly game: GameState; readonly car: Car }) {
  const now = useNow();
  const { player } = useViewer();
  const isMine = car.player === player;
  const note = isMine ? carNote(game, car, now) : null;
  const order = car.shipment === null ? null : findOrder(game, car.shipment);
  const isLoading = wayAfterLoading(game, car) !== null;
  const isParkable = isMine && ('leg' in car.state || car.state.action === 'STOPPED_BY_PLAYER' || isLoading);
  return (
    <>
      <SideCardHead type={car.type} title={car.id}>
        <CarChip action={shownAction(game, car)} isOverdue={isOverdue(game, car, now)} />
      </SideCardHead>
      <SheetScroll>
        {note === null ? null : (
          <div className={`${styles.note} ${styles[note.tone]}`}>
            <Icon name={note.icon} />
            <p>
              <b>{note.title}</b>
              <bdi>{note.text}</bdi>
            </p>
          </div>
        )}
        {isMine && order !== null ? <SituationSection order={order} /> : null}
        {isMine && !isSleeping(car.state.action) ? <DriverDay game={game} car={car} now={now} /> : null}
        {isMine && isSleeping(car.state.action) ? <SleepSection game={game} car={car} now={now} /> : null}
        {isParkable && (parkingsAhead(game, car, now).length > 0 || 'leg' in car.state) ? (
          <ParkingList game={game} car={car} now={now} />
        ) : null}
        {isMine || car.player === null ? <CarActions game={game} car={car} now={now} /> : null}
        {order === null ? null : <OrderSection game={game} order={order} car={car} now={now} />}
        {isMine && order !== null ? <AccountSection game={game} order={order} /> : null}
        <CarFacts game={game} car={car} holder={isMine ? null : (findPlayer(game, car.player ?? '') ?? null)} />
      </SheetScroll>
    </>
  );
}

/** What the car's order was expected to bring and cost, next to what it has cost so far. (SHP-7) */
function AccountSection({ game, order }: { readonly game: GameState; readonly order: Order }) {
  const { player } = useViewer();
  const me = findPlayer(game, player);
  const account = me === null ? null : orderAccount(me, order);
  if (account === null) return null;
  return (
    <section className={styles.section}>
      <AccountTable account={account} isOver={false} />
    </section>
  );
}
