import { memo, useState } from 'react';
import { carsOf, type Car } from '@fracht/engine';
import { gameText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { useShownSelection } from '../situations/use-shown-selection.ts';
import { useNow } from '../store/game-now.ts';
import { useViewer, useWholeGame } from '../store/hooks.ts';
import { openCar } from '../situations/open-car.ts';
import { carWords } from './map-words.ts';
import { isOnMap } from '../parts/is-on-map.ts';
import styles from './map-panels.module.css';

/** The trucks as a list for keyboard and screen readers, the viewer's own with their whereabouts; visible only while the focus is inside it. */
export function TruckList() {
  const now = useNow();
  const { player } = useViewer();
  const game = useWholeGame();
  const own = carsOf(game, player);
  const selection = useShownSelection();
  const [isSeen, setIsSeen] = useState(false);
  const others = game.cars.filter((car) => isOnMap(car) && car.player !== player);
  return (
    <div
      className={classNames(styles.panel, styles.twin)}
      role="group"
      aria-label={gameText.map.cars}
      onFocus={() => setIsSeen(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsSeen(currentTarget.contains(relatedTarget))}
    >
      {[...own, ...others].map((car) => (
        <TruckRow
          key={car.id}
          id={car.id}
          type={car.type}
          words={carWords(game, car, player, now)}
          isSelected={selection?.kind === 'CAR' && selection.id === car.id}
          isSeen={isSeen}
        />
      ))}
    </div>
  );
}

type TruckRowProps = Pick<Car, 'id' | 'type'> & {
  readonly words: string;
  readonly isSelected: boolean;
  /** The icon is left out while no one sees it: a change of the time is then rendered faster. */
  readonly isSeen: boolean;
};

/** Rendered again only when its words change. */
const TruckRow = memo(function TruckRow({ id, type, words, isSelected, isSeen }: TruckRowProps) {
  return (
    <button type="button" aria-pressed={isSelected} onClick={() => openCar(id)}>
      {isSeen ? (
        <span aria-hidden="true">
          <TypeGlyph type={type} look="disc" size={20} />
        </span>
      ) : null}
      <bdi>{words}</bdi>
    </button>
  );
});
