import {
  type Car,
  type CarId,
  type DriverLimit,
  type GameAction,
  type GameState,
  type Order,
  type OrderId,
  type Seconds,
  findCar,
  findOrder,
  firstLimit,
  isDriving,
  isOverdue,
  parkingsAhead,
  restGoalOf,
} from '@fracht/engine';
import { afterActions } from '../after-actions.ts';
import type { Alternative, PlayerDecision } from '../decisions/decision.ts';
import { type AnswerMark, type DatedBreach, markOfAnswer, rankBeforeMoney } from '../decisions/mark.ts';
import { bookingOf, bookingsFor, givingBack } from '../decisions/other-cars.ts';
import { overrunTo } from '../decisions/other-parkings.ts';
import { isAnswer } from '../decisions/question.ts';
import { wakesDriver } from '../decisions/rest-choice.ts';
import { expectedWhenFree } from '../field/coming-free.ts';
import { type HowPlayed, expectedOf } from '../field/expected.ts';
import { type ExpectedWorth, costOfWay, wayOf } from '../field/expected-worth.ts';

/** The rule of law or safety that is broken: one from the library, or one of the driver's limits (driving time, or the end of his day). (LSS-4) */
export type RuleBroken = DatedBreach | DriverLimit;

/** Something that could have been done at a decision, with what could be expected of it. */
export type OpenChoice = {
  /** Null: what was actually done. */
  readonly alternative: Alternative | null;
  readonly expected: ExpectedWorth;
  readonly breaks: RuleBroken | null;
  readonly mark: AnswerMark['is'] | null;
  readonly overrun: Seconds | null;
};

/** What was done, followed by every alternative that the rules allow. (LSS-2) */
export function openChoicesAt(state: GameState, decision: PlayerDecision): readonly OpenChoice[] {
  const options = [null, ...decision.alternatives];
  return options.flatMap((alternative) => openChoiceOf(state, decision, alternative) ?? []);
}

/** An alternative (any legal action of the moment) or, with null, what was done; null if the rules did not allow it. */
export function openChoiceOf(
  state: GameState,
  decision: PlayerDecision,
  alternative: Alternative | null,
): OpenChoice | null {
  const actions = alternative?.actions ?? whatWasDone(state, decision);
  const expected = expectedWithCar(state, decision, actions);
  if (expected === null) return null;
  const [action] = actions;
  const mark = action !== undefined && isAnswer(action) ? markOfAnswer(state, action) : null;
  const overrun = overrunOf(state, decision, action);
  const isPast = isOfRest(decision)
    ? (overrun ?? 0) > 0 || expected.isOverdue.next || keepsDrivingPast(state, decision, action)
    : expected.isOverdue.ever;
  const breaks = mark?.breaks ?? (isPast ? limitPassed(state, decision, expected) : null);
  return { alternative, expected, breaks, mark: mark?.is ?? null, overrun };
}

/** What was done. Booking a hired car for its order is part of hiring it, or another car would be sent in its place. (DCN-3) */
function whatWasDone(state: GameState, { kind, chosen, player, order, car }: PlayerDecision): readonly GameAction[] {
  if (chosen === null) return [];
  if (kind !== 'HIRE_CAR' || order === null || car === null) return [chosen];
  const both = [chosen, { action: 'BOOK_CAR', order, car } as const];
  return afterActions(state, player, both) === null ? [chosen] : both;
}

/**
 * What could be expected of actions. For taking an order: with the best car that could then be sent for it, or that would be free in time; with none if no car delivers
 * it, or its player never sent one. For taking a car off its order: with the best that could then be done about it. (DFD-3, DFD-8, DFD-10)
 */
function expectedWithCar(
  state: GameState,
  decision: PlayerDecision,
  actions: readonly GameAction[],
): ExpectedWorth | null {
  const how = howPlayed(state, decision, actions);
  const plain = expectedOf(state, decision, actions, how);
  if (how.unserved !== null) return plain;
  const order = orderWithoutCar(decision, actions[0]);
  const then = order === null ? null : afterActions(state, decision.player, actions);
  const open = then === null || order === null ? null : findOrder(then, order);
  if (plain === null || then === null || open === null) return plain;
  const isTaken = actions[0]?.action === 'BOOK_ORDER';
  const ways = [...bookingsFor(then, decision.player, open), ...(isTaken ? [] : waysBack(open, decision.car))];
  const sent = ways.flatMap((way) => expectedOf(state, decision, [...actions, ...way.actions]) ?? []);
  const later = isTaken ? expectedWhenFree(then, decision.player, open) : null;
  const best = bestOf([plain, ...sent, ...(later === null ? [] : [later])]) ?? plain;
  if (!isTaken || best.isDelivered) return best;
  const left = expectedOf(state, decision, actions, { ...how, unserved: order });
  return left === null ? best : (bestOf([best, left]) ?? best);
}

/** Of several ways the one that breaks no limit and brings most. */
function bestOf(ways: readonly ExpectedWorth[]): ExpectedWorth | undefined {
  const [best] = ways.toSorted((one, other) => {
    return Number(one.isOverdue.ever) - Number(other.isOverdue.ever) || other.worth.total - one.worth.total;
  });
  return best;
}

/** The order for which a car has to be sent after an action; null if there is none. */
function orderWithoutCar(decision: PlayerDecision, action: GameAction | undefined): OrderId | null {
  if (action?.action === 'BOOK_ORDER') return action.order;
  return action?.action === 'CANCEL_CAR_BOOKING' ? decision.order : null;
}

/** The ways of making up for a car that was taken off its order: it is sent once more, or the order is given back as well. */
function waysBack(order: Order, car: CarId | null): readonly Alternative[] {
  return [...(car === null ? [] : [{ actions: [bookingOf(order, car)] }]), givingBack(order)];
}

/**
 * By how many seconds a driver exceeds the limit when he reaches the parking that is chosen, or was chosen before and is kept; null if none is. A driver who
 * rests where he is standing exceeds nothing by it.
 */
function overrunOf(
  state: GameState,
  { kind, car: id }: PlayerDecision,
  action: GameAction | undefined,
): Seconds | null {
  const car = id === null ? null : findCar(state, id);
  if (car === null || !isOfRest({ kind })) return null;
  const kept = restGoalOf(car);
  const chosen = action === undefined ? kept : action.action === 'SELECT_PARKING' ? action.parking : null;
  if (chosen === null) return null;
  return isHere(state, car, chosen) ? 0 : overrunTo(state, id, chosen);
}

/** Whether a driver stands at a parking. */
function isHere(state: GameState, car: Car, parking: string): boolean {
  return parkingsAhead(state, car, state.now).some((one) => one.parking.id === parking && one.arrivesAt <= state.now);
}

/** Which of a driver's limits is exceeded: the first on the way, otherwise the first that he would reach. */
function limitPassed(
  state: GameState,
  { car: id }: PlayerDecision,
  { isOverdue: { limit } }: ExpectedWorth,
): DriverLimit {
  const car = id === null ? null : findCar(state, id);
  return limit ?? (car === null ? 'DRIVING' : firstLimit(state, car, state.now));
}

/** Whether a driver goes on past the limit: he was found to do so, or is already past it without a parking, which the game does not report again. */
function keepsDrivingPast(
  state: GameState,
  { car: id, kind }: PlayerDecision,
  action: GameAction | undefined,
): boolean {
  if (kind === 'DRIVE_ON' && action === undefined) return true;
  const car = id === null ? null : findCar(state, id);
  if (car === null || !isOverdue(state, car, state.now)) return false;
  if (action === undefined) return isDriving(car.state.action) && car.state.action !== 'DRIVING_TO_SLEEP';
  return action.action === 'SELECT_PARKING' && action.parking === 'GO';
}

/** The choices in the form in which they are compared with each other. */
export function comparable(decision: PlayerDecision, choices: readonly OpenChoice[]): readonly OpenChoice[] {
  if (decision.question !== null) return limitTold(choices);
  return nearestAllowed(isOfRest(decision) ? asFarAlike(choices) : choices);
}

/**
 * The driver's limit counts against an answer only if another answer keeps it that the library rates no lower and that breaks nothing. Otherwise he exceeds it
 * whatever good answer is given, and a bad answer would be suggested instead of the best one. (LSS-4)
 */
function limitTold(choices: readonly OpenChoice[]): readonly OpenChoice[] {
  const rank = ({ mark }: OpenChoice): number => rankBeforeMoney(false, mark);
  const keeps = Math.min(...choices.filter(({ breaks }) => breaks === null).map(rank));
  return choices.map((one) => (isLimit(one.breaks) && keeps > rank(one) ? { ...one, breaks: null } : one));
}

function isLimit(breaks: RuleBroken | null): breaks is DriverLimit {
  return breaks === 'DRIVING' || breaks === 'DAY';
}

/**
 * For rests of a driver who makes no delivery before the end of the game, the kilometres that he drives until then count as equal; otherwise driving
 * less would be better. (DFD-6)
 */
function asFarAlike(choices: readonly OpenChoice[]): readonly OpenChoice[] {
  const short = choices.filter(({ expected }) => !expected.isUnloaded);
  const [farthest] = short.toSorted((one, other) => costOfWay(one.expected) - costOfWay(other.expected));
  if (farthest === undefined) return choices;
  return choices.map((one) =>
    one.expected.isUnloaded ? one : { ...one, expected: wayOf(one.expected, farthest.expected) },
  );
}

/** If no parking within the limit is left, choosing the nearest one has broken no rule: nothing better could be done. It is not suggested to anybody. (LSS-4) */
function nearestAllowed(choices: readonly OpenChoice[]): readonly OpenChoice[] {
  const [done, ...others] = choices;
  if (done === undefined || choices.some(({ breaks }) => breaks === null)) return choices;
  const nearest = Math.min(...choices.map(({ overrun }) => overrun ?? Infinity));
  return done.overrun === nearest ? [{ ...done, breaks: null }, ...others] : choices;
}

/**
 * How a field is played on after actions: a car drives on without a rest if no parking is chosen for it, while a driver who is woken, or is not, rests later when he has to.
 */
function howPlayed(state: GameState, decision: PlayerDecision, actions: readonly GameAction[]): HowPlayed {
  const isNight = isOfRest(decision) && !wakesDriver(state, decision);
  const isUnserved = decision.isUnserved === true && actions[0] === decision.chosen;
  return {
    drivesOn: isNight && actions.length === 0 ? decision.car : null,
    unserved: isUnserved ? decision.order : null,
    isNight,
  };
}

/** Whether a decision is about where a driver rests next. */
export function isOfRest({ kind }: Pick<PlayerDecision, 'kind'>): boolean {
  return kind === 'PARK' || kind === 'DRIVE_ON';
}
