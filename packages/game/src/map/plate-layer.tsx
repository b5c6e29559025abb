import {
  findCar,
  findCity,
  isOpen,
  planDelivery,
  type CityId,
  type GameSeconds,
  type GameState,
  type TimeWindow,
} from '@fracht/engine';
import { gameText } from '@fracht/content';
import { formatDuration, formatGameHour, formatKm } from '@fracht/kit/format.ts';
import { fitOfPlan, type Fit } from '../parts/fit.ts';
import { fitWords } from '../parts/fit-label.tsx';
import { useNow } from '../store/game-now.ts';
import { useWholeGame } from '../store/hooks.ts';
import { useShownSelection } from '../situations/use-shown-selection.ts';
import type { Selection } from '../store/ui-store.ts';
import { usePlacing } from './placing.ts';
import { PlateMark, type Plate } from './plate-mark.tsx';
import { selectedOrder, selectedRoute } from './selected-route.ts';

type KeyedPlate = Plate & { readonly key: string };

/** Plates on the map: the end of the working time, and the windows at both ends of the selected order. */
export function PlateLayer() {
  const now = useNow();
  const selection = useShownSelection();
  const plates = platesOf(useWholeGame(), selection, now);
  usePlacing();
  return (
    <g aria-hidden="true">
      {plates.map(({ key, ...plate }) => (
        <PlateMark key={key} plate={plate} />
      ))}
    </g>
  );
}

function platesOf(game: GameState, selection: Selection | null, now: GameSeconds): readonly KeyedPlate[] {
  return [...limitPlate(game, selection, now), ...windowPlates(game, selection, now)];
}

function limitPlate(game: GameState, selection: Selection | null, now: GameSeconds): readonly KeyedPlate[] {
  const { limit } = selectedRoute(game, selection, now);
  if (limit === null) return [];
  const hours = formatDuration(game.setup.settings.car_worktime);
  return [
    {
      key: 'limit',
      point: limit.point,
      title: gameText.map.limitPlate[limit.by](formatGameHour(limit.at / 60), hours),
      detail: gameText.map.limitIn(formatKm(limit.metres / 1000)),
      tone: 'plain',
      isBad: true,
    },
  ];
}

function windowPlates(game: GameState, selection: Selection | null, now: GameSeconds): readonly KeyedPlate[] {
  const order = selectedOrder(game, selection);
  if (order === null || !isOpen(order)) return [];
  const car = order.car === null ? null : findCar(game, order.car);
  const plan = car === null ? null : planDelivery(game, car, order, now);
  const fit = car === null || plan === null ? null : fitOfPlan(game.setup, car, plan);
  const goal = order.reversed ? order.base : order.destination;
  const unloading = windowPlate(game, goal, gameText.map.unloading, order.deliverWindow, fit, plan?.arrivesAt);
  if (order.loaded) return unloading;
  return [...unloading, ...windowPlate(game, order.base, gameText.map.loading, order.pickWindow, fit, plan?.pickAt)];
}

function windowPlate(
  game: GameState,
  city: CityId,
  title: (from: string, to: string) => string,
  window: TimeWindow,
  fit: Fit | null,
  planned: GameSeconds | undefined,
): readonly KeyedPlate[] {
  const point = findCity(game.setup.world, city);
  if (point === undefined || point === null) return [];
  const hasPlan = fit !== null && planned !== undefined;
  return [
    {
      key: `window-${city}`,
      point,
      title: title(formatGameHour(window.from), formatGameHour(window.to)),
      detail: hasPlan ? gameText.map.plan(formatGameHour(planned / 60), fitWords(fit)) : point.displayName,
      tone: hasPlan ? fit.tone : 'plain',
    },
  ];
}
