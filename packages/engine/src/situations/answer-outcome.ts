import { carLeg, carOf, findCar } from '../cars/car.ts';
import { isSleeping } from '../cars/kinds.ts';
import { standsFor } from '../cars/stand-longer.ts';
import { workingAt } from '../cars/work.ts';
import { extraLeft } from '../drive/leg.ts';
import { orderPay } from '../orders/terms.ts';
import { findPlayer } from '../players/player.ts';
import type { Car, GameState, Order, Player } from '../state.ts';
import type { AnswerOutcome } from '../situation-state.ts';
import type { OrderPlace, PlayerId } from '../units.ts';

/** Whose answer it was, and the list index of the order that it was about. */
type Answered = { readonly place: OrderPlace; readonly player: PlayerId };
/** The game before or after a step of an answer. */
type BeforeOrAfter = {
  readonly state: GameState;
  readonly order: Order;
  readonly car: Car | null;
  readonly player: Player;
};
type Differ = (before: BeforeOrAfter, after: BeforeOrAfter) => readonly AnswerOutcome[];

/**
 * What one step of an answer (an effect, or a car that is sent) has done to the player's money and points, and to the order and its car. It is
 * read from the game before and after the step, so that nothing is reported that did not happen. (SIT-25)
 */
export function outcomeBetween(before: GameState, after: GameState, subject: Answered): readonly AnswerOutcome[] {
  const [was, is] = [sideOf(before, subject), sideOf(after, subject)];
  return was === null || is === null ? [] : DIFFERS.flatMap((differ) => differ(was, is));
}

function sideOf(state: GameState, { place, player: id }: Answered): BeforeOrAfter | null {
  const order = state.orders[place];
  const player = findPlayer(state, id);
  return order === undefined || player === null ? null : { state, order, player, car: carOf(state, order) };
}

const DIFFERS: readonly Differ[] = [booked, stood, driven, windows, changed, ended, ranked, refreshed, anotherCar];

/** Ledger entries, each separately, as the account lists them. */
function booked({ player: was }: BeforeOrAfter, { player }: BeforeOrAfter): readonly AnswerOutcome[] {
  return player.ledger.slice(was.ledger.length).flatMap(({ reason, money, points }): readonly AnswerOutcome[] => {
    if (money !== 0) return [{ what: 'MONEY', value: money, reason }];
    return points === 0 ? [] : [{ what: 'POINTS', value: points, reason }];
  });
}

function stood(before: BeforeOrAfter, after: BeforeOrAfter): readonly AnswerOutcome[] {
  const car = sameCar(before, after);
  if (before.car === null || car === null) return [];
  const longer = standsFor(car.state, after.state.now) - standsFor(before.car.state, before.state.now);
  return longer > 0 ? [{ what: 'STOOD', value: longer / 60 }] : [];
}

function driven(before: BeforeOrAfter, after: BeforeOrAfter): readonly AnswerOutcome[] {
  const car = sameCar(before, after);
  if (before.car === null || car === null) return [];
  const [was, is] = [carLeg(before.car), carLeg(car)];
  if (was === null || is === null || was.length !== is.length) return [];
  const extra = 'leg' in before.car.state ? extraLeft(was, before.state.now) : was.extra;
  return is.extra === extra ? [] : [{ what: 'DISTANCE', value: (is.extra - extra) / 1000 }];
}

function windows({ order: was }: BeforeOrAfter, { order }: BeforeOrAfter): readonly AnswerOutcome[] {
  return [
    ...windowMoved('PICK', was.pickWindow, order.pickWindow),
    ...windowMoved('DELIVERY', was.deliverWindow, order.deliverWindow),
  ];
}

function windowMoved(
  which: 'PICK' | 'DELIVERY',
  was: Order['pickWindow'],
  is: Order['pickWindow'],
): readonly AnswerOutcome[] {
  const later = is.to - was.to;
  if (later === 0) return [];
  return [{ what: is.from === was.from ? `${which}_LONGER` : `${which}_LATER`, value: later }];
}

function changed({ order: was }: BeforeOrAfter, { order }: BeforeOrAfter): readonly AnswerOutcome[] {
  const told: AnswerOutcome[] = [];
  if (was.destination !== order.destination)
    told.push({ what: 'CITY', value: order.destination === order.base ? 0 : order.destination });
  if (was.type !== order.type) told.push({ what: 'TYPE', value: 0 });
  if (!was.reversed && order.reversed) told.push({ what: 'TURNED_BACK', value: 0 });
  if (!was.noPayment && order.noPayment) return [...told, { what: 'NO_FREIGHT', value: 0 }];
  const more = orderPay(order) - orderPay(was);
  return more === 0 || order.noPayment ? told : [...told, { what: 'FREIGHT', value: more }];
}

function ended({ order: was }: BeforeOrAfter, { order }: BeforeOrAfter): readonly AnswerOutcome[] {
  return !was.expired && order.expired ? [{ what: 'GIVEN_UP', value: 0 }] : [];
}

function ranked(was: BeforeOrAfter, is: BeforeOrAfter): readonly AnswerOutcome[] {
  const lost: AnswerOutcome[] = [];
  if (was.player.rankedAlone && !is.player.rankedAlone) lost.push({ what: 'UNRANKED', value: 0 });
  if (was.state.rankedGroup && !is.state.rankedGroup) lost.push({ what: 'GROUP_UNRANKED', value: 0 });
  return lost;
}

function refreshed(before: BeforeOrAfter, after: BeforeOrAfter): readonly AnswerOutcome[] {
  const car = sameCar(before, after);
  if (before.car === null || car === null) return [];
  const wakes = isSleeping(before.car.state.action) && !isSleeping(car.state.action);
  const hasWorked = workingAt(before.state, before.car, before.state.now) > 0;
  const rests = hasWorked && workingAt(after.state, car, after.state.now) === 0;
  return [
    ...(wakes ? [{ what: 'WOKEN', value: 0 } as const] : []),
    ...(rests ? [{ what: 'RESTED', value: 0 } as const] : []),
  ];
}

/** A car that is on its way to the order now and was not before. */
function anotherCar({ state: was }: BeforeOrAfter, { state, order }: BeforeOrAfter): readonly AnswerOutcome[] {
  const sent = state.cars.find(({ id, shipment }) => shipment === order.id && findCar(was, id)?.shipment !== order.id);
  return sent === undefined ? [] : [{ what: 'CAR', value: 0, car: sent.id }];
}

function sameCar({ car: was }: BeforeOrAfter, { state }: BeforeOrAfter): Car | null {
  return was === null ? null : findCar(state, was.id);
}
