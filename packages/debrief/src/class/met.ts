import type { GameAction, GameSeconds, LedgerReason, PlayerId } from '@fracht/engine';
import type { PlayerDecision } from '../decisions/decision.ts';
import { markOfAnswer } from '../decisions/mark.ts';
import { isAnswer } from '../decisions/question.ts';
import { expectedOf } from '../field/expected.ts';
import type { Recording } from '../recording.ts';
import { lessWorth, NO_WORTH, type ScoreWorth } from '../score-worth.ts';
import { stateAtDecision } from '../state-at-decision.ts';
import type { JudgedDecision, Valued } from '../worth/losses.ts';
import { gradeOf, gradeOfOther, isGood, thresholdsOf } from '../worth/thresholds.ts';
import {
  isSameOption,
  keyOfOption,
  type Option,
  type PointSubject,
  optionChosen,
  optionOf,
  subjectOf,
} from './options.ts';

/** A judged decision as a class list compares it: without its game, so that decisions of several games can stand in one list. (CLD-1, CLD-4) */
export type MetDecision = {
  readonly subject: PointSubject;
  readonly player: PlayerId;
  /** Its id, unique in its game. */
  readonly decision: string;
  readonly at: GameSeconds;
  readonly round: number;
  /** What the student's own page says that it cost; absent: not told, as of decisions that earlier versions kept. (CLD-7) */
  readonly loss?: ScoreWorth | undefined;
  readonly chosen: OpenOption;
  /** What else could be done, the best first. */
  readonly others: readonly OpenOption[];
};

/** How law and library see what can be done, whatever it brings. (LSS-4) */
export type LawAndLibrary = Pick<JudgedDecision, 'mark' | 'breaks'>;

/** Something that could be done at a decision. */
export type OpenOption = LawAndLibrary & {
  readonly option: Option;
  /** What it was to bring more than what was done, of rests more than the best place of that kind: nothing, where it was done. */
  readonly gain: ScoreWorth;
  /** The page of the student calls it the best or as good. (STP-1) */
  readonly isGood: boolean;
  /** By it an order was to stay undelivered that another option was to deliver. */
  readonly isUndelivered: boolean;
};

/** The entry of the ledger for an order that nobody delivered before the game's end. */
const UNDELIVERED: LedgerReason = 'FULL_PENALTY';

/**
 * Judged decisions of one game as a class list compares them; those that nobody else can meet alike are left out, and so are rests of a driver who
 * could drive on within the limit, or to whom no lawful one was left: he met another question. (CLD-1)
 */
export function metDecisions(recording: Recording, judged: readonly JudgedDecision[]): readonly MetDecision[] {
  return judged.flatMap((one) => {
    const subject = subjectOf(recording, one.decision);
    if (subject === null || one.isForced) return [];
    const { player, id: decision, at, round } = one.decision;
    const [chosen, ...others] = openOptions(recording, one);
    if (chosen === undefined || [chosen, ...others].some(isDriveWithinLimit)) return [];
    return [{ subject, player, decision, at, round, loss: one.loss, chosen, others }];
  });
}

function isDriveWithinLimit({ option, breaks }: OpenOption): boolean {
  return option.is === 'DRIVE_ON' && breaks === null;
}

/**
 * What was done, and after it the best alternative of each other option. Of rests kinds are compared, each by its best place: at which of several
 * unguarded parkings a driver stopped says nothing of guards. (CLD-2)
 */
function openOptions(recording: Recording, judged: JudgedDecision): readonly OpenOption[] {
  const { decision, mark, breaks, valued } = judged;
  const thresholds = thresholdsOf(recording.end);
  const broken = brokenBy(recording, decision) ?? breaks;
  const least = Math.max(0, ...valued.map(penaltyAvoided));
  const givesUp = givingUp(recording, decision, valued);
  const own: OpenOption = {
    option: optionChosen(recording, { decision, breaks: broken }),
    gain: NO_WORTH,
    isGood: isGood(gradeOf(judged, thresholds)),
    mark,
    breaks: broken,
    isUndelivered: least > 0 || (decision.chosen !== null && givesUp([decision.chosen])),
  };
  // The best alternative comes first.
  const others: readonly OpenOption[] = valued.map((one) => ({
    option: optionOf(recording, one.alternative.actions[0], one.breaks),
    gain: one.gain,
    isGood: isGood(gradeOfOther(judged, one, thresholds)),
    mark: one.mark,
    breaks: one.breaks,
    isUndelivered: penaltyAvoided(one) < least || givesUp(one.alternative.actions),
  }));
  const better = others.find(({ option, breaks: law, gain }) => {
    return law === null && gain.total > 0 && isSameOption(option, own.option);
  });
  const ofKind = better?.gain ?? NO_WORTH;
  const known = new Set<string>();
  return [
    { ...own, isUndelivered: (better ?? own).isUndelivered },
    ...others.map((one) => ({ ...one, gain: lessWorth(one.gain, ofKind) })),
  ].filter(({ option }) => {
    const key = keyOfOption(option);
    return !known.has(key) && known.add(key);
  });
}

/** What the library says that an answer breaks, also where every other answer breaks something too; null: nothing, or it is no answer. */
function brokenBy(recording: Recording, decision: PlayerDecision): LawAndLibrary['breaks'] {
  const { chosen } = decision;
  if (chosen === null || !isAnswer(chosen)) return null;
  return markOfAnswer(stateAtDecision(recording, decision), chosen)?.breaks ?? null;
}

/** The penalty for undelivered orders that an alternative was to spare, in grosze; below zero: that it was to bring. */
function penaltyAvoided({ changes }: Pick<Valued, 'changes'>): number {
  return changes.reduce((sum, { reason, worth }) => (reason === UNDELIVERED ? sum + worth.total : sum), 0);
}

/** The entry of the ledger for an order that was delivered and is paid. */
const PAID: LedgerReason = 'PAY';

/**
 * Whether an answer was to end its order without a delivery that another answer was to bring: an order that an answer gives up costs what its author
 * says, and no penalty for undelivered orders. Played on only where some answers were to be paid and others not.
 */
function givingUp(
  recording: Recording,
  decision: PlayerDecision,
  valued: readonly Valued[],
): (actions: readonly GameAction[]) => boolean {
  const { chosen } = decision;
  const isPayAtStake = valued.some(({ changes }) => changes.some(({ reason }) => reason === PAID));
  if (chosen === null || !isAnswer(chosen) || !isPayAtStake) return () => false;
  const state = stateAtDecision(recording, decision);
  const delivers = (actions: readonly GameAction[]): boolean =>
    expectedOf(state, decision, actions)?.isDelivered === true;
  const canBeDelivered = [[chosen], ...valued.map(({ alternative }) => alternative.actions)].some(delivers);
  return (actions) => canBeDelivered && !delivers(actions);
}
