import { carsOf, isOverdue, type Car } from '@fracht/engine';
import { carActionLabels, gameText, overdueLabel } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { carPlace } from '../parts/car-place.ts';
import { placeWords } from '../parts/place-words.ts';
import { useShownSelection } from '../situations/use-shown-selection.ts';
import { useNow } from '../store/game-now.ts';
import { useViewer, useWholeGame } from '../store/hooks.ts';
import { openCar } from '../situations/open-car.ts';
import { isOnMap } from './trucks/is-on-map.ts';
import styles from './map.module.css';

/** The trucks as a list for keyboard and screen readers, one's own with their whereabouts; visible only while the focus is inside it. */
export function TruckList() {
  const now = useNow();
  const { player } = useViewer();
  const game = useWholeGame();
  const own = carsOf(game, player);
  const selection = useShownSelection();
  const words = (car: Car): string => {
    const state = isOverdue(game, car, now) ? overdueLabel : carActionLabels[car.state.action];
    if (car.player !== player) return gameText.map.car(car.id, state);
    return gameText.map.carAt(car.id, state, placeWords(game.setup.world, carPlace(game, car, now)));
  };
  const others = game.cars.filter((car) => isOnMap(car) && car.player !== player);
  return (
    <div className={classNames(styles.panel, styles.twin)} role="group" aria-label={gameText.map.cars}>
      {[...own, ...others].map((car) => (
        <button
          key={car.id}
          type="button"
          aria-pressed={selection?.kind === 'CAR' && selection.id === car.id}
          onClick={() => openCar(car.id)}
        >
          <span aria-hidden="true">
            <TypeGlyph type={car.type} look="disc" size={20} />
          </span>
          {words(car)}
        </button>
      ))}
    </div>
  );
}
