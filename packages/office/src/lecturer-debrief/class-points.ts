import { classDebriefText, projectorText } from '@fracht/content';
import type { ClassPoint, DebriefWorth } from '@fracht/protocol';
import { GROSZE_PER_POINT } from '@fracht/engine';
import { formatDate, formatShort, formatWholeZloty } from '@fracht/kit/format.ts';

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

/** What a point counts for in an amount that has points in it. */
const PRICE = formatWholeZloty(GROSZE_PER_POINT / 100);

/** One thing that could be done at a point, as the class sees it. */
export type ShownOption = {
  /** A, B, C … in the order of the question, which tells nothing of the worth. */
  readonly letter: string;
  readonly text: string;
  readonly count: number;
  /** The part of all decisions that it is, 0 to 1. */
  readonly share: number;
  readonly isBest: boolean;
  /** The rule that it breaks; null: none. (CDB-4) */
  readonly breaks: ClassPointOption['breaks'];
  /** What it was to bring less what the best was, the mean; null: it breaks a rule, or there is nothing to compare it with. (CDB-4) */
  readonly expected: DebriefWorth | null;
  /** That by it an order was to stay undelivered; null: by none. (CDB-4) */
  readonly note: string | null;
  /** It is the lawful one that comes nearest to the best. */
  readonly isNearest: boolean;
  readonly players: readonly string[];
};

/** The options of a point in the order in which the question has them; the best for the class is marked. (CDB-4) */
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
      note: option.undelivered === 'NONE' ? null : classDebriefText.point.undelivered[option.undelivered],
      isNearest: point.lead !== null && option === point.options[point.lead.over],
      players: option.players,
    }));
}

/** What an option was to cost beside the best one; that it does not count, since it breaks a rule; or that there is nothing to compare it with. (CDB-4) */
export function costWords({ expected, breaks }: Pick<ShownOption, 'expected' | 'breaks'>): string {
  const { notCompared, notCounted, amount } = classDebriefText.point;
  if (breaks !== null) return notCounted;
  if (expected === null) return notCompared;
  return amount(formatWholeZloty(expected.money), formatShort(expected.points));
}

/** A rule that options of a point break, with their letters. */
export type PointBreach = {
  readonly letters: readonly string[];
  readonly rule: NonNullable<ClassPointOption['breaks']>;
};

/** Every rule that an option of a point breaks, once, with the letters of all that break it. (PRJ-2, CDB-11) */
export function breachesOf(point: ClassPoint): readonly PointBreach[] {
  const found = new Map<string, PointBreach>();
  for (const { letter, breaks: rule } of shownOptions(point)) {
    if (rule === null) continue;
    const key = JSON.stringify(rule);
    found.set(key, { letters: [...(found.get(key)?.letters ?? []), letter], rule });
  }
  return [...found.values()];
}

/** Which options break a rule, and by what: "A łamie prawo: …" */
export function breachWords({ letters, rule }: PointBreach): string {
  return projectorText.breaks(letters, rule.why);
}

/** Where a rule stands, and when that was looked up. */
export function lawWords({ rule: { article, law, checked } }: PointBreach): readonly string[] {
  return [
    ...(law === null ? [] : [law]),
    article,
    ...(checked === null ? [] : [projectorText.checked(formatDate(checked))]),
  ];
}

/** What the numbers of a point's answers count: people, or decisions where somebody took several. */
export function countedWords({ count, players }: Pick<ClassPoint, 'count' | 'players'>): string {
  return count === players.length ? projectorText.people : projectorText.decisions;
}

/** What the class was to gain had all who broke no rule chosen the best: the sum of what stands beside the options. (CDB-5) */
export function ifAllWords(point: ClassPoint): string {
  const { ifAll, apart, noBetter, lawful, noneBest } = classDebriefText.point;
  const best = shownOptions(point).find(({ isBest }) => isBest);
  if (best === undefined) return noneBest;
  const { total } = point.loss;
  const isApart = point.options.some(({ breaks, count }) => breaks !== null && count > 0);
  if (total <= 0) return (isApart ? lawful : noBetter)(best.letter);
  return [ifAll(best.letter, formatWholeZloty(total), PRICE), ...(isApart ? [apart] : [])].join(' ');
}

/** How far those who chose the best are ahead of the lawful option that comes nearest, which is named; null: no majority chose the best. (PRJ-2) */
export function aheadWords(point: ClassPoint): string | null {
  const { best, nearest } = bestAndNearest(point);
  if (point.lead === null || best === undefined || nearest === undefined) return null;
  const isAll = best.count === point.count;
  return projectorText.ahead(isAll, best.letter, nearest.letter, formatWholeZloty(point.lead.total), PRICE);
}

/** The best option of a point, and the lawful one that comes nearest to it where a majority chose the best. */
export function bestAndNearest(point: ClassPoint): Readonly<Record<'best' | 'nearest', ShownOption | undefined>> {
  const options = shownOptions(point);
  return { best: options.find(({ isBest }) => isBest), nearest: options.find(({ isNearest }) => isNearest) };
}

/** Why the best is the best: in the words of the situation's author, or what the amounts of a rest have in them. */
export function whyBest({ subject }: ClassPoint): string {
  return subject.is === 'QUESTION' ? subject.why : classDebriefText.point.rest;
}

/** The name of a point: its situation, or the type of car whose rest it is about. */
export function pointName({ subject }: ClassPoint): string {
  return subject.is === 'QUESTION' ? subject.name : classDebriefText.rest(subject.type);
}

/** Where and of what kind a point is: "runda 2 · parking". */
export function pointPlace({ rounds, subject }: ClassPoint): string {
  return `${classDebriefText.inRounds(rounds)} · ${classDebriefText.kinds[subject.is]}`;
}

/**
 * The common prefix of the names of a decision's moments in addresses, by which one returns to a moment; `slide`: the slide of the
 * decision. (CDB-5)
 */
export function momentsPlace(slide: number): string {
  return `point.${slide}`;
}

/** The moment to look at first: the dearest one, of equal ones the earliest; null: the point has none. */
export function firstMoment({ moments }: Pick<ClassPoint, 'moments'>): PointMoment | null {
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

/** The first, unless it breaks a rule: then there is none that anybody could defend. */
function bestOption({ options: [first] }: ClassPoint): ClassPointOption | undefined {
  return first?.breaks === null ? first : undefined;
}

function orderOf({ choice, answer }: ClassPointOption): number {
  return KINDS.indexOf(choice) * 1000 + (answer ?? 0);
}
