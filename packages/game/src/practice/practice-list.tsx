import { carActionLabels, gameText, practiceText } from '@fracht/content';
import { formatGameHour, formatKm } from '@fracht/kit/format.ts';
import { carPlace } from '../parts/car-place.ts';
import { placeWords } from '../parts/place-words.ts';
import { routeName } from '../parts/route-words.ts';
import { useNow } from '../store/game-now.ts';
import { useWholeGame } from '../store/hooks.ts';
import { select } from '../store/ui-store.ts';
import { carIn, orderIn } from './steps.ts';
import styles from './practice-list.module.css';

const text = practiceText.twin;

/** What is on the map as a list: the order and the car, each opening its card. (PRT-6) */
export function PracticeList() {
  const game = useWholeGame();
  const now = useNow();
  const [order, car] = [orderIn(game), carIn(game)];
  const { world } = game.setup;
  const window = `${formatGameHour(order.pickWindow.from)}–${formatGameHour(order.pickWindow.to)}`;
  return (
    <section className={styles.twin} aria-label={text.title}>
      <h2>{text.order}</h2>
      <button type="button" onClick={() => select({ kind: 'ORDER', id: order.id })}>
        <b>{routeName(world, order)}</b>
        <span>{`${gameText.card.loading} ${window}, ${formatKm(order.distance)}`}</span>
      </button>
      <h2>{text.car}</h2>
      <button type="button" onClick={() => select({ kind: 'CAR', id: car.id })}>
        <b>{car.id}</b>
        <span>{`${carActionLabels[car.state.action]}, ${placeWords(world, carPlace(game, car, now))}`}</span>
      </button>
    </section>
  );
}
