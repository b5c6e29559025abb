import { offeredOrders, type Car, type City, type GameState } from '@fracht/engine';
import { gameText } from '@fracht/content';
import { openCar } from '../situations/open-car.ts';
import { isOnMap } from '../parts/is-on-map.ts';
import { standsIn } from '../parts/stands-in.ts';
import { useViewer } from '../store/hooks.ts';
import { select } from '../store/ui-store.ts';
import { SideCardHead } from './side-card-head.tsx';
import { SideCarRow, SideOrderRow } from './side-rows.tsx';
import { SheetScroll } from '../parts/side-sheet.tsx';
import styles from './side-card.module.css';

const COUNTRIES: Readonly<Record<string, string>> = gameText.card.countries;

type CityCardProps = {
  readonly game: GameState;
  readonly city: City;
  /** Its trucks were pressed, and come first. */
  readonly isStack: boolean;
};

/** The card of a city: the free orders from there, the trucks that are there, the viewer's own first, and the cars that can be sent. (MAP-17) */
export function CityCard({ game, city, isStack }: CityCardProps) {
  const { player } = useViewer();
  const here = game.cars.filter((car) => !car.gone && standsIn(game, car) === city.id);
  const free = here.filter((car) => !isOnMap(car));
  const mine = here.filter((car) => isOnMap(car) && car.player === player);
  const others = here.filter((car) => isOnMap(car) && car.player !== player);
  const orders = <OrderSection game={game} city={city} />;
  return (
    <>
      <SideCardHead type={null} title={city.displayName}>
        <p className={styles.empty}>{COUNTRIES[city.country]}</p>
      </SideCardHead>
      <SheetScroll>
        {isStack ? null : orders}
        <CarSection title={gameText.card.carsMine} cars={mine} />
        <CarSection title={gameText.card.carsOthers} cars={others} />
        {isStack ? orders : null}
        <CarSection title={gameText.card.carsHere} cars={free} />
      </SheetScroll>
    </>
  );
}

function OrderSection({ game, city }: Pick<CityCardProps, 'game' | 'city'>) {
  const orders = offeredOrders(game).filter(({ base }) => base === city.id);
  return (
    <section className={styles.section}>
      <h3>
        <bdi>{`${gameText.card.ordersHere} `}</bdi>
        <span>{orders.length}</span>
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
  );
}

function CarSection({ title, cars }: { readonly title: string; readonly cars: readonly Car[] }) {
  if (cars.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>
        <bdi>{`${title} `}</bdi>
        <span>{cars.length}</span>
      </h3>
      <ul className={styles.list}>
        {cars.map((car) => (
          <li key={car.id}>
            <SideCarRow car={car} onPick={() => openCar(car.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
