import { rankBeforeMoney } from '../decisions/mark.ts';
import { type ScoreWorth, lessWorth, sumOfWorths } from '../score-worth.ts';
import type { RuleBroken } from '../worth/open-choice.ts';
import type { LawAndLibrary, MetDecision, OpenOption } from './met.ts';
import { isSameOption, keyOfOption, type Option } from './options.ts';

/** One option at a point, summed up over the decisions at which it was open. */
export type OptionRow = Pick<LawAndLibrary, 'mark'> & {
  readonly option: Option;
  /** The rule that it breaks; EITHER_LIMIT: some exceeded the limit of driving time by it, others the end of the day. Null: none. */
  readonly breaks: RuleBroken | 'EITHER_LIMIT' | null;
  /** How many decisions chose it. */
  readonly count: number;
  /** What the class would have gained if all who broke no rule had done it, where they could. (CLD-2) */
  readonly ifAll: ScoreWorth;
  /** A rest that was open to everybody, broke no rule for anybody, and of which everybody is told that it is the best or as good. (CLD-5) */
  readonly isForAll: boolean;
  /**
   * Most of the students who did it (or, if nobody did, of all who could) are told that it is the best or as good; an option that breaks a rule is neither.
   * (CLD-6)
   */
  readonly isGood: boolean;
};

/** The options at these decisions, the best for the class first. (CLD-5) */
export function optionRows(met: readonly MetDecision[]): readonly OptionRow[] {
  const seen = new Map<string, LawAndLibrary & { readonly option: Option }>();
  for (const one of met) for (const open of openAt(one)) seen.set(keyOfOption(open.option), open);
  return [...seen.values()]
    .map(({ option, mark }) => rowOf(met, { option, mark, breaks: brokenBy(met, option) }))
    .toSorted(better);
}

/** The rules broken by an option: by those who did it or, if nobody did, by those who could. */
function brokenBy(met: readonly MetDecision[], option: Option): OptionRow['breaks'] {
  const [first = null, ...others] = openTo(met, option).map(({ breaks }) => breaks);
  return typeof first === 'string' && others.some((other) => other !== first) ? 'EITHER_LIMIT' : first;
}

/** An option as it was for those who did it or, if nobody did, for those who could. */
function openTo(met: readonly MetDecision[], option: Option): readonly OpenOption[] {
  const doers = met.filter(({ chosen }) => isSameOption(chosen.option, option));
  return (doers.length > 0 ? doers : met).flatMap((one) => openOption(one, option) ?? []);
}

/** The best for the class; null: every option breaks a rule, so that none could be defended. (CLD-5) */
export function bestRow<Row extends Pick<OptionRow, 'breaks'>>([first]: readonly Row[]): Row | null {
  return first === undefined || first.breaks !== null ? null : first;
}

/** How much more an option was expected to bring than what was chosen; null if it could not be chosen then. */
export function gainByOption(met: MetDecision, option: Option): ScoreWorth | null {
  return openOption(met, option)?.gain ?? null;
}

/** An option as it was open at a decision; null if it was not. */
export function openOption(met: MetDecision, option: Option): OpenOption | null {
  return openAt(met).find((open) => isSameOption(open.option, option)) ?? null;
}

/** The mean, in whole grosze and tenths of a point; null if there are no worths. */
export function meanOfWorths(worths: readonly ScoreWorth[]): ScoreWorth | null {
  const { length } = worths;
  if (length === 0) return null;
  const { money, points, total } = sumOfWorths(worths);
  return {
    money: Math.round(money / length),
    points: Math.round((points * 10) / length) / 10,
    total: Math.round(total / length),
  };
}

/** How much more one option was expected to bring than another, at each of these decisions at which both could be chosen. */
export function gainsBeside(met: readonly MetDecision[], option: Option, beside: Option): readonly ScoreWorth[] {
  return met.flatMap((one) => {
    const [own, other] = [gainByOption(one, option), gainByOption(one, beside)];
    return own === null || other === null ? [] : [lessWorth(own, other)];
  });
}

function openAt({ chosen, others }: MetDecision): readonly OpenOption[] {
  return [chosen, ...others];
}

function rowOf(met: readonly MetDecision[], one: Pick<OptionRow, 'option' | 'breaks' | 'mark'>): OptionRow {
  const count = met.filter(({ chosen }) => isSameOption(chosen.option, one.option)).length;
  const lawful = met.filter(({ chosen }) => chosen.breaks === null);
  const ifAll = sumOfWorths(lawful.flatMap((decision) => gainByOption(decision, one.option) ?? []));
  const isForAll = one.mark === null && met.every((decision) => isLawfulAndGood(openOption(decision, one.option)));
  return { ...one, count, ifAll, isForAll, isGood: one.breaks === null && isGoodToMost(met, one.option) };
}

function isLawfulAndGood(open: OpenOption | null): boolean {
  return open !== null && open.breaks === null && open.isGood;
}

/** Whether most of the students who chose an option (or, if nobody did, of all who could) are told that it is the best or as good. (CLD-6) */
export function isGoodToMost(met: readonly MetDecision[], option: Option): boolean {
  const open = openTo(met, option);
  return open.filter(({ isGood }) => isGood).length * 2 > open.length;
}

/** Comparator: first what breaks no rule, then the better answer, then what was good for everybody, then what the class would have gained by it. (CLD-5) */
function better(one: OptionRow, other: OptionRow): number {
  const rank = ({ breaks, mark }: OptionRow): number => rankBeforeMoney(breaks !== null, mark);
  const byLaw = rank(one) - rank(other) || Number(other.isForAll) - Number(one.isForAll);
  return byLaw || other.ifAll.total - one.ifAll.total || other.count - one.count;
}
