import {
  type Competence,
  type Grosze,
  type OrderId,
  TREE_NAMES,
  type TreeName,
  findCar,
  findOrder,
  findParking,
  isCarried,
  isOnTime,
  isOverdue,
  needsGuarding,
  questionCompetence,
} from '@fracht/engine';
import type { PlayerDecision } from '../decisions/decision.ts';
import { overrunTo } from '../decisions/other-parkings.ts';
import { isRestChoice, wakesDriver } from '../decisions/rest-choice.ts';
import { type Recording, stateBetween } from '../recording.ts';
import type { JudgedDecision } from '../worth/losses.ts';
import { type Thresholds, thresholdsOf } from '../worth/thresholds.ts';
import { type Measure, NOTHING_LOST, byMoney, isMostly, ofMark, partByMoney, partOfLoss } from './measure.ts';
import type { Moment, Observation } from './observation.ts';
import { FIELD_REASONS } from './field-reasons.ts';

/** What is needed to evaluate a player's decisions. */
type Context = { readonly recording: Recording; readonly thresholds: Thresholds };

/**
 * What the judged decisions of one player say about the five competences, in the order of their moments. `judged`: all of the player's
 * decisions as returned by `judgedDecisions`. (CMP-1, CMP-2, CMP-3)
 */
export function observationsOf(recording: Recording, judged: readonly JudgedDecision[]): readonly Observation[] {
  const context = { recording, thresholds: thresholdsOf(recording.end) };
  const single = judged.flatMap((one) => [...ofAnswer(context, one), ...ofRest(context, one), ...ofCost(context, one)]);
  return [...single, ...ofWindows(context, judged)].sort((one, other) => one.at - other.at);
}

function observed(
  { id, kind, at, round, order, car, question }: PlayerDecision,
  competence: Competence,
  moment: Moment,
  { loss, value }: Measure,
): Observation {
  const situation = question?.situation ?? null;
  return { decision: id, competence, kind, moment, at, round, order, car, situation, loss, value };
}

/** An answer, measured by everything that followed from it for its order. */
function ofAnswer({ recording, thresholds }: Context, judged: JudgedDecision): readonly Observation[] {
  const { decision } = judged;
  const { question, kind } = decision;
  if (question === null || kind === 'CALL') return [];
  const competence = questionCompetence(recording.setup.library, { ...question, tree: treeAnswered(decision) });
  if (competence === null) return [];
  return [observed(decision, competence, 'ANSWERED', ofMark(judged, byMoney(judged, thresholds), thresholds))];
}

/** A change has one tree. */
function treeAnswered({ chosen }: PlayerDecision): TreeName {
  const tree = chosen?.action === 'RESOLVE_EMERGENCY' ? chosen.tree : 'situation';
  return TREE_NAMES.find((name) => name === tree) ?? 'situation';
}

/** Where a driver rests, measured by whether that is before the limit of work time and, with special cargo, by whether it is guarded. */
function ofRest({ recording, thresholds }: Context, judged: JudgedDecision): readonly Observation[] {
  const { decision } = judged;
  if (!isRestChoice(recording, decision) || judged.isForced) return [];
  const moment = restMoment(recording, judged);
  if (moment === 'REST_CUT') {
    const measure = byMoney(judged, thresholds);
    const value = judged.breaks === null ? measure.value : 0;
    return [observed(decision, 'DRIVING_TIME', moment, { ...measure, value })];
  }
  // Past the limit, and without blame: nothing better was left.
  if (moment === 'RESTED_LATE' && judged.breaks === null) return [];
  const rest = (loss: Grosze): Observation => {
    const value = Math.min(VALUE_OF_REST[moment], partByMoney(judged, loss, thresholds).value);
    const told = moment === 'RESTED' && value < 1 ? 'RESTED_WORSE' : moment;
    return observed(decision, 'DRIVING_TIME', told, { loss, value });
  };
  const { total } = judged.loss;
  const night = hasSpecialCargo(recording, decision) ? nightOf(judged, thresholds) : null;
  if (night === null) return [rest(total)];
  if (hasGuard(recording, decision))
    return [rest(total - night.loss), observed(decision, 'CARGO_AND_PARKING', 'GUARDED', night)];
  // Going without a guard is not praised either where nothing was to be lost by it.
  if (night.value === 1) return [rest(total)];
  return [rest(total - night.loss), observed(decision, 'CARGO_AND_PARKING', 'UNGUARDED', night)];
}

/** What a night was worth by its guard; null: it says nothing about that, since it broke a rule, is none, or no other one was guarded otherwise. (CMP-4) */
function nightOf(judged: JudgedDecision, thresholds: Thresholds): Measure | null {
  if (judged.decision.kind === 'DRIVE_ON' || judged.breaks !== null) return null;
  const part = partOfLoss(judged, FIELD_REASONS.GUARDED_NIGHT);
  return part === null ? null : partByMoney(judged, part, thresholds);
}

/** Whether the parking that was chosen is guarded. */
function hasGuard({ setup }: Recording, { chosen }: PlayerDecision): boolean {
  return chosen?.action === 'SELECT_PARKING' && findParking(setup.world, chosen.parking)?.guarded === true;
}

/** The most that a rest is worth: after the limit of work time no rest counts as good, even if no parking before the limit was free. (CMP-4) */
const VALUE_OF_REST = {
  RESTED: 1,
  RESTED_LATE: 0.4,
  DROVE_ON: 0,
  NO_REST_LEFT: 0,
} as const satisfies Partial<Record<Moment, number>>;

function restMoment(
  recording: Recording,
  { decision, valued }: JudgedDecision,
): keyof typeof VALUE_OF_REST | 'REST_CUT' {
  const { kind, car: id, index, at, chosen } = decision;
  if (kind === 'DRIVE_ON') return valued.some(({ breaks }) => breaks === null) ? 'DROVE_ON' : 'NO_REST_LEFT';
  const state = stateBetween(recording, index, at);
  const car = id === null ? null : findCar(state, id);
  if (wakesDriver(state, decision)) return 'REST_CUT';
  if (car === null || chosen?.action !== 'SELECT_PARKING') return 'RESTED';
  const overrun = overrunTo(state, id, chosen.parking) ?? 0;
  return isOverdue(state, car, at) || overrun > 0 ? 'RESTED_LATE' : 'RESTED';
}

function hasSpecialCargo(recording: Recording, { car: id, index, at }: PlayerDecision): boolean {
  const car = id === null ? null : findCar(stateBetween(recording, index, at), id);
  return car !== null && needsGuarding(car);
}

const COST_MOMENTS = {
  BOOK_ORDER: 'ORDER_CHOSEN',
  BOOK_CAR: 'CAR_CHOSEN',
  HIRE_CAR: 'CAR_HIRED',
  GIVE_ORDER_BACK: 'ORDER_GIVEN_BACK',
  TAKE_CAR_OFF: 'CAR_TAKEN_OFF',
} as const satisfies Partial<Record<PlayerDecision['kind'], Moment>>;

/** The choice of order and car, measured by its cost apart from the windows. An order that was never delivered says nothing about its cost. */
function ofCost({ thresholds }: Context, judged: JudgedDecision): readonly Observation[] {
  const { decision } = judged;
  const { kind } = decision;
  if (!isOfCost(kind)) return [];
  const isOfPlan = OF_WINDOWS.includes(kind);
  if (isOfPlan && !judged.isPaid) return [];
  const measure = isOfPlan && isOfWindows(judged) ? nothingOf(judged) : ofPlan(judged, thresholds);
  return measure === null ? [] : [observed(decision, 'VEHICLE_AND_COST', COST_MOMENTS[kind], measure)];
}

/** What a plan is worth in the competence to which it is charged: nothing if it breaks a rule. (CMP-2) */
function ofPlan(judged: JudgedDecision, thresholds: Thresholds): Measure {
  const measure = byMoney(judged, thresholds);
  return judged.breaks === null ? measure : { ...measure, value: 0 };
}

/**
 * What a decision is worth in a competence in which it costs nothing: a decision that breaks a rule is good for nothing. Null: it says nothing about this
 * competence. (CMP-2)
 */
function nothingOf({ breaks }: JudgedDecision): Measure | null {
  return breaks === null ? NOTHING_LOST : null;
}

function isOfCost(kind: PlayerDecision['kind']): kind is keyof typeof COST_MOMENTS {
  return kind in COST_MOMENTS;
}

/** The kinds of decisions that determine whether an order keeps its windows. */
const OF_WINDOWS: readonly PlayerDecision['kind'][] = ['BOOK_ORDER', 'BOOK_CAR', 'HIRE_CAR'];

/** One observation per order: the decision that cost most through the order's windows; if none did, the last one, which sent the car. */
function ofWindows({ recording, thresholds }: Context, judged: readonly JudgedDecision[]): readonly Observation[] {
  const worst = new Map<OrderId, { readonly decision: PlayerDecision; readonly measure: Measure }>();
  for (const one of judged) {
    const { decision } = one;
    if (decision.order === null || !OF_WINDOWS.includes(decision.kind)) continue;
    const measure = isOfWindows(one) ? ofPlan(one, thresholds) : nothingOf(one);
    if (measure === null) continue;
    const before = worst.get(decision.order);
    if (before === undefined || measure.loss >= before.measure.loss) worst.set(decision.order, { decision, measure });
  }
  return [...worst.values()].map(({ decision, measure }) =>
    observed(decision, 'WINDOWS', windowMoment(recording, decision), measure),
  );
}

/** Whether the cost of a decision about an order is charged to its windows: most of it is due to them, or the order was never delivered. (CMP-3) */
function isOfWindows(judged: JudgedDecision): boolean {
  return isMostly(judged, FIELD_REASONS.WINDOWS) || !judged.isPaid;
}

/**
 * Whether the order was delivered in time. Only a delivery by this player to the person for whom it was meant counts: cargo that was brought back, handed
 * over to somebody else, or delivered by another player does not speak for the decision. Nor is an order called sent for which no car ever was.
 */
function windowMoment({ end, log }: Recording, { player, order: id }: PlayerDecision): Moment {
  const order = id === null ? null : findOrder(end, id);
  if (order !== null && order.player === player && isCarried(order)) return isOnTime(order) ? 'IN_TIME' : 'LATE';
  const isSent = log.some(
    ({ action, player: by }) => action.action === 'BOOK_CAR' && action.order === id && by === player,
  );
  return isSent ? 'NOT_DELIVERED' : 'NEVER_SENT';
}
