import { classDebriefText, projectorText } from '@fracht/content';
import type { ClassDebrief, ClassPoint, DebriefWorth } from '@fracht/protocol';
import { GROSZE_PER_POINT } from '@fracht/engine';
import { formatDate, formatShort, formatWholeZloty } from '@fracht/kit/format.ts';
import { lostInZloty } from './loss-words.ts';

type ClassPointOption = ClassPoint['options'][number];
type PointMoment = ClassPoint['moments'][number];

const KINDS: readonly ClassPointOption['choice'][] = [
  'ANSWER',
  'RIGHT_TEXT',
  'WRONG_TEXT',
  'GUARDED',
  'UNGUARDED',
  'TOO_LATE',
  'DRIVE_ON',
];

/** The value of a point in an amount that includes points. */
const PRICE = formatWholeZloty(GROSZE_PER_POINT / 100);

/** One option at a point, as the class sees it. */
export type ShownOption = {
  /** A, B, C … in the order of the question, which does not reveal the worth. */
  readonly letter: string;
  readonly text: string;
  readonly count: number;
  /** Its share of all decisions, 0 to 1. */
  readonly share: number;
  readonly isBest: boolean;
  /** The rule that it breaks; null: none. (CDB-4) */
  readonly breaks: ClassPointOption['breaks'];
  /** The mean of what it was expected to bring, minus that of the best; null: it breaks a rule, is as good, or there is nothing to compare it with. (CDB-4) */
  readonly expected: DebriefWorth | null;
  /** It is not the best, but students are told that it is as good. (CLD-6) */
  readonly isAsGood: boolean;
  /** Says that with this option an order was expected to stay undelivered; null: with none. (CDB-4) */
  readonly note: string | null;
  /** It is the lawful option that comes nearest to the best. */
  readonly isNearest: boolean;
  readonly players: readonly string[];
};

/** A point that a debrief lists. */
export type NamedPoint = {
  readonly point: ClassPoint;
  /** Its number among all that are listed, from 1. */
  readonly number: number;
  /** It is listed because a rule was broken, whatever that brought. */
  readonly isUnlawful: boolean;
};

/** The points that a debrief lists: those at which most people broke a rule, then the costliest. (CDB-4, CLD-3) */
export function namedPoints({ unlawful, dearest }: Pick<ClassDebrief, 'unlawful' | 'dearest'>): readonly NamedPoint[] {
  return [...unlawful, ...dearest].map((point, index) => {
    return { point, number: index + 1, isUnlawful: index < unlawful.length };
  });
}

/** How many of those who met a point broke a rule: "3 z 4". */
export function brokeWords({ options, count }: Pick<ClassPoint, 'options' | 'count'>): string {
  const broke = options.reduce((sum, option) => (option.breaks === null ? sum : sum + option.count), 0);
  return projectorText.count(broke, count);
}

/** The remark beside a point's name: what was lost, or how many broke a rule, with what the others lost if they did. (CDB-4, CDB-14) */
export function factWords({ point, isUnlawful }: Pick<NamedPoint, 'point' | 'isUnlawful'>): string {
  const { loss, unlawful } = classDebriefText.sheet;
  const { total } = point.loss;
  const lost = loss(lostInZloty(total));
  if (!isUnlawful) return lost;
  const broke = unlawful(brokeWords(point));
  return total > 0 ? `${broke}, ${lost}` : broke;
}

/** The options of a point in the order of the question; the best for the class is marked. (CDB-4) */
export function shownOptions(point: ClassPoint): readonly ShownOption[] {
  const best = bestOption(point);
  return point.options
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map((option, index) => ({
      letter: String.fromCodePoint(65 + index),
      text: option.choice === 'ANSWER' ? (option.text ?? '') : classDebriefText.options[option.choice],
      count: option.count,
      share: point.count === 0 ? 0 : option.count / point.count,
      isBest: option === best,
      breaks: option.breaks,
      expected: option.expected,
      isAsGood: option.isAsGood,
      note: option.undelivered === 'NONE' ? null : classDebriefText.point.undelivered[option.undelivered],
      isNearest: point.lead !== null && option === point.options[point.lead.over],
      players: option.players,
    }));
}

/**
 * What an option was expected to cost compared with the best one; that it is as good; that it does not count, because it breaks a rule; or that there is
 * nothing to compare it with. (CDB-4)
 */
export function costWords({
  expected,
  isAsGood,
  breaks,
}: Pick<ShownOption, 'expected' | 'isAsGood' | 'breaks'>): string {
  const { asGood, notCompared, notCounted, amount } = classDebriefText.point;
  if (breaks !== null) return notCounted;
  if (expected === null) return isAsGood ? asGood : notCompared;
  return amount(formatWholeZloty(expected.money), formatShort(expected.points));
}

/** A rule that options of a point break, with their letters. */
export type PointBreach = {
  readonly letters: readonly string[];
  /** How many decisions broke it. */
  readonly count: number;
  readonly rule: NonNullable<ClassPointOption['breaks']>;
};

/** Every rule that an option of a point breaks, without repetitions, with the letters of all options that break it. (PRJ-2, CDB-11) */
export function breachesOf(point: ClassPoint): readonly PointBreach[] {
  const found = new Map<string, PointBreach>();
  for (const { letter, count, breaks: rule } of shownOptions(point)) {
    if (rule === null) continue;
    const key = JSON.stringify(rule);
    const known = found.get(key);
    found.set(key, { letters: [...(known?.letters ?? []), letter], count: count + (known?.count ?? 0), rule });
  }
  return [...found.values()];
}

/** Which options break a rule, and by what: "A łamie prawo: …" */
export function breachWords({ letters, rule }: PointBreach): string {
  return projectorText.breaks(letters, rule.why);
}

/** Where a rule is written, and when that was looked up. */
export function lawWords({ rule: { article, law, checked } }: PointBreach): readonly string[] {
  return [
    ...(law === null ? [] : [law]),
    article,
    ...(checked === null ? [] : [projectorText.checked(formatDate(checked))]),
  ];
}

/** What the numbers of a point's answers count: people, or decisions if somebody took several. */
export function countedWords({ count, players }: Pick<ClassPoint, 'count' | 'players'>): string {
  return count === players.length ? projectorText.people : projectorText.decisions;
}

/** What the class was expected to gain if all who chose something worse, and broke no rule, had chosen the best: the sum of the amounts beside the options. (CDB-5) */
export function ifAllWords(point: ClassPoint): string {
  const { ifAll, ifWorse, apart, noBetter, lawful, noneBest, severalLawful } = classDebriefText.point;
  const best = shownOptions(point).find(({ isBest }) => isBest);
  if (best === undefined) return point.options.some(({ breaks }) => breaks === null) ? severalLawful : noneBest;
  const { total } = point.loss;
  const isApart = point.options.some(({ breaks, count }) => breaks !== null && count > 0);
  if (total <= 0) return (isApart ? lawful : noBetter)(best.letter);
  const words = hasAsGood(point) ? ifWorse : ifAll;
  return [words(best.letter, formatWholeZloty(total), PRICE), ...(isApart ? [apart] : [])].join(' ');
}

/** Whether somebody chose an option that is not the best, but as good: then the sum does not refer to everyone who chose something else. */
export function hasAsGood({ options }: Pick<ClassPoint, 'options'>): boolean {
  return options.some(({ isAsGood, count }) => isAsGood && count > 0);
}

/** How far those who chose the best are ahead of the nearest lawful option, which is named; null: no majority chose the best. (PRJ-2) */
export function aheadWords(point: ClassPoint): string | null {
  const { best, nearest } = bestAndNearest(point);
  if (point.lead === null || best === undefined || nearest === undefined) return null;
  const isAll = best.count === point.count;
  return projectorText.ahead(isAll, best.letter, nearest.letter, formatWholeZloty(point.lead.total), PRICE);
}

/** The best option of a point, and the nearest lawful one if a majority chose the best. */
export function bestAndNearest(point: ClassPoint): Readonly<Record<'best' | 'nearest', ShownOption | undefined>> {
  const options = shownOptions(point);
  return { best: options.find(({ isBest }) => isBest), nearest: options.find(({ isNearest }) => isNearest) };
}

/** Why the best is the best: in the words of the situation's author, or what the amounts of a rest are made up of. */
export function whyBest(point: ClassPoint): string {
  const { subject } = point;
  if (subject.is === 'QUESTION') return subject.why;
  return bestOption(point) === undefined ? '' : classDebriefText.point.rest;
}

/** The name of a point: its situation, or the type of car whose rest it is about. */
export function pointName({ subject }: ClassPoint): string {
  return subject.is === 'QUESTION' ? subject.name : classDebriefText.rest(subject.type);
}

/** Where a point is and of what kind: "runda 2 · parking". */
export function pointPlace({ rounds, subject }: ClassPoint): string {
  return `${classDebriefText.inRounds(rounds)} · ${classDebriefText.kinds[subject.is]}`;
}

/** The common prefix of the names of a decision's moments in addresses, used for the way back to a moment; `slide`: the slide of the decision. (CDB-5) */
export function momentsPlace(slide: number): string {
  return `point.${slide}`;
}

/**
 * The moment to look at first: one at which a rule was broken if the point is listed for that, else the costliest, among equal ones the earliest; null: the
 * point has none.
 */
export function firstMoment({
  point: { moments },
  isUnlawful,
}: Pick<NamedPoint, 'point' | 'isUnlawful'>): PointMoment | null {
  const broken = isUnlawful ? moments.find(({ loss }) => loss === null) : undefined;
  if (broken !== undefined) return broken;
  return moments.reduce<PointMoment | null>(
    (found, moment) => (found === null || (moment.loss ?? -1) > (found.loss ?? -1) ? moment : found),
    null,
  );
}

/** The first moment of somebody who chose the best; null: nobody did. */
export function momentOfBest(point: ClassPoint): PointMoment | null {
  const { best } = bestAndNearest(point);
  const chose = (player: string): boolean => best?.players.includes(player) === true;
  return point.moments.find(({ player, loss }) => loss === 0 && chose(player)) ?? null;
}

/** The first option, unless it breaks a rule (then nobody could defend it) or has no amount: then none is the best for all. */
function bestOption({ options: [first] }: ClassPoint): ClassPointOption | undefined {
  return first?.breaks === null && first.expected !== null ? first : undefined;
}

function orderOf({ choice, answer }: ClassPointOption): number {
  return KINDS.indexOf(choice) * 1000 + (answer ?? 0);
}
