import {
  type BotLevel,
  type BotSeat,
  type BotView,
  lookAtOrders,
  restDrivers,
  sendCars,
  settleSituations,
} from '@fracht/bots';
import {
  type Car,
  type GameAction,
  type GameState,
  type OpenSituation,
  type Order,
  type Player,
  type SituationList,
  SITUATION_LISTS,
  limitAt,
} from '@fracht/engine';
import { type AnswerAction, isAnswer, questionAsked, situationOf } from '../decisions/question.ts';
import type { DecisionField } from '../field/field.ts';
import { type OwnRecord, driveKey, openKey } from './record-of.ts';

/** The repairer's inputs: the player's record, the part of it that is still to come, and the recorded actions that were refused. */
export type Duties = {
  readonly record: OwnRecord;
  /** The player's recorded actions that are still to come, in order, with their moments. */
  readonly pending: readonly { readonly at: number; readonly action: { readonly action: string } }[];
  /** The cars for which a recorded choice of parking was refused. */
  readonly strayed: ReadonlySet<string>;
  /** The recorded game at this moment. */
  readonly recorded: () => GameState;
  /** How often each question of an order has been answered in the fork, by order and key. */
  readonly answered: ReadonlyMap<string, number>;
  /** The names of cars in the record, where they differ. */
  readonly names: ReadonlyMap<string, string>;
  /** The only orders and cars to look after. */
  readonly field: DecisionField;
};

/** An action of the repairer. `isOwn`: it is the answer that the player gave to the same question in the record. (WIF-3) */
export type Repair = { readonly action: GameAction; readonly isOwn: boolean };

/** How the repairer plays: it knows every answer, and plans like an ordinary dispatcher. (WIF-3) */
export const REPAIRER = { knows: 1, plans: 'PAY_FOR_TIME', looksEvery: 120 } as const satisfies BotLevel;

/**
 * The next thing to do for the open work of a player in a fork, or null: answer what the record does not answer, send a car for an order that it
 * leaves without one, let a driver rest on a drive that is not in the record. Never books an order, and leaves alone what is as it was in the
 * record: there the player's own inaction is kept too. (WIF-3)
 */
export function repairOf(state: GameState, me: Player, seat: BotSeat, duties: Duties): Repair | null {
  const { orders, cars } = duties.field;
  const look = lookAtOrders(state, me, seat, orders);
  for (const order of look.orders) {
    const repair = answerFor(look, order, duties) ?? carFor(look, order, duties);
    if (repair !== null) return repair;
  }
  for (const car of look.cars.filter(({ id }) => cars.has(id))) {
    const action = restFor(look, car, duties);
    if (action !== null) return { action, isOwn: false };
  }
  return null;
}

function answerFor(look: BotView, order: Order, duties: Duties): Repair | null {
  for (const list of SITUATION_LISTS) {
    for (const open of order[list]) {
      if (open.done || open.player !== look.me.id || isAnsweredLater(duties, order, list, open)) continue;
      const { key } = questionAsked(look.state, list, open);
      if (duties.record.leftOpen.has(openKey(order.id, key))) continue;
      const own = ownAnswer(duties, order.id, key);
      if (own !== undefined) return { action: readdressed(own, order), isOwn: true };
      const only = { ...order, emergencies: [], changes: [], [list]: [open] };
      const action = settleSituations({ ...look, orders: [only] });
      if (action !== null) return { action, isOwn: false };
    }
  }
  return null;
}

/**
 * How the player answered the question in the record: for the same order, if that met it - when it meets the question again, as he answered it again -, or
 * else the last time that he met it. Undefined if he never did.
 */
function ownAnswer({ record, answered }: Duties, order: string, question: string): AnswerAction | undefined {
  const key = openKey(order, question);
  const given = record.answers.get(key);
  return given?.[answered.get(key) ?? 0] ?? given?.at(-1) ?? record.lastAnswers.get(question);
}

function isAnsweredLater({ pending }: Duties, order: Order, list: SituationList, open: OpenSituation): boolean {
  return pending.some(({ action }) => {
    if (!isAnyAnswer(action) || action.order !== order.id) return false;
    const meant = situationOf(action);
    return meant.list === list && meant.situation === open.id;
  });
}

function isAnyAnswer(action: { readonly action: string }): action is AnswerAction {
  return isAnswer(action);
}

/** The player's answer, rewritten for another order and another position of the question. */
function readdressed(own: AnswerAction, order: Order): AnswerAction {
  const { step: _step, ...rest } = { step: undefined, ...own };
  return { ...rest, order: order.id };
}

function carFor(look: BotView, order: Order, { pending, recorded }: Duties): Repair | null {
  if (order.car !== null) return null;
  const isHandled = pending.some(({ action }) => 'order' in action && action.order === order.id);
  if (isHandled || isAsRecorded(order, recorded().orders)) return null;
  const action = sendCars({ ...look, orders: [order] });
  return action === null ? null : { action, isOwn: false };
}

function isAsRecorded<Thing extends { readonly id: string }>(thing: Thing, list: readonly Thing[]): boolean {
  const then = list.find(({ id }) => id === thing.id);
  return then === thing || JSON.stringify(then) === JSON.stringify(thing);
}

/**
 * The rest that a driver needs now. On a drive that also exists in the recorded game the recorded rests are used, unless a recorded
 * choice of parking was refused.
 */
function restFor(look: BotView, car: Car, { record, pending, strayed, names }: Duties): GameAction | null {
  const name = names.get(car.id) ?? car.id;
  const isKnown = record.drives.has(driveKey({ what: car.state.action, car: name, order: car.shipment }));
  if (isKnown && !strayed.has(name)) return null;
  const limit = limitAt(look.state, car) ?? Infinity;
  const isHandled = pending.some(
    ({ at, action }) => action.action === 'SELECT_PARKING' && 'car' in action && action.car === name && at <= limit,
  );
  return isHandled ? null : restDrivers({ ...look, cars: [car] });
}
