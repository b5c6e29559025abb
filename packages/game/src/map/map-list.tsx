import { type Car, carsOf } from '@fracht/engine';
import { gameText } from '@fracht/content';
import { openCar } from '../situations/open-car.ts';
import { useShownSelection } from '../situations/use-shown-selection.ts';
import { useNow } from '../store/game-now.ts';
import { useViewer, useWholeGame } from '../store/hooks.ts';
import { type Selection, select } from '../store/ui-store.ts';
import { carWords, freeCarsByCity, ordersByCity } from './map-words.ts';
import { isOnMap } from '../parts/is-on-map.ts';
import styles from './map-screen.module.css';

const text = gameText.map;

/** What the map shows as lists: own cars, cities, others' cars on the road; each entry opens its card. (MAP-13) */
export function MapList() {
  const game = useWholeGame();
  const { player } = useViewer();
  const own = carsOf(game, player);
  const others = game.cars.filter((car) => isOnMap(car) && car.player !== player);
  return (
    <>
      <section className={styles.listed} aria-label={text.ownCars}>
        <h2>{text.ownCars}</h2>
        {own.length === 0 ? <p>{text.noOwnCars}</p> : <Cars cars={own} />}
      </section>
      <Cities />
      {others.length === 0 ? null : (
        <section className={styles.listed} aria-label={text.otherCars}>
          <h2>{text.otherCars}</h2>
          <Cars cars={others} />
        </section>
      )}
    </>
  );
}

function Cars({ cars }: { readonly cars: readonly Car[] }) {
  const now = useNow();
  const game = useWholeGame();
  const { player } = useViewer();
  const shown = useShownSelection();
  return (
    <ul>
      {cars.map((car) => (
        <li key={car.id}>
          <button type="button" aria-pressed={isShown(shown, 'CAR', car.id)} onClick={() => openCar(car.id)}>
            {carWords(game, car, player, now)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Cities() {
  const game = useWholeGame();
  const shown = useShownSelection();
  const [orders, cars] = [ordersByCity(game), freeCarsByCity(game)];
  return (
    <section className={styles.listed} aria-label={text.cities}>
      <h2>{text.cities}</h2>
      <ul>
        {game.setup.world.cities.map(({ id, displayName }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={isShown(shown, 'CITY', id)}
              onClick={() => select({ kind: 'CITY', id })}
            >
              <bdi>{`${displayName} `}</bdi>
              <small>{cityWords(orders[id] ?? 0, cars[id] ?? 0)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function cityWords(orders: number, cars: number): string {
  const words = [orders > 0 ? text.orders(orders) : '', cars > 0 ? text.freeCars(cars) : ''].filter(Boolean);
  return words.length === 0 ? text.nothingHere : words.join(', ');
}

function isShown(shown: Selection | null, kind: Selection['kind'], id: string | number): boolean {
  return shown?.kind === kind && shown.id === id;
}
