import { carCity, offeredOrders, type Car, type City, type GameState } from '@fracht/engine';
import { gameText } from '@fracht/content';
import { useViewer } from '../store/hooks.ts';
import { select } from '../store/ui-store.ts';
import { SideCardHead } from './side-card-head.tsx';
import { SideCarRow, SideOrderRow } from './side-rows.tsx';
import { SheetScroll } from '../parts/side-sheet.tsx';
import styles from './side-card.module.css';

const COUNTRIES: Readonly<Record<string, string>> = gameText.card.countries;

/** The card of a city: the free orders from there, the cars that can be sent, and those that stand there. */
export function CityCard({ game, city }: { readonly game: GameState; readonly city: City }) {
  const { player } = useViewer();
  const orders = offeredOrders(game).filter(({ base }) => base === city.id);
  const here = game.cars.filter((car) => !car.gone && carCity(car) === city.id);
  const free = here.filter((car) => car.state.action === 'FREE');
  const mine = here.filter((car) => car.player === player);
  return (
    <>
      <SideCardHead type={null} title={city.displayName}>
        <p className={styles.empty}>{COUNTRIES[city.country]}</p>
      </SideCardHead>
      <SheetScroll>
        <section className={styles.section}>
          <h3>
            {gameText.card.ordersHere} <span>{orders.length}</span>
          </h3>
          {orders.length === 0 ? <p className={styles.empty}>{gameText.card.nothingHere}</p> : null}
          <ul className={styles.list}>
            {orders.map((order) => (
              <li key={order.id}>
                <SideOrderRow game={game} order={order} onPick={() => select({ kind: 'ORDER', id: order.id })} />
              </li>
            ))}
          </ul>
        </section>
        <CarSection title={gameText.card.carsMine} cars={mine} />
        <CarSection title={gameText.card.carsHere} cars={free} />
      </SheetScroll>
    </>
  );
}

function CarSection({ title, cars }: { readonly title: string; readonly cars: readonly Car[] }) {
  if (cars.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>
        {title} <span>{cars.length}</span>
      </h3>
      <ul className={styles.list}>
        {cars.map((car) => (
          <li key={car.id}>
            <SideCarRow car={car} onPick={() => select({ kind: 'CAR', id: car.id })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
