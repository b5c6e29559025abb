import { classDebriefText, projectorText } from '@fracht/content';
import type { ClassPoint, DebriefWorth } from '@fracht/protocol';
import { formatShort, formatWholeZloty } from '@fracht/kit/format.ts';

type ClassPointOption = ClassPoint['options'][number];
type PointMoment = ClassPoint['moments'][number];

/** From how many answers on a mean is told: of fewer, it would be one person's. (CDB-4) */
export const LEAST_FOR_MEAN = 5;

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
  /** Null: fewer than five answers, or nobody's. (CDB-4) */
  readonly mean: DebriefWorth | null;
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
      mean: option.count < LEAST_FOR_MEAN ? null : option.mean,
      ifAll: option.ifAll,
      players: option.players,
    }));
}

/** The mean result of an option, or why none is given: too few chose it, or nobody. (CDB-4) */
export function meanWords({ mean, count }: Pick<ShownOption, 'mean' | 'count'>): string {
  const { nobody, few, amount } = classDebriefText.point;
  if (mean === null) return count === 0 ? nobody : few;
  return amount(formatWholeZloty(mean.money), formatShort(mean.points));
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
  return first?.isBreach === true ? undefined : first;
}

function orderOf({ choice, answer }: ClassPointOption): number {
  return KINDS.indexOf(choice) * 1000 + (answer ?? 0);
}
