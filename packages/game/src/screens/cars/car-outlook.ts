import {
  dockPastDay,
  findOrder,
  isDriving,
  isOverdue,
  drivingLimitAt,
  planDelivery,
  type Car,
  type DockPastDay,
  type GameSeconds,
  type GameState,
} from '@fracht/engine';
import type { StripBlock } from '../../parts/tachograph-strip.tsx';
import { dayEndOf } from '../../parts/day-end.ts';
import { carPlace, type CarWhereabouts } from '../../parts/car-place.ts';
import { carTask, bestOrderFor, type CarTask } from './car-task.ts';
import { nextStep, type NextStep } from './next-step.ts';
import { pastBlocks, plannedBlocks } from './strip-blocks.ts';

/** Everything that the list shows about one car at a moment. */
export type CarOutlook = {
  readonly isOverdue: boolean;
  readonly place: CarWhereabouts;
  readonly next: NextStep;
  readonly task: CarTask | null;
  readonly blocks: readonly StripBlock[];
  readonly limit: GameSeconds | null;
  readonly dayEnd: GameSeconds | null;
  /** Work at a dock that goes past the end of the day if no rest comes first. (DAY-5) */
  readonly dock: DockPastDay | null;
};

/** What the list shows about a car at a moment: its place, past, plan and the most urgent task. */
export function carOutlook(state: GameState, car: Car, at: GameSeconds): CarOutlook {
  const order = car.shipment === null ? null : findOrder(state, car.shipment);
  const plan = order === null ? null : planDelivery(state, car, order, at);
  const journal = state.players.find(({ id }) => id === car.player)?.journal ?? [];
  const planned = plannedBlocks(state, car, plan, at);
  return {
    isOverdue: isDriving(car.state.action) && isOverdue(state, car, at),
    place: carPlace(state, car, at),
    next: nextStep(state, car, plan, bestOrderFor(state, car, at)?.id ?? null, at),
    task: carTask(state, car, plan, at),
    blocks: [...pastBlocks(state, car, journal, at), ...planned],
    limit: limitInTheWay(drivingLimitAt(state, car), planned),
    dayEnd: dayEndOf(state.setup.settings, car),
    dock: dockPastDay(state, car, at),
  };
}

/** The limit, if the plan reaches it by a rest before it or a drive past it; else null, and it is not drawn. */
function limitInTheWay(limit: GameSeconds | null, planned: readonly StripBlock[]): GameSeconds | null {
  if (limit === null) return null;
  const first = planned.find(
    ({ kind, isBreak, to }) => (kind === 'rest' && isBreak !== true) || (kind === 'drive' && to >= limit),
  );
  return first === undefined ? null : limit;
}
