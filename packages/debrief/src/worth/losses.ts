import {
  type CarId,
  type DriverLimit,
  type GameAction,
  type GameState,
  type Grosze,
  type Seconds,
  findCar,
  findOrder,
  findPlayer,
  firstLimit,
  isDriving,
  isOverdue,
} from '@fracht/engine';
import type { Alternative, PlayerDecision } from '../decisions/decision.ts';
import { afterActions } from '../after-actions.ts';
import { type AnswerMark, type DatedBreach, markOfAnswer, rankBeforeMoney } from '../decisions/mark.ts';
import { bookingsFor, isGivingBack } from '../decisions/other-cars.ts';
import { overrunTo } from '../decisions/other-parkings.ts';
import { isAnswer } from '../decisions/question.ts';
import { type TakenBack, isPastALimit, takenBack } from '../decisions/taken-back.ts';
import { expectedOf } from '../field/expected.ts';
import { type ExpectedWorth, costOfWay, summed, wayOf } from '../field/expected-worth.ts';
import { type FieldLine, fieldLineKey } from '../field/field-line.ts';
import type { Recording } from '../recording.ts';
import { stateAtDecision } from '../state-at-decision.ts';
import { LEAST_DIFFERENCE, NO_WORTH, type ScoreWorth, lessWorth, worthOf } from '../score-worth.ts';

/** What rule of law or safety is broken: that of the library, or a limit of the driver's: of driving time, or the end of his day. (LSS-4) */
export type RuleBroken = DatedBreach | DriverLimit;

/** An alternative with what it was to bring more than what was done, and where the difference comes from. */
export type Valued = {
  readonly alternative: Alternative;
  readonly gain: ScoreWorth;
  /** What it was to bring more under each reason of the ledger; with the price of time they add up to `gain`. */
  readonly changes: readonly FieldLine[];
  /** The part of `gain` that is the price of time. */
  readonly time: Grosze;
  readonly breaks: RuleBroken | null;
  readonly mark: AnswerMark['is'] | null;
};

/** A decision with what it cost or brought, by what could be known when it was taken. (LSS-2, LSS-3, LSS-4) */
export type JudgedDecision = {
  readonly decision: PlayerDecision;
  /** Every alternative, the best first; those that break a rule last. */
  readonly valued: readonly Valued[];
  /** How much more the best alternative that breaks no rule was to bring; zero if the decision was as good. */
  readonly loss: ScoreWorth;
  /** How much more the decision was to bring than any alternative that breaks no rule; zero if it was not, or breaks one itself. */
  readonly lead: ScoreWorth;
  /** The difference between the best and the worst that breaks no rule, or, where all do, of all; the decision included. In grosze. */
  readonly stake: number;
  /** The rule that the decision broke though another way was open; null: none. */
  readonly breaks: RuleBroken | null;
  /** Nothing lawful was left, and the nearest parking was chosen: neither good nor bad. */
  readonly isForced: boolean;
  /** The player delivered its order and was paid, or it is about none. */
  readonly isPaid: boolean;
  /** What the ledger says in the end of the player's part in its order, in grosze; 0: it is about none. */
  readonly brought: Grosze;
  /** What the library says of the answer; null: it is none. */
  readonly mark: AnswerMark['is'] | null;
  /** What the decision was to bring its field. */
  readonly expected: ScoreWorth;
};

/** Something that could be done at a decision, with what was to be expected of it. */
type OpenChoice = {
  /** Null: what was done. */
  readonly alternative: Alternative | null;
  readonly expected: ExpectedWorth;
  readonly breaks: RuleBroken | null;
  readonly mark: AnswerMark['is'] | null;
  readonly overrun: Seconds | null;
};

/** What one decision cost or brought, whatever others are charged: what was done and every alternative are reckoned in the same way. (LSS-2, LSS-3, LSS-4) */
export function judge(recording: Recording, decision: PlayerDecision): JudgedDecision {
  const state = stateAtDecision(recording, decision);
  const undone = takenBack(recording, decision);
  const choices = choicesAt(state, decision);
  const [first, ...others] = comparable(decision, choices);
  if (first === undefined || first.alternative !== null) throw new Error(`Decision ${decision.id} was not possible`);
  const done = undone === null || isPastALimit(undone.spent) ? first : { ...first, breaks: null };
  const isForced = done.breaks === null && choices.every(({ breaks }) => breaks !== null);
  const ordered = others.toSorted(better);
  const rivals = ordered.filter((one) => one.breaks === null && isWay(decision, one));
  const all = ordered.map((one) => ({ is: one, valued: atMostSpent(valuedBeside(done, one), undone) }));
  const kept = all.filter(({ is, valued: { gain } }) => isWay(decision, is) || gain.total < 0);
  const valued = kept.map((one) => one.valued);
  const best = kept.find(({ is }) => rivals.includes(is))?.valued ?? null;
  const closest = closestOf({ valued });
  const isBlamed = done.breaks !== null && (rivals.length > 0 || decision.kind === 'DRIVE_ON');
  const gain = best?.gain ?? NO_WORTH;
  const isRight = done.mark === 'BEST' && done.breaks === null;
  const ahead = closest === null ? NO_WORTH : lessWorth(NO_WORTH, closest.gain);
  const isAllBroken = rivals.length === 0 && done.breaks !== null;
  const totals = [done, ...(isAllBroken ? others : rivals)].map(({ expected }) => expected.worth.total);
  return {
    decision,
    valued,
    loss: gain.total >= LEAST_DIFFERENCE && !isRight && !isForced ? gain : NO_WORTH,
    lead:
      ahead.total >= LEAST_DIFFERENCE && done.breaks === null && kept.length === all.length && mayLead(decision, done)
        ? ahead
        : NO_WORTH,
    stake: Math.max(...totals) - Math.min(...totals),
    breaks: isBlamed ? done.breaks : null,
    isForced,
    isPaid: isPaid(recording, decision),
    brought: broughtBy(recording, decision),
    mark: done.mark,
    expected: done.expected.worth,
  };
}

function broughtBy({ end }: Recording, { player, order }: PlayerDecision): Grosze {
  const entries = findPlayer(end, player)?.ledger ?? [];
  return entries.reduce(
    (sum, entry) => (order !== null && entry.order === order ? sum + worthOf(entry).total : sum),
    0,
  );
}

function isPaid({ end }: Recording, { player, order }: PlayerDecision): boolean {
  const entries = findPlayer(end, player)?.ledger ?? [];
  return order === null || entries.some((entry) => entry.order === order && entry.reason === 'PAY');
}

/** What something else, any legal action of that moment, was to bring more than what was done. Throws if it was not possible then. (LSS-2) */
export function valuedOf(recording: Recording, decision: PlayerDecision, alternative: Alternative): Valued {
  const state = stateAtDecision(recording, decision);
  const tried = choiceOf(state, decision, alternative);
  const choices = comparable(decision, [...choicesAt(state, decision), ...(tried === null ? [] : [tried])]);
  const [done, last] = [choices[0], choices.at(-1)];
  if (tried === null || done === undefined || last === undefined) throw new Error(`${decision.id}: not possible then`);
  return valuedBeside(done, last);
}

/** The alternative that breaks no rule and was to bring most: by which a lead is reckoned. Null: all break one. (LSS-3) */
export function closestOf({ valued }: Pick<JudgedDecision, 'valued'>): Valued | null {
  const lawful = valued.filter(({ breaks }) => breaks === null);
  return lawful.toSorted((one, other) => other.gain.total - one.gain.total)[0] ?? null;
}

/**
 * Whether something else is a way of doing what the decision is about. Where a car is chosen for an order, giving the order back is none, nor is a car that
 * does not deliver it: that the order was not worth taking is the fault of its booking. No car is blamed beside them, but none is ahead by more than what it
 * brings beside them either. (LSS-3)
 */
function isWay({ kind, order }: PlayerDecision, { alternative, expected }: OpenChoice): boolean {
  if ((kind !== 'BOOK_CAR' && kind !== 'HIRE_CAR') || order === null || alternative === null) return true;
  return expected.isDelivered && !isGivingBack(alternative);
}

/** Of answers only the best can be ahead of the others; a parking could be chosen later, and who takes something back is where he was before. */
function mayLead(decision: PlayerDecision, { mark }: OpenChoice): boolean {
  const { kind } = decision;
  return !isOfRest(decision) && kind !== 'TAKE_CAR_OFF' && kind !== 'GIVE_ORDER_BACK' && (mark ?? 'BEST') === 'BEST';
}

/** Beside a choice that was taken back: something else cannot have brought more than what was spent till then. (LSS-7) */
function atMostSpent(valued: Valued, undone: TakenBack | null): Valued {
  if (undone === null) return valued;
  const lines = undone.spent.map(({ reason, order, car, money, points }) => {
    return { reason, order, car, worth: worthOf({ money, points }) };
  });
  const changes = changesBetween(lines, []);
  const { worth: gain } = summed(changes, 0);
  return valued.gain.total <= gain.total ? valued : { ...valued, gain, changes, time: 0 };
}

/** What was done, and after it every alternative that the rules allow. */
function choicesAt(state: GameState, decision: PlayerDecision): readonly OpenChoice[] {
  const options = [null, ...decision.alternatives];
  return options.flatMap((alternative) => choiceOf(state, decision, alternative) ?? []);
}

function choiceOf(state: GameState, decision: PlayerDecision, alternative: Alternative | null): OpenChoice | null {
  const { chosen } = decision;
  const actions = alternative?.actions ?? (chosen === null ? [] : [chosen]);
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

/** What is to be expected of actions; of taking an order, with the best car that could then be sent for it. (DFD-3) */
function expectedWithCar(
  state: GameState,
  decision: PlayerDecision,
  actions: readonly GameAction[],
): ExpectedWorth | null {
  const plain = expectedOf(state, decision, actions, drivesOn(decision, actions.length === 0));
  const [action] = actions;
  const taken = action?.action === 'BOOK_ORDER' ? afterActions(state, decision.player, actions) : null;
  const order = taken === null || action?.action !== 'BOOK_ORDER' ? null : findOrder(taken, action.order);
  if (plain === null || taken === null || order === null) return plain;
  const sent = bookingsFor(taken, decision.player, order).flatMap(
    (booking) => expectedOf(state, decision, [...actions, ...booking.actions]) ?? [],
  );
  return (
    [plain, ...sent].toSorted((one, other) => {
      return Number(one.isOverdue.ever) - Number(other.isOverdue.ever) || other.worth.total - one.worth.total;
    })[0] ?? plain
  );
}

/** How many seconds past the limit a driver reaches the parking that is chosen, or was before and is kept to; null: none is. */
function overrunOf(
  state: GameState,
  { kind, car: id }: PlayerDecision,
  action: GameAction | undefined,
): Seconds | null {
  const car = id === null ? null : findCar(state, id);
  if (car === null || !isOfRest({ kind })) return null;
  const kept = car.state.action === 'DRIVING_TO_SLEEP' ? car.state.parking : null;
  const chosen = action === undefined ? kept : action.action === 'SELECT_PARKING' ? action.parking : null;
  return chosen === null ? null : overrunTo(state, id, chosen);
}

/** Which of a driver's limits is passed: the first on the way, else the first that he would come to. */
function limitPassed(
  state: GameState,
  { car: id }: PlayerDecision,
  { isOverdue: { limit } }: ExpectedWorth,
): DriverLimit {
  const car = id === null ? null : findCar(state, id);
  return limit ?? (car === null ? 'DRIVING' : firstLimit(state, car, state.now));
}

/** Whether a driver goes on past the limit: he was found to, or is past it already without a parking, of which the game tells nothing new. */
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

/** The choices as they are compared with each other. */
function comparable(decision: PlayerDecision, choices: readonly OpenChoice[]): readonly OpenChoice[] {
  if (decision.question !== null) return limitTold(choices);
  return nearestAllowed(isOfRest(decision) ? asFarAlike(choices) : choices);
}

/** Of answers the limit of driving time is asked only where one that breaks nothing keeps it: else the driver passes it whatever is answered. (LSS-4) */
function limitTold(choices: readonly OpenChoice[]): readonly OpenChoice[] {
  if (choices.some(({ breaks }) => breaks === null)) return choices;
  return choices.map((one) => (one.breaks === 'DRIVING' || one.breaks === 'DAY' ? { ...one, breaks: null } : one));
}

/**
 * Rests of a driver who comes to no delivery before the game ends: the kilometres that he drives till then count alike, or the less driven the better.
 * (DFD-6)
 */
function asFarAlike(choices: readonly OpenChoice[]): readonly OpenChoice[] {
  const short = choices.filter(({ expected }) => !expected.isDelivered);
  const [farthest] = short.toSorted((one, other) => costOfWay(one.expected) - costOfWay(other.expected));
  if (farthest === undefined) return choices;
  return choices.map((one) =>
    one.expected.isDelivered ? one : { ...one, expected: wayOf(one.expected, farthest.expected) },
  );
}

/** Where no parking lies within the limit any more, whoever chose the nearest one has broken no rule: nothing better could be done. It is offered to nobody. (LSS-4) */
function nearestAllowed(choices: readonly OpenChoice[]): readonly OpenChoice[] {
  const [done, ...others] = choices;
  if (done === undefined || choices.some(({ breaks }) => breaks === null)) return choices;
  const nearest = Math.min(...choices.map(({ overrun }) => overrun ?? Infinity));
  return done.overrun === nearest ? [{ ...done, breaks: null }, ...others] : choices;
}

/** The car that drives on without a rest where no parking is chosen for it. */
function drivesOn({ kind, car }: PlayerDecision, isNothing: boolean): CarId | null {
  return isNothing && isOfRest({ kind }) ? car : null;
}

/** Whether a decision is about where a driver rests next. */
function isOfRest({ kind }: Pick<PlayerDecision, 'kind'>): boolean {
  return kind === 'PARK' || kind === 'DRIVE_ON';
}

/** Comparator: what breaks no rule first, then the better answer, then what is worth more. */
function better(one: OpenChoice, other: OpenChoice): number {
  const rank = ({ breaks, mark }: OpenChoice): number => rankBeforeMoney(breaks !== null, mark);
  return rank(one) - rank(other) || other.expected.worth.total - one.expected.worth.total;
}

function valuedBeside(done: OpenChoice, { alternative, expected, breaks, mark }: OpenChoice): Valued {
  return {
    alternative: alternative ?? { actions: [] },
    gain: lessWorth(expected.worth, done.expected.worth),
    changes: changesBetween(done.expected.lines, expected.lines),
    time: expected.time - done.expected.time,
    breaks,
    mark,
  };
}

/** What the second brings more than the first, by reason, order and car. */
function changesBetween(was: readonly FieldLine[], would: readonly FieldLine[]): readonly FieldLine[] {
  const changes = new Map<string, FieldLine>();
  for (const line of was) changes.set(fieldLineKey(line), { ...line, worth: lessWorth(NO_WORTH, line.worth) });
  for (const line of would) {
    const { money, points } = changes.get(fieldLineKey(line))?.worth ?? NO_WORTH;
    const worth = worthOf({ money: money + line.worth.money, points: points + line.worth.points });
    changes.set(fieldLineKey(line), { ...line, worth });
  }
  return [...changes.values()].filter(({ worth }) => worth.money !== 0 || worth.points !== 0);
}
