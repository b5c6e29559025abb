import {
  carLeg,
  carPosition,
  parkingsAhead,
  wayAfterLoading,
  type Car,
  type GameSeconds,
  type GameState,
  type Parking,
} from '@fracht/engine';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { guardWords, parkingName } from '../parts/parking-words.ts';
import { useNow } from '../store/game-now.ts';
import { useGame, useViewer, useWholeGame } from '../store/hooks.ts';
import { uiStore } from '../store/ui-store.ts';
import { usePlacing } from './placing.ts';
import { pointAt, routeLine } from './route-line.ts';
import { selectedCar } from './selected-route.ts';
import type { Point } from './view.ts';
import styles from './map-places.module.css';

/** The parkings ahead of the viewer's selected car: a shield is a guarded one, a square an unguarded one; those beyond the limit are grey. */
export function ParkingLayer() {
  const now = useNow();
  const { player } = useViewer();
  const game = useWholeGame();
  const selection = uiStore((state) => state.selection);
  const car = selectedCar(game, selection);
  usePlacing();
  if (car === null || car.player !== player) return null;
  return (
    <g>
      {parkingPoints(game, car, now).map(({ parking, point, overrun }) => (
        <ParkingMark key={parking.id} parking={parking} point={point} isFar={overrun > 0} />
      ))}
    </g>
  );
}

/** The parkings ahead of a car with their positions on the map. */
function parkingPoints(game: GameState, car: Car, at: GameSeconds) {
  const cities = carLeg(car)?.route ?? wayAfterLoading(game, car)?.cities;
  if (cities === undefined) return [];
  const here = carPosition(game, car, at).metres;
  const line = routeLine(game.setup.world, cities);
  return parkingsAhead(game, car, at).flatMap(({ parking, metres, overrun }) => {
    const point = pointAt(line, here + metres);
    return point === null ? [] : [{ parking, overrun, point }];
  });
}

type ParkingMarkProps = { readonly parking: Parking; readonly point: Point; readonly isFar: boolean };

function ParkingMark({ parking, point, isFar }: ParkingMarkProps) {
  const isPicked = uiStore((state) => state.parking === parking.id);
  const world = useGame((game) => game.setup.world);
  return (
    <g
      className={classNames(styles.parking, isFar && styles.far, isPicked && styles.picked)}
      data-x={point.x}
      data-y={point.y}
      data-parking={parking.id}
    >
      <title>{`${parkingName(world, parking)}, ${guardWords(parking)}`}</title>
      <circle className={styles.focus} r={12} />
      <g transform="translate(-9 -9)">
        <Icon name={parking.guarded ? 'p-guarded' : 'p-open'} size={18} />
      </g>
    </g>
  );
}
