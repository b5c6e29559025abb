import type { CarType } from '../car-types.ts';
import type { Accident, ChangeEvent, Emergency } from '../library.ts';
import { type CarOwnership, ownershipOf } from '../car-ownership.ts';
import { findPlayer } from '../players/player.ts';
import { isTended } from '../players/tenure.ts';
import type { CarAction, GameState, Order, StrikeKind } from '../state.ts';
import type { CarId, OrderId, PlayerId } from '../units.ts';
import { causeMissing } from './cause.ts';
import {
  type CarTarget,
  type OrderTarget,
  accidentFits,
  carTarget,
  changeUnfitReason,
  emergencyUnfitReason,
  momentOf,
  orderTarget,
} from './fits.ts';
import {
  type CarMoment,
  accidentUnsuited,
  cargoOf,
  cargoSuits,
  changeSuits,
  emergencyUnsuited,
  endsSleep,
  notForCar,
} from './suits.ts';
import { asks } from './tables.ts';
import { coursesOf, leastStruckFirst, openOrdersOf } from './targets.ts';

/** Why a chosen situation would strike nothing now; the later in this list, the closer it came. (SIT-17) */
export const MISFITS = [
  'ASKS_NOTHING',
  'NOBODY_PLAYS',
  'NOTHING_UNDER_WAY',
  'OTHER_TYPE',
  'OTHER_OWNER',
  'AT_SEA',
  'OTHER_DOING',
  'OTHER_LAND',
  'OTHER_CARGO',
  'OTHER_GOODS',
  'OTHER_OPEN',
  'TOO_EARLY',
  'TOO_LATE',
  'MET',
  'NOT_OVERDUE',
  'NOT_LATE',
  'NO_FERRY',
] as const;
export type Misfit = (typeof MISFITS)[number];

/** What a chosen situation would strike; `car` null: an order without a car. */
export type Stroke = { readonly player: PlayerId; readonly order: OrderId; readonly car: CarId | null };

/** What a situation of the library would do now if the teacher chose it. */
export type Prospect = {
  readonly id: string;
  readonly kind: StrikeKind;
  /** What the car must be doing for the situation to strike; null for a change event that does not depend on that. */
  readonly doing: CarAction | 'DRIVING' | null;
  /** One for each player whom it would strike, in the order in which the players were passed in. */
  readonly strokes: readonly Stroke[];
  /** Why it would strike nobody, by the target that came closest; null if it would strike somebody. */
  readonly misfit: Misfit | null;
};

/**
 * Dry run: what each situation of the game's library would strike now if the teacher chose it for these players, or why nothing. Critical
 * situations first, then changes, then random ones, each in the library's order. (SIT-12, SIT-17)
 */
export function prospectsOf(state: GameState, players: readonly PlayerId[]): readonly Prospect[] {
  const targetsOfAll = players.flatMap((id) => playerTargets(state, id) ?? []);
  const { emergencies, accidents, changes } = state.setup.library;
  const critical = emergencies.map((item): Prospect => {
    const struck = foretold(
      targetsOfAll,
      ({ cars }) => cars,
      (near) => emergencyMisfit(state, item, near),
    );
    return { id: item.id, kind: 'CRITICAL', doing: item.status, ...(asks(item) ? struck : SILENT) };
  });
  const changed = changes.map((item): Prospect => {
    const struck = foretold(
      targetsOfAll,
      ({ orders }) => orders,
      (near) => changeMisfit(item, near),
    );
    return { id: item.id, kind: 'CHANGE', doing: item.status ?? null, ...struck };
  });
  const random = accidents.map((item): Prospect => {
    const struck = foretold(
      targetsOfAll,
      ({ cars }) => cars,
      (near) => accidentMisfit(item, near),
    );
    return { id: item.id, kind: 'RANDOM', doing: item.status ?? (endsSleep(item) ? 'SLEEPING' : 'DRIVING'), ...struck };
  });
  return [...critical, ...changed, ...random];
}

type Foretold = Pick<Prospect, 'strokes' | 'misfit'>;
const SILENT: Foretold = { strokes: [], misfit: 'ASKS_NOTHING' };

/** An order, or a car's order, that might be struck; `target` null if nothing can strike it now. */
type Near<Target> = { readonly order: Order; readonly target: Target | null };
type NearCar = Near<CarTarget & { readonly moment: CarMoment }> & {
  readonly type: CarType;
  readonly ownership: CarOwnership;
};
type NearOrder = Near<OrderTarget>;

/** A player's cars and orders, in the order in which situations look for a target. */
type PlayerTargets = {
  readonly player: PlayerId;
  readonly cars: readonly NearCar[];
  readonly orders: readonly NearOrder[];
};

function playerTargets(state: GameState, id: PlayerId): PlayerTargets | null {
  const player = findPlayer(state, id);
  if (player?.status !== 'PLAYING' || isTended(player)) return null;
  const cars = leastStruckFirst(coursesOf(state, player)).map(({ place, car, order }) => {
    const target = carTarget(state, place);
    const { type } = car;
    const struck = target === null ? null : { ...target, moment: momentOf(state, target) };
    return { order, type, ownership: ownershipOf(car), target: struck };
  });
  const orders = leastStruckFirst(openOrdersOf(state, player)).map(({ place, order }) => {
    return { order, target: orderTarget(state, place) };
  });
  return { player: id, cars, orders };
}

/** Whether a situation would strike any of these players now if the teacher chose it. (SIT-12) */
export function strikesAnybody(state: GameState, chosen: string, players: readonly PlayerId[]): boolean {
  return prospectsOf(state, players).some(({ id, misfit }) => id === chosen && misfit === null);
}

function foretold<Some extends NearOrder | NearCar>(
  targetsOfAll: readonly PlayerTargets[],
  nearOf: (own: PlayerTargets) => readonly Some[],
  misfitOf: (near: Some) => Misfit | null,
): Foretold {
  const strokes: Stroke[] = [];
  let nearest: Misfit = 'NOBODY_PLAYS';
  for (const own of targetsOfAll) {
    nearest = nearer(nearest, 'NOTHING_UNDER_WAY');
    for (const near of nearOf(own)) {
      const misfit = misfitOf(near);
      if (misfit === null) {
        strokes.push({ player: own.player, order: near.order.id, car: near.order.car });
        break;
      }
      nearest = nearer(nearest, misfit);
    }
  }
  return { strokes, misfit: strokes.length > 0 ? null : nearest };
}

function nearer(one: Misfit, other: Misfit): Misfit {
  return MISFITS.indexOf(one) < MISFITS.indexOf(other) ? other : one;
}

function emergencyMisfit(state: GameState, emergency: Emergency, near: NearCar): Misfit | null {
  const { target } = near;
  const not = notForCar(emergency, near);
  if (not !== null) return not;
  if (target === null) return 'AT_SEA';
  const unfit = emergencyUnsuited(emergency, target.moment) ?? emergencyUnfitReason(emergency, target);
  return unfit ?? causeMissing(state, emergency, target);
}

function accidentMisfit(accident: Accident, near: NearCar): Misfit | null {
  const { target } = near;
  const not = notForCar(accident, near);
  if (not !== null) return not;
  if (target === null) return 'AT_SEA';
  const unsuited = accidentUnsuited(accident, target.moment);
  if (unsuited !== null) return unsuited;
  if (!cargoSuits(accident, cargoOf(target.order))) return 'OTHER_CARGO';
  return accidentFits(accident, target) ? null : 'MET';
}

/** Why a change does not fit: an order that was turned back takes no more changes, and no order takes a second one while another is open. (SIT-11) */
function changeMisfit(change: ChangeEvent, { order, target }: NearOrder): Misfit | null {
  if (!changeSuits(change, order.type)) return 'OTHER_TYPE';
  if (target === null) return order.reversed ? 'TOO_LATE' : 'OTHER_OPEN';
  return changeUnfitReason(change, target);
}
