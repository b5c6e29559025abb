import { classDebriefText, projectorText } from '@fracht/content';
import type { ClassPoint, DebriefWorth } from '@fracht/protocol';
import { formatShort, formatWholeZloty } from '@fracht/kit/format.ts';

type ClassPointOption = ClassPoint['options'][number];
type PointMoment = ClassPoint['moments'][number];

const KINDS: readonly ClassPointOption['choice'][] = [
  'ANSWER',
  'RIGHT_TEXT',
  'WRONG_TEXT',
  'GUARDED',
  'UNGUARDED',
  'DRIVE_ON',
];

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
  /** What it was to bring less what the best was; null: there is nothing to compare it with. (CDB-4) */
  readonly expected: DebriefWorth | null;
  readonly ifAll: DebriefWorth;
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
      ifAll: option.ifAll,
      players: option.players,
    }));
}

/** What an option was to cost beside the best one, or that there is nothing to compare it with. (CDB-4) */
export function costWords({ expected }: Pick<ShownOption, 'expected'>): string {
  const { notCompared, amount } = classDebriefText.point;
  if (expected === null) return notCompared;
  return amount(formatWholeZloty(expected.money), formatShort(expected.points));
}

/** The rule that the most chosen of the options breaks that break one; null: none does. */
export function ruleBroken({ options }: Pick<ClassPoint, 'options'>): ClassPointOption['breaks'] {
  const broken = options.filter(({ breaks }) => breaks !== null).toSorted((one, other) => other.count - one.count);
  return broken[0]?.breaks ?? null;
}

/** What the numbers of a point's answers count: people, or decisions where somebody took several. */
export function countedWords({ count, players }: Pick<ClassPoint, 'count' | 'players'>): string {
  return count === players.length ? projectorText.people : projectorText.decisions;
}

/** What the class is told of a point; null where no one option for all would have brought more. */
export function ifAllBest(point: ClassPoint): { readonly letter: string; readonly total: number } | null {
  const best = shownOptions(point).find(({ isBest }) => isBest);
  return best === undefined || best.ifAll.total <= 0 ? null : { letter: best.letter, total: best.ifAll.total };
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
export function firstMoment({ moments }: ClassPoint): PointMoment | null {
  return moments.reduce<PointMoment | null>(
    (found, moment) => (found === null || moment.loss > found.loss ? moment : found),
    null,
  );
}

/** The first, unless it breaks a rule: then there is none that anybody could defend. */
function bestOption({ options: [first] }: ClassPoint): ClassPointOption | undefined {
  return first?.breaks === null ? first : undefined;
}

function orderOf({ choice, answer }: ClassPointOption): number {
  return KINDS.indexOf(choice) * 1000 + (answer ?? 0);
}
