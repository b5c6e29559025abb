import {
  type CarId,
  type CarType,
  type GameSeconds,
  type GameState,
  type Grosze,
  type Happening,
  type JournalEntry,
  type OrderId,
  type PlayerId,
  type RefusedEntry,
  findOrder,
  findPlayer,
  isCarAction,
  isCarried,
  isOnTime,
  isUnderWay,
  roundSeconds,
  score,
  stopTelling,
} from '@fracht/engine';
import type { Alternative, PlayerDecision } from '../decisions/decision.ts';
import { isOfField } from '../field/field.ts';
import { type Recording, happenedFrom } from '../recording.ts';
import { stateAtDecision } from '../state-at-decision.ts';
import { type WayToCargo, approachOf } from './approach.ts';
import { type ForkDifference, differencesOf } from './differences.ts';
import { type ForkRun, type Repaired, forkField } from './field-fork.ts';
import { type FieldRecord, serviceAt } from './field-record.ts';
import { type FreedCar, freedCar } from './freed.ts';
import { type ScoreWorth, worthOf } from '../score-worth.ts';

/** A figure in the recorded game and in the fork. */
export type WasAndWould<Value> = { readonly was: Value; readonly would: Value };

/** When the decider delivered an order (`at` null: not at all); `isOnTime`: whether on time (CAR-8). */
type OrderDelivery = { readonly order: OrderId; readonly at: GameSeconds | null; readonly isOnTime: boolean };

/** What a car did; `type` null if there is no car. */
type CarCourse = {
  readonly car: CarId | null;
  readonly type: CarType | null;
  readonly isHired: boolean;
  readonly entries: readonly JournalEntry[];
};

/** What would have come of another decision. Money in grosze, times in game seconds. (WIF-4) */
export type WhatIf = {
  readonly money: WasAndWould<Grosze>;
  readonly points: WasAndWould<number>;
  readonly score: WasAndWould<number>;
  /** How much more the fork brings than the record. */
  readonly gain: ScoreWorth;
  /**
   * What became of the decision's order, and of the order that the alternative is about; null if it is not about an order, for example when none is
   * booked.
   */
  readonly delivered: WasAndWould<OrderDelivery | null>;
  /** What the car did from that moment on: the decision's car, or else its order's, and the alternative's car; empty if it is not about a car. */
  readonly course: WasAndWould<CarCourse>;
  readonly approach: WasAndWould<WayToCargo | null>;
  readonly freed: FreedCar | null;
  readonly differences: readonly ForkDifference[];
  /** How many things happened in the field from that moment on, in either game. */
  readonly happened: number;
  /** The player's later actions in the field that were no longer possible. */
  readonly refused: readonly RefusedEntry[];
  readonly repairs: readonly Repaired[];
};

/**
 * What would have happened if the player had done something else at a decision: the record, with the decision's field as it is in the fork.
 * Throws if the alternative was not possible then. (WIF-1 to WIF-5, WIF-9)
 */
export function whatIf(recording: Recording, decision: PlayerDecision, alternative: Alternative): WhatIf {
  const { player, at } = decision;
  const run = forkField(recording, decision, alternative);
  const { state, happenings } = stopTelling(run.state);
  const { end } = recording;
  const then = stateAtDecision(recording, decision);
  const stands = standingFilter(end, player, run.record);
  const own = (all: readonly Happening[]): readonly Happening[] => all.filter((told) => told.player === player);
  const was = [
    ...run.record.told,
    ...own(happenedFrom(recording, decision.index, at, decision.chosen !== null)).filter(stands),
  ];
  const hired = hiredAlone(happenings, run.names);
  const instead = own(happenings)
    .filter((told) => stands(told) || isOfField(run.field, told))
    .filter(
      (told) => told.order !== null || told.car === null || hired.has(told.car) || isServing(run, told.car, told.at),
    )
    .map(asNamed(run.names));
  const differences = differencesOf(was, instead, player);
  let [money, points] = [0, 0];
  for (const row of differences) {
    money += row.money;
    points += row.points;
  }
  const had = findPlayer(end, player) ?? { money: 0, points: 0 };
  const would = { money: had.money + money, points: had.points + points };
  return {
    money: { was: had.money, would: would.money },
    points: { was: had.points, would: would.points },
    score: { was: score(had), would: score(would) },
    gain: worthOf({ money, points }),
    delivered: {
      was: deliveryOf(end, player, decision.order),
      would: deliveryOf(state, player, orderOf(decision, alternative)),
    },
    course: {
      was: courseIn(end, decision, decision.car ?? servingCar(end, decision)),
      would: courseIn(state, decision, carOf(run, alternative) ?? decision.car),
    },
    approach: {
      was: approachOf(then, decision, decision.chosen === null ? [] : [decision.chosen]),
      would: approachOf(then, decision, alternative.actions),
    },
    freed: freedCar({ end, fork: state }, decision),
    differences,
    happened: was.length + differences.filter((row) => row.was === null).length,
    refused: run.refused,
    repairs: run.repairs,
  };
}

/** A happening, with the name that its car has in the record. */
function asNamed(names: ForkRun['names']): (told: Happening) => Happening {
  return (told) => (told.car === null ? told : { ...told, car: names.get(told.car) ?? told.car });
}

/** Whether a car of the fork serves the field: in the record it is not busy with anything else at that time. */
function isServing({ record, names }: Pick<ForkRun, 'record' | 'names'>, here: CarId, at: GameSeconds): boolean {
  const car = names.get(here) ?? here;
  return !record.services.has(car) || serviceAt(record, car, at) !== null;
}

/** The cars that were hired only in the fork: they do not exist in the record, although another car there may have the same name. */
function hiredAlone(happenings: readonly Happening[], names: ForkRun['names']): ReadonlySet<CarId> {
  const hired = happenings.flatMap(({ what, car }) => (what === 'CAR_HIRED' && car !== null ? [car] : []));
  return new Set(hired.filter((car) => !names.has(car)));
}

/** That the company stood still is reported only for rounds in which none of its other cars was on the road. (WIF-4) */
function standingFilter(end: GameState, player: PlayerId, record: FieldRecord): (told: Happening) => boolean {
  const isOther = (car: CarId, from: GameSeconds): boolean => from >= (serviceAt(record, car, from)?.to ?? -Infinity);
  const roundOf = (moment: GameSeconds): number => Math.ceil(moment / roundSeconds(end.setup));
  const rounds = new Set<number>();
  for (const { from, to } of drivesOf(end, player, isOther)) {
    for (let round = roundOf(from); round <= roundOf(to); round += 1) rounds.add(round);
  }
  return ({ what, at }) => what === 'COMPANY_STOOD' && !rounds.has(roundOf(at));
}

/** From when to when the selected cars of a player were on the road, by the journal. */
function drivesOf(
  end: GameState,
  player: PlayerId,
  isMeant: (car: CarId, from: GameSeconds) => boolean,
): readonly { readonly from: GameSeconds; readonly to: GameSeconds }[] {
  const journal = findPlayer(end, player)?.journal ?? [];
  const doings = journal.filter(({ car, what }) => car !== null && isCarAction(what));
  return doings.flatMap((entry, place) => {
    if (entry.car === null || !isMeant(entry.car, entry.at) || !isCarAction(entry.what) || !isUnderWay(entry.what))
      return [];
    const next = doings.slice(place + 1).find(({ car }) => car === entry.car);
    return [{ from: entry.at, to: next?.at ?? end.now }];
  });
}

/** The car that the alternative sends: the one that it books or, if it hires one, the hired car. */
function carOf({ state }: Pick<ForkRun, 'state'>, { actions }: Alternative): CarId | null {
  const booking = actions.find((one) => one.action === 'BOOK_CAR');
  if (booking !== undefined) return booking.car;
  const booked = actions.find((one) => one.action === 'BOOK_ORDER');
  return booked === undefined ? null : (findOrder(state, booked.order)?.car ?? null);
}

/** The car that served the decision's order in the end, if the order stayed the decider's. */
function servingCar(end: GameState, { player, order: id }: PlayerDecision): CarId | null {
  const order = id === null ? null : findOrder(end, id);
  return order?.player === player ? order.car : null;
}

/** The order that the alternative is about: the one that it books, or else the decision's, unless the alternative is not to book that. */
function orderOf({ kind, order }: PlayerDecision, { actions }: Alternative): OrderId | null {
  const booked = actions.find((one) => one.action === 'BOOK_ORDER');
  if (booked !== undefined) return booked.order;
  return kind === 'BOOK_ORDER' ? null : order;
}

function deliveryOf(game: GameState, player: PlayerId, id: OrderId | null): OrderDelivery | null {
  if (id === null) return null;
  const order = findOrder(game, id);
  if (order === null || order.player !== player || !isCarried(order)) return { order: id, at: null, isOnTime: false };
  return { order: id, at: order.deliveredAt, isOnTime: isOnTime(order) };
}

function courseIn(state: GameState, { player, at }: PlayerDecision, car: CarId | null): CarCourse {
  // Includes a car that has left.
  const known = state.cars.find(({ id }) => id === car);
  const journal = findPlayer(state, player)?.journal ?? [];
  const entries = car === null ? [] : journal.filter((entry) => entry.car === car && entry.at >= at);
  return { car, type: known?.type ?? null, isHired: known?.subcontractor ?? false, entries };
}
