import { carsOf, isOverdue } from '@fracht/engine';
import { carActionLabels, gameText, overdueLabel } from '@fracht/content';
import { classNames } from '../../ui/class-names.ts';
import { TypeGlyph } from '../../ui/type-glyph.tsx';
import { useNow } from '../store/game-now.ts';
import { useViewer, useWholeGame } from '../store/hooks.ts';
import { openCar } from '../situations/open-car.ts';
import { isOnMap } from './trucks/is-on-map.ts';
import styles from './map.module.css';

/** The trucks as a list for the keyboard and for screen readers; seen only while something in it has the focus. */
export function TruckList() {
  const now = useNow();
  const { player } = useViewer();
  const game = useWholeGame();
  const own = carsOf(game, player);
  const others = game.cars.filter((car) => isOnMap(car) && car.player !== player);
  return (
    <div className={classNames(styles.panel, styles.twin)} role="group" aria-label={gameText.map.cars}>
      {[...own, ...others].map((car) => (
        <button key={car.id} type="button" onClick={() => openCar(car.id)}>
          <TypeGlyph type={car.type} look="disc" size={20} />
          {gameText.map.car(car.id, isOverdue(game, car, now) ? overdueLabel : carActionLabels[car.state.action])}
        </button>
      ))}
    </div>
  );
}
