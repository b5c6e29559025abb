import { type GameSeconds, type GameState, type Grosze, findPlayer } from '@fracht/engine';
import type { Alternative, PlayerDecision } from '../decisions/decision.ts';
import { type AnswerMark, rankBeforeMoney } from '../decisions/mark.ts';
import { isGivingBack } from '../decisions/other-cars.ts';
import { wholeChoice } from '../decisions/whole-choice.ts';
import { type TakenBack, isPastALimit, takenBack } from '../decisions/taken-back.ts';
import { summed } from '../field/expected-worth.ts';
import { type FieldLine, fieldLineKey } from '../field/field-line.ts';
import type { Recording } from '../recording.ts';
import { stateAtDecision } from '../state-at-decision.ts';
import { LEAST_DIFFERENCE, NO_WORTH, type ScoreWorth, lessWorth, worthOf } from '../score-worth.ts';
import { type OpenChoice, type RuleBroken, openChoiceOf, openChoicesAt, comparable, isOfRest } from './open-choice.ts';

/** An alternative, with how much more it was expected to bring than what was done, and where the difference comes from. */
export type Valued = {
  readonly alternative: Alternative;
  readonly gain: ScoreWorth;
  /** How much more it was expected to bring for each reason of the ledger; together with the price of time this adds up to `gain`. */
  readonly changes: readonly FieldLine[];
  /** The part of `gain` that is the price of time. */
  readonly time: Grosze;
  readonly breaks: RuleBroken | null;
  readonly mark: AnswerMark['is'] | null;
  /** It was expected to deliver the order of the decision. */
  readonly isDelivered: boolean;
};

/** A decision with what it cost or gained, by what could be known when it was taken. (LSS-2, LSS-3, LSS-4) */
export type JudgedDecision = {
  readonly decision: PlayerDecision;
  /** Every alternative, the best first; those that break a rule last. */
  readonly valued: readonly Valued[];
  /** How much more the best alternative that breaks no rule was expected to bring; zero if the decision was as good. */
  readonly loss: ScoreWorth;
  /** How much more the decision was expected to bring than any alternative that breaks no rule; zero if it was not ahead, or breaks one itself. */
  readonly lead: ScoreWorth;
  /** The difference between the best and the worst option that breaks no rule (or, if all do, of all options), including the decision. In grosze. */
  readonly stake: number;
  /** The rule that the decision broke although another way was open; null if none. */
  readonly breaks: RuleBroken | null;
  /** Nothing lawful was left, and the nearest parking was chosen: neither good nor bad. */
  readonly isForced: boolean;
  /** The player delivered its order and was paid, or the decision is not about an order. */
  readonly isPaid: boolean;
  /** What the ledger finally says about the player's part in its order, in grosze; 0 if it is not about an order. */
  readonly brought: Grosze;
  /** How the library rates the answer; null if it is not an answer. */
  readonly mark: AnswerMark['is'] | null;
  /** What the decision was expected to bring to its field. */
  readonly expected: ScoreWorth;
  /** What the ledger was expected to say about the field after the decision; together with the price of time this is `expected`. */
  readonly lines: readonly FieldLine[];
  /** It was expected to deliver its order. */
  readonly isDelivered: boolean;
  /** When its player took it back; null if he did not. (LSS-7) */
  readonly takenBackAt: GameSeconds | null;
};

/**
 * What one decision cost or gained, regardless of what others are charged with: what was done and every alternative are calculated in the same way. (LSS-2,
 * LSS-3, LSS-4)
 */
export function judge(recording: Recording, decision: PlayerDecision): JudgedDecision {
  const state = stateAtDecision(recording, decision);
  const undone = takenBack(recording, decision);
  const choices = openChoicesAt(state, decision);
  const [first, ...others] = comparable(decision, choices);
  if (first === undefined || first.alternative !== null) throw new Error(`Decision ${decision.id} was not possible`);
  const done = undone === null || isPastALimit(undone.spent) ? first : { ...first, breaks: null };
  // An answer is judged by the library even if a limit is exceeded whatever the answer is.
  const isNothingLeft = decision.question === null && choices.every(({ breaks }) => breaks !== null);
  const isForced = isNothingLeft && (done.breaks === null || isDrivenOnAsWell(decision, done, others));
  const ordered = others.toSorted(better);
  const isHopeless = choices.every(({ expected }) => !expected.isDelivered);
  const isOneWay = (one: OpenChoice): boolean => isHopeless || isWay(decision, one);
  const rivals = ordered.filter((one) => one.breaks === null && isOneWay(one));
  const all = ordered.map((one) => ({ is: one, valued: atMostSpent(valuedBeside(done, one), undone) }));
  const kept = all.filter(({ is, valued: { gain } }) => isOneWay(is) || gain.total < 0);
  const valued = kept.map((one) => one.valued);
  const best = kept.find(({ is }) => rivals.includes(is))?.valued ?? null;
  const closest = closestOf({ valued });
  // If every rest exceeds a limit, choosing the nearest one has broken nothing; every other choice is blamed.
  const isBlamed = done.breaks !== null && !isForced && (rivals.length > 0 || isOfRest(decision));
  const gain = best?.gain ?? NO_WORTH;
  const isRight = done.mark === 'BEST' && done.breaks === null;
  const ahead = closest === null ? NO_WORTH : lessWorth(NO_WORTH, closest.gain);
  // No answer is ahead of another one that the library rates as highly.
  const isAlone = done.mark === null || rivals.every(({ mark }) => mark !== 'BEST');
  const isAllBroken = rivals.length === 0 && done.breaks !== null;
  const totals = [done, ...(isAllBroken ? others : rivals)].map(({ expected }) => expected.worth.total);
  return {
    decision,
    valued,
    loss: gain.total >= LEAST_DIFFERENCE && !isRight && !isForced ? gain : NO_WORTH,
    lead:
      ahead.total >= LEAST_DIFFERENCE &&
      done.breaks === null &&
      kept.length === all.length &&
      isAlone &&
      mayLead(decision, done) &&
      isAheadOfUnoffered(state, decision, done, ahead)
        ? ahead
        : NO_WORTH,
    stake: Math.max(...totals) - Math.min(...totals),
    breaks: isBlamed ? done.breaks : null,
    isForced,
    isPaid: isPaid(recording, decision),
    brought: broughtBy(recording, decision),
    mark: done.mark,
    expected: done.expected.worth,
    lines: done.expected.lines,
    isDelivered: done.expected.isDelivered,
    takenBackAt: undone?.at ?? null,
  };
}

/**
 * Whether a driver who drove on past a limit did no worse than with any rest that was left: what brought him into that position is responsible then.
 * (LSS-4)
 */
function isDrivenOnAsWell({ kind }: PlayerDecision, done: OpenChoice, others: readonly OpenChoice[]): boolean {
  const most = Math.max(...others.map(({ expected }) => expected.worth.total));
  return kind === 'DRIVE_ON' && most < done.expected.worth.total + LEAST_DIFFERENCE;
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

/**
 * How much more something else, any legal action of that moment, was expected to bring than what was done. Throws if it was not possible then, or chooses
 * nothing where something is to be chosen. (LSS-2)
 */
export function valuedOf(recording: Recording, decision: PlayerDecision, alternative: Alternative): Valued {
  const state = stateAtDecision(recording, decision);
  const actions = wholeChoice(state, decision, alternative.actions);
  const tried = actions === null ? null : openChoiceOf(state, decision, { actions });
  const choices = comparable(decision, [...openChoicesAt(state, decision), ...(tried === null ? [] : [tried])]);
  const [done, last] = [choices[0], choices.at(-1)];
  if (tried === null || done === undefined || last === undefined) throw new Error(`${decision.id}: not possible then`);
  return valuedBeside(done, last);
}

/** The alternative that breaks no rule and was expected to bring most, from which a lead is measured. Null if all break one. (LSS-3) */
export function closestOf({ valued }: Pick<JudgedDecision, 'valued'>): Valued | null {
  const lawful = valued.filter(({ breaks }) => breaks === null);
  return lawful.toSorted((one, other) => other.gain.total - one.gain.total)[0] ?? null;
}

/**
 * Whether an alternative is a way of doing what the decision is about. When a car is chosen for an order, giving the order back is not one, nor is a car
 * that does not deliver it: if the order was not worth taking, that is the fault of its booking. No car is blamed in comparison with them, but none is
 * further ahead than its lead over them either. Where no car delivers it, all of them are ways: that it was sent for nothing is not the fault of the booking. (LSS-3)
 */
function isWay({ kind, order }: PlayerDecision, { alternative, expected }: OpenChoice): boolean {
  if ((kind !== 'BOOK_CAR' && kind !== 'HIRE_CAR') || order === null || alternative === null) return true;
  return expected.isUnloaded && !isGivingBack(alternative);
}

/**
 * Of answers only the best can be ahead of the others. A parking could still be chosen later, and taking something back only restores the earlier
 * position.
 */
function mayLead(decision: PlayerDecision, { mark }: OpenChoice): boolean {
  const { kind } = decision;
  return !isOfRest(decision) && kind !== 'TAKE_CAR_OFF' && kind !== 'GIVE_ORDER_BACK' && (mark ?? 'BEST') === 'BEST';
}

/** Whether a decision is as far ahead of the orders that are not offered beside it: that they were taken later is no merit of it. (LSS-3) */
function isAheadOfUnoffered(state: GameState, decision: PlayerDecision, done: OpenChoice, ahead: ScoreWorth): boolean {
  return (decision.unoffered ?? []).every((alternative) => {
    const other = openChoiceOf(state, decision, alternative);
    return other === null || lessWorth(done.expected.worth, other.expected.worth).total >= ahead.total;
  });
}

/** For a choice that was taken back: an alternative cannot have brought more than what was spent until then. (LSS-7) */
function atMostSpent(valued: Valued, undone: TakenBack | null): Valued {
  if (undone === null) return valued;
  const lines = undone.spent.map(({ reason, order, car, money, points }) => {
    return { reason, order, car, worth: worthOf({ money, points }) };
  });
  const changes = changesBetween(lines, []);
  const { worth: gain } = summed(changes, 0);
  return valued.gain.total <= gain.total ? valued : { ...valued, gain, changes, time: 0 };
}

/** Comparator: first what breaks no rule, then the better answer, then the higher worth. */
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
    isDelivered: expected.isDelivered,
  };
}

/** How much more the second brings than the first, by reason, order and car. */
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
