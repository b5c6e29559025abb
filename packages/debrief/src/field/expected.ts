import {
  CAR_HOUR,
  type Car,
  type CarAction,
  type GameAction,
  type GameState,
  type Grosze,
  type LedgerReason,
  type Seconds,
  dayEndsAt,
  findCar,
  findOrder,
  findPlayer,
  isCarried,
  isFree,
  isSleeping,
} from '@fracht/engine';
import { afterActions } from '../after-actions.ts';
import type { PlayerDecision } from '../decisions/decision.ts';
import { type Draw, type Drawn, drawIn, drawnAs } from './draws.ts';
import { worthOf } from '../score-worth.ts';
import { type ExpectedWorth, summed, weighed } from './expected-worth.ts';
import { type DecisionField, decisionField, isOfField } from './field.ts';
import { type FieldLine, fieldLineKey } from './field-line.ts';
import { type FieldCourse, type FieldStep, type LeftUndone, NOTHING_LEFT_UNDONE, playOn } from './play-on.ts';
import { type TimeRequest, firstRequest, settledRequest } from './time-request.ts';

import { quietGame } from './quiet-game.ts';

const HOUR: Seconds = 3600;

/** The ledger entry that a draw brings if it strikes. */
const REASONS = { THEFT: 'THEFT', CHECK: 'FINE', CRASH: 'FATAL_CRASH' } as const satisfies Record<Drawn, LedgerReason>;

/**
 * What could be expected of the field if the player does this: the field is played on without chance, and each theft, check and crash that
 * could occur costs what it would, multiplied by its chance. Null: the rules refuse the actions. `state`: the game at the decision; nothing
 * after it is considered. `how`: what is left undone, and whether the decision is where a driver rests next. (DFD-2, DFD-3, DFD-4)
 */
export function expectedOf(
  state: GameState,
  decision: Pick<PlayerDecision, 'player' | 'order' | 'car'>,
  actions: readonly GameAction[],
  how: HowPlayed = AS_ALWAYS,
): ExpectedWorth | null {
  const found = outcomesOf(state, decision, actions, how);
  if (found === null || found.request === null) return found?.expected ?? null;
  const { agreed, denied, chance } = found.request;
  return weighed(agreed, denied, chance);
}

/** `isNight`: the decision is where a driver rests next, so that it is responsible for that night and for no other. (DFD-7) */
export type HowPlayed = LeftUndone & { readonly isNight: boolean };

const AS_ALWAYS: HowPlayed = { ...NOTHING_LEFT_UNDONE, isNight: false };

/** The outcomes of a yes and of a no when a customer is asked for more time, and the chance of a yes, 0 to 1. */
export type RequestOutcomes = {
  readonly agreed: ExpectedWorth;
  readonly denied: ExpectedWorth;
  readonly chance: number;
};

/** The outcome of the actions with one luck and, if they ask for more time, with either reply to that. Null: the rules refuse them. (DFD-4) */
export function outcomesOf(
  state: GameState,
  decision: Pick<PlayerDecision, 'player' | 'order' | 'car'>,
  actions: readonly GameAction[],
  how: HowPlayed = AS_ALWAYS,
): { readonly expected: ExpectedWorth; readonly request: RequestOutcomes | null } | null {
  const field = decisionField(state, decision, actions);
  const { player, order } = decision;
  const game = { state, quiet: quietGame(state, player, field), player, order, field };
  const played = (number: number, isKnown: PlayedOn['isKnown']): PlayedField | null =>
    playedOn(game, { actions, how, seed: `${SEED} ${number}`, isKnown });
  const first = played(0, () => false);
  if (first === null) return null;
  const { expected, request } = first;
  if (request === null) return { expected, request };
  for (let number = 1; number < SEEDS; number += 1) {
    // With most seeds the request comes out as before: then the rest is already known.
    const other = played(number, (now) => settledRequest(state, now, field)?.isAgreed === request.isAgreed);
    if (other?.request == null || other.request.isAgreed === request.isAgreed) continue;
    const [agreed, denied] = request.isAgreed ? [expected, other.expected] : [other.expected, expected];
    return { expected, request: { agreed, denied, chance: request.chance } };
  }
  return { expected, request: null };
}

/**
 * The prefix of seeds that no real game has: nothing may be known about the game's luck. One of them makes the customer agree to a request, another makes
 * him refuse; at most this many are tried, which is enough, two times in three, for the smallest chance that minutes leave, one in 480.
 */
const SEED = 'expected';
const SEEDS = 500;

/** A field that was played out, and the first request for time in it; null if there was none. */
type PlayedField = { readonly expected: ExpectedWorth; readonly request: TimeRequest | null };

/** The game at a decision, the same game with only the decision's field going on, and what the decision is about. */
type FieldGame = Pick<PlayerDecision, 'player' | 'order'> & {
  readonly state: GameState;
  readonly quiet: GameState;
  readonly field: DecisionField;
};

type PlayedOn = {
  readonly actions: readonly GameAction[];
  readonly how: HowPlayed;
  readonly seed: string;
  /** Whether the outcome is already known, so that nothing more has to be played. */
  readonly isKnown: (now: GameState) => boolean;
};

/** Plays the field out; null: the rules refuse the actions, or the outcome was known before. */
function playedOn(
  { state, quiet, player, order: id, field }: FieldGame,
  { actions, how, seed, isKnown }: PlayedOn,
): PlayedField | null {
  const begun = afterActions({ ...quiet, setup: { ...quiet.setup, seed } }, player, actions);
  if (begun === null) return null;
  const course: FieldCourse = { ...how, player, field: withHired(field, state, begun) };
  const draws: Draw[] = [];
  let busyUntil = state.now;
  let atDock: OverdueCourse = { next: false, ever: false, limit: null };
  let hasSlept = false;
  const onStep = (step: FieldStep): void => {
    if (isBusy(step.before, course)) busyUntil = step.at;
    if (outlastsDay(step, course)) atDock = { next: atDock.next || !hasSlept, ever: true, limit: 'DAY' };
    hasSlept ||= isAsleep(step.after, course);
    draws.push(
      ...drawIn(player, withChances(step.before, state), step.after, { at: step.at, entry: null, entries: 0 }),
    );
  };
  const end = playOn(begun, course, { onStep, isEnough: isKnown });
  if (isKnown(end)) return null;
  const lines = new Map<string, FieldLine>();
  for (const line of how.isNight ? withOneNight(linesSince(state, end, course)) : linesSince(state, end, course))
    add(lines, line);
  for (const draw of withThefts(draws, how.isNight ? 1 : 0)) add(lines, riskOf(draw, course));
  const time = -priceOfTime(busyUntil - state.now);
  const order = id === null ? null : findOrder(end, id);
  const expected = {
    ...summed([...lines.values()], time),
    isOverdue: overdueIn(state, end, course, atDock),
    isDelivered: order !== null && isCarried(order),
    isUnloaded: order?.delivered === true,
  };
  return { expected, request: firstRequest(state, end, field) };
}

const OF_NIGHTS: readonly LedgerReason[] = ['PARKING', 'GUARDED_SLEEP'];

/** What a rest leads to, without the costs of later nights: each of them is a decision of its own. (DFD-7) */
function withOneNight(lines: readonly FieldLine[]): readonly FieldLine[] {
  return OF_NIGHTS.reduce((left, reason) => {
    const first = left.findIndex((line) => line.reason === reason);
    return left.filter((line, place) => line.reason !== reason || place === first);
  }, lines);
}

/** The draws with only the first thefts: where a driver sleeps is a decision of its own, and only that is charged with the thieves of its night. (DFD-7) */
function withThefts(draws: readonly Draw[], most: number): readonly Draw[] {
  const thefts = draws.filter(({ what }) => what === 'THEFT').slice(0, most);
  return draws.filter((draw) => draw.what !== 'THEFT' || thefts.includes(draw));
}

/** A step of the quiet game, with the chances of the game from which it was made. */
function withChances(quiet: GameState, { setup }: GameState): GameState {
  return { ...quiet, setup: { ...setup, seed: quiet.setup.seed, library: quiet.setup.library } };
}

/** The field, extended by the cars that the actions hired. */
function withHired(field: DecisionField, before: GameState, after: GameState): DecisionField {
  const hired = after.cars.slice(before.cars.length).map(({ id }) => id);
  return hired.length === 0 ? field : { ...field, cars: new Set([...field.cars, ...hired]) };
}

/** Whether the player holds a company car that may not be booked yet. A hired car is paid for its trip, so its time is nobody's cost. (DFD-5) */
function isBusy(state: GameState, course: FieldCourse): boolean {
  return carsOf(state, course).some(({ subcontractor, state: { action } }) => !subcontractor && !isFree(action));
}

/** The player's cars in the field, including those that serve its orders. */
function carsOf(state: GameState, { player, field: { orders, cars } }: FieldCourse): readonly Car[] {
  const serving = [...orders].flatMap((id) => findOrder(state, id)?.car ?? []);
  return [...new Set([...cars, ...serving])].flatMap((id) => {
    const car = findCar(state, id);
    return car?.player === player ? [car] : [];
  });
}

function isAsleep(state: GameState, course: FieldCourse): boolean {
  return carsOf(state, course).some((car) => isSleeping(car.state.action));
}

const AT_DOCK: readonly CarAction[] = ['LOADING', 'UNLOADING', 'LATE_UNLOADING'];

/** Whether a driver in the field works at a dock past the end of his day, which the game reports only if he drives on. (DAY-3, LSS-4) */
function outlastsDay({ before, at }: FieldStep, course: FieldCourse): boolean {
  return carsOf(before, course).some((car) => {
    const end = dayEndsAt(before.setup.settings, car);
    return AT_DOCK.includes(car.state.action) && end !== null && at > end;
  });
}

/** What the ledger says about the field since the decision. */
function linesSince(start: GameState, end: GameState, { player, field }: FieldCourse): readonly FieldLine[] {
  const served = [...field.orders].flatMap((id) => findOrder(end, id)?.car ?? []);
  const wide = { ...field, cars: new Set([...field.cars, ...served]) };
  const known = findPlayer(start, player)?.ledger.length ?? 0;
  return (findPlayer(end, player)?.ledger ?? []).slice(known).flatMap((entry) => {
    const { reason, order, car } = entry;
    return isOfField(wide, entry) ? [{ reason, order, car, worth: worthOf(entry) }] : [];
  });
}

function add(lines: Map<string, FieldLine>, line: FieldLine): void {
  const key = fieldLineKey(line);
  const { money, points } = lines.get(key)?.worth ?? { money: 0, points: 0 };
  const worth = worthOf({ money: money + line.worth.money, points: points + line.worth.points });
  lines.set(key, { ...line, worth });
}

/**
 * What a draw costs on average: its chance multiplied by what it would cost if it struck, zero or negative. Only in money, since there are
 * no tenths of a point. (DFD-4)
 */
function riskOf(draw: Draw, course: FieldCourse): FieldLine {
  const cost = Math.min(0, costIfDrawn(draw, course));
  const { what, car, chance } = draw;
  const worth = worthOf({ money: Math.round((cost * chance) / 100), points: 0 });
  return { reason: REASONS[what], order: car.shipment, car: car.id, worth, isRisk: true };
}

/**
 * How much less the field brings if a draw strikes than if it does not, in grosze of score: negative, unless the situation that it brings pays
 * more for good answers than it takes. (DFD-4, LCK-1)
 */
export function costIfDrawn(draw: Draw, course: FieldCourse): Grosze {
  const [comes, stays] = [true, false].map((isDrawn) => {
    const after = drawnAs(draw, isDrawn);
    const end = playOn(quietGame(after, course.player, course.field), { ...course, drivesOn: null });
    let sum = 0;
    for (const { worth } of linesSince(draw.before, end, course)) sum += worth.total;
    return sum;
  });
  return (comes ?? 0) - (stays ?? 0);
}

/** The value of the time of a company car, in grosze. (DFD-5) */
function priceOfTime(time: Seconds): Grosze {
  return Math.round((CAR_HOUR * time) / HOUR);
}

type OverdueCourse = ExpectedWorth['isOverdue'];

/** Whether a driver exceeds a limit before his next rest, and whether at all: on the road, or as detected at a dock. */
function overdueIn(start: GameState, end: GameState, { player }: FieldCourse, atDock: OverdueCourse): OverdueCourse {
  const known = findPlayer(start, player)?.journal.length ?? 0;
  const told = (findPlayer(end, player)?.journal ?? []).slice(known).map(({ what }) => what);
  const overdue = told.findIndex((what) => what === 'WORK_OVERDUE' || what === 'DAY_OVERDUE');
  const asleep = told.findIndex((what) => what === 'SLEEPING' || what === 'SLEEPING_GUARDED');
  const isNext = overdue !== -1 && (asleep === -1 || overdue < asleep);
  const limit = overdue === -1 ? atDock.limit : told[overdue] === 'DAY_OVERDUE' ? 'DAY' : 'DRIVING';
  return { next: atDock.next || isNext, ever: atDock.ever || overdue !== -1, limit };
}
