import type { GameSeconds, PlayerId } from '@fracht/engine';
import type { PlayerDecision } from '../decisions/decision.ts';
import { markOfAnswer } from '../decisions/mark.ts';
import { isAnswer } from '../decisions/question.ts';
import type { Recording } from '../recording.ts';
import { lessWorth, NO_WORTH, type ScoreWorth } from '../score-worth.ts';
import { stateAtDecision } from '../state-at-decision.ts';
import type { JudgedDecision } from '../worth/losses.ts';
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

/** A judged decision as a class list compares it: without its game, so that decisions of several games can be in one list. (CLD-1, CLD-4) */
export type MetDecision = {
  readonly subject: PointSubject;
  readonly player: PlayerId;
  /** Its id, unique in its game. */
  readonly decision: string;
  readonly at: GameSeconds;
  readonly round: number;
  /** The cost stated on the student's own page; absent: not stated, as for decisions stored by earlier versions. (CLD-7) */
  readonly loss?: ScoreWorth | undefined;
  readonly chosen: OpenOption;
  /** The other options, the best first. */
  readonly others: readonly OpenOption[];
};

/** How law and library rate an option, regardless of what it brings. (LSS-4) */
export type LawAndLibrary = Pick<JudgedDecision, 'mark' | 'breaks'>;

/** Something that could have been done at a decision. */
export type OpenOption = LawAndLibrary & {
  readonly option: Option;
  /**
   * How much more it was expected to bring than what was done (for rests: more than the best place of the kind that was chosen); nothing for what was
   * done.
   */
  readonly gain: ScoreWorth;
  /** The student's page calls it the best or as good. (STP-1) */
  readonly isGood: boolean;
  /** It was expected to leave the order undelivered, or to have it brought back, where another option was expected to deliver it. */
  readonly isUndelivered: boolean;
};

/**
 * The judged decisions of one game in the form in which a class list compares them. Those that nobody else can face in the same way are left out,
 * and so are rests of a driver who could drive on within the limit, or who had no lawful rest left: he faced a different question. (CLD-1)
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
 * What was done, followed by the best alternative of each other option. Rests are compared by kind, each kind by its best place: at which of
 * several unguarded parkings a driver stopped says nothing about guards. (CLD-2)
 */
function openOptions(recording: Recording, judged: JudgedDecision): readonly OpenOption[] {
  const { decision, mark, breaks, valued } = judged;
  const thresholds = thresholdsOf(recording.end);
  const broken = brokenBy(recording, decision) ?? breaks;
  const isDeliverable = [judged, ...valued].some(({ isDelivered }) => isDelivered);
  const own: OpenOption = {
    option: optionChosen(recording, { decision, breaks: broken }),
    gain: NO_WORTH,
    isGood: isGood(gradeOf(judged, thresholds)),
    mark,
    breaks: broken,
    isUndelivered: isDeliverable && !judged.isDelivered,
  };
  // The best alternative comes first.
  const others: readonly OpenOption[] = valued.map((one) => ({
    option: optionOf(recording, one.alternative.actions[0], one.breaks),
    gain: one.gain,
    isGood: isGood(gradeOfOther(judged, one, thresholds)),
    mark: one.mark,
    breaks: one.breaks,
    isUndelivered: isDeliverable && !one.isDelivered,
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

/** What an answer breaks according to the library, even if every other answer breaks something too; null: nothing, or it is not an answer. */
function brokenBy(recording: Recording, decision: PlayerDecision): LawAndLibrary['breaks'] {
  const { chosen } = decision;
  if (chosen === null || !isAnswer(chosen)) return null;
  return markOfAnswer(stateAtDecision(recording, decision), chosen)?.breaks ?? null;
}
