import { carCity, carLeg, carPosition, findCar, findCity, type GameSeconds, type GameState } from '@fracht/engine';
import { formatGameHour } from '@fracht/kit/format.ts';
import { PlateMark } from '../map/plate-mark.tsx';
import { usePlacing } from '../map/placing.ts';
import { pointAt, routeLine } from '../map/route-line.ts';
import { isOnMap } from '../parts/is-on-map.ts';
import type { Point } from '../map/view.ts';
import { gameStore } from '../store/game-store.ts';
import { useWholeGame } from '../store/hooks.ts';
import { happeningWords } from './happening-words.ts';
import { replayStore } from './replay-store.ts';
import { placeOf, type ShownHappening } from './shown-happenings.ts';
import { TOLD_FOR } from './situation-then.ts';

/** What has just happened to a car, on the map beside it. The list says the same, also to screen readers. (RPL-13) */
export function HappeningPlate({ happenings }: { readonly happenings: readonly ShownHappening[] }) {
  const at = replayStore((store) => store.at);
  const game = useWholeGame();
  usePlacing();
  const happening = lastOfCar(happenings, at);
  const point = happening === null ? null : carPoint(game, happening.car, at);
  if (happening === null || point === null) return null;
  const { title, detail, amount, isLoss } = happeningWords(happening, namesFor(game));
  const told = {
    point,
    title: amount === '' ? title : `${title} ${amount}`,
    detail: detail === '' ? formatGameHour(happening.at / 60) : detail,
  };
  return (
    <g aria-hidden="true" data-happening-plate="">
      <PlateMark plate={{ ...told, tone: 'plain', isBad: isLoss }} />
    </g>
  );
}

type OfCar = ShownHappening & { readonly car: string };

/** The last happening of a car that is still new at a moment. */
function lastOfCar(happenings: readonly ShownHappening[], at: GameSeconds): OfCar | null {
  for (let index = placeOf(happenings, at); index >= 0; index -= 1) {
    const happening = happenings[index];
    if (happening === undefined || at - happening.at >= TOLD_FOR) return null;
    if (isOfCar(happening)) return happening;
  }
  return null;
}

function isOfCar(happening: ShownHappening): happening is OfCar {
  return happening.car !== null;
}

/** Names of others are shown to a teacher only: a student reads about the student's own cars, or sees that something happened to another. */
function namesFor({ players }: GameState) {
  return gameStore.getState().viewer?.type === 'TEACHER' ? players : [];
}

function carPoint(game: GameState, id: string, at: GameSeconds): Point | null {
  const car = findCar(game, id);
  if (car === null || !isOnMap(car)) return null;
  const city = carCity(car);
  if (city !== null) return findCity(game.setup.world, city) ?? null;
  const leg = carLeg(car);
  return leg === null ? null : pointAt(routeLine(game.setup.world, leg.route), carPosition(game, car, at).metres);
}
