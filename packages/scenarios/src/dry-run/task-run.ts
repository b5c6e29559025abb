import {
  accepted,
  acceptedTexts,
  bestAnswerIndex,
  bestScore,
  breaksAt,
  changeImage,
  type Goods,
  isRightText,
  keyedBelow,
  MOST_MINUTES,
  type OpenNode,
  placeAfter,
  refuseReply,
  refused,
  type RejectionCode,
  type Reply,
  type Result,
  type ShownDecision,
  type ShownSituation,
  shownNode,
  type Stars,
  starsOf,
  TREE_NAMES,
  type Trees,
  wantsText,
} from '@fracht/engine';
import { type EditedItem, treesOf } from '../item/item.ts';
import { SAMPLE_NUMBERS, withSampleNumbers } from './sample-numbers.ts';
import { bestFor, sumOf, type DryRun, type DryRunMark, dryRunOf, type DryRunStep } from './dry-run.ts';

/** The texts of a situation that are shown without a game: no clock, and nobody to call. */
type TaskWords = Pick<
  ShownSituation,
  | 'name'
  | 'image'
  | 'description'
  | 'knowledge'
  | 'pick_phone'
  | 'deliver_phone'
  | 'case_number'
  | 'police_number'
  | 'trees'
  | 'tree'
  | 'node'
  | 'reached'
>;

/** What a way through a situation brought: points, złotys, minutes that the car is standing. */
type Brought = { readonly points: number; readonly zloty: number; readonly minutes: number };

/** A decision of a task: without a game it has no outcome. */
type TaskDecision = Omit<ShownDecision, 'outcome'>;

/** One question of the best way, with the answer that was best and why. */
type BestStep = Pick<ShownDecision, 'question' | 'answer' | 'feedback' | 'points'>;

type RunEnd = {
  readonly own: Brought;
  readonly best: Brought;
  readonly way: readonly BestStep[];
  readonly stars: Stars;
  /** Whether an answer broke a rule of law or safety. */
  readonly isBreach: boolean;
};

/** The state of a situation that is played without a game. `end` null: a question is waiting. (TKR-1, TKR-2) */
export type TaskRun = TaskWords & { readonly decisions: readonly TaskDecision[]; readonly end: RunEnd | null };

/** Whether a situation asks at least one question. (TKR-5) */
export function isTask(edited: EditedItem): boolean {
  return placeAfter(treesOf(edited), []) !== null;
}

/**
 * What a situation without a game depends on: the goods from which its sample cargo is taken, and the seed that determines whether minutes are agreed
 * to.
 */
type TaskBase = { readonly goods: readonly Goods[]; readonly seed: string };

/** Plays a situation with the answers so far. (TKR-1 to TKR-5) */
export function taskRun(
  edited: EditedItem,
  replies: readonly Reply[],
  { goods, seed }: TaskBase,
): Result<TaskRun, RejectionCode> {
  const item = withSampleNumbers(edited, goods);
  const trees = treesOf(item);
  const steps: DryRunStep[] = [];
  const breaches: boolean[] = [];
  for (const reply of replies) {
    const place = placeAfter(trees, steps);
    const code = refuseReply(place === null ? null : shownNode(place, asItIs), reply);
    if (code !== null) return refused(code);
    if (place === null) return refused('SITUATION_RESOLVED');
    const step = stepOf(place, reply, { seed, index: steps.length });
    steps.push(step);
    breaches.push(typeof breaksAt(place.node, step) === 'object');
  }
  return accepted(runOf(item, trees, { dryRun: dryRunOf(item, null, steps), breaches }));
}

function asItIs(text: string): string {
  return text;
}

const NO_STEP: DryRunStep = { answer: null, text: null, isRight: null, isDenied: false, input: null };

type AgreementDraw = { readonly seed: string; readonly index: number };

function stepOf({ node }: OpenNode, { answer = 0, text = '', input }: Reply, draw: AgreementDraw): DryRunStep {
  if (wantsText(node)) {
    return { ...NO_STEP, text: text.trim(), isRight: isRightText(node, text, { numbers: SAMPLE_NUMBERS }) };
  }
  const wanted = node.answers[answer];
  if (wanted?.input !== true) return { ...NO_STEP, answer };
  const asked = Math.min(MOST_MINUTES, Math.max(0, input ?? wanted.inputValue));
  return { ...NO_STEP, answer, input: asked, isDenied: !isAgreed(asked, draw) };
}

/** The more minutes, the less likely, as in a game; the draw does not depend on their number. (TKR-4) */
function isAgreed(asked: number, { seed, index }: AgreementDraw): boolean {
  return keyedBelow(seed, 'MINUTES', [index], MOST_MINUTES) >= asked;
}

/** The answers that were played, and whether each of them broke a rule of law or safety. */
type Played = { readonly dryRun: DryRun; readonly breaches: readonly boolean[] };

function runOf(item: EditedItem, trees: Trees, played: Played): TaskRun {
  const { dryRun } = played;
  const { place, marks, points } = dryRun;
  const showsNumbers = place?.node.showCaseAndPolice === true;
  return {
    name: item.item.name,
    image: item.kind === 'EMERGENCY' ? item.item.image : changeImage(item.item.type),
    description: item.item.description,
    knowledge: item.kind === 'EMERGENCY' ? item.item.knowledge : '',
    pick_phone: SAMPLE_NUMBERS.pick_phone,
    deliver_phone: SAMPLE_NUMBERS.deliver_phone,
    case_number: showsNumbers ? SAMPLE_NUMBERS.case_number : null,
    police_number: showsNumbers ? SAMPLE_NUMBERS.police_number : null,
    trees: TREE_NAMES.filter((name) => placeAfter({ ...NO_TREES, [name]: trees[name] }, []) !== null),
    tree: place?.tree ?? null,
    node: place === null ? null : shownNode(place, asItIs),
    decisions: marks.map((mark) => decisionOf(mark, place === null)),
    reached: points,
    end: place === null ? endOf(item, trees, played) : null,
  };
}

const NO_TREES: Trees = { situation: null, carSituation: null, timeWindowSituation: null };

/** An answer as a game shows it: what would have been best is shown only at the end. (TKR-1) */
function decisionOf({ effects: _effects, newCar: _newCar, ...decision }: DryRunMark, isOver: boolean): TaskDecision {
  return isOver ? decision : { ...decision, best: null };
}

function endOf(item: EditedItem, trees: Trees, { dryRun: { marks, points }, breaches }: Played): RunEnd {
  const bestWay = bestRun(item, trees);
  // A student who is refused may reach more than the best way. (SIT-5)
  const best = bestFor(item, null, points);
  const answers = marks.map((mark, at) => ({ points: mark.points, isBreach: breaches[at] === true }));
  return {
    own: broughtBy(marks, points),
    best: broughtBy(bestWay.marks, best),
    way: wayOf(bestWay),
    stars: starsOf({ own: points, best, answers }),
    isBreach: breaches.includes(true),
  };
}

/** The questions of the best way through a situation, each with the answer that is best and why; empty if the situation asks nothing. (SIT-5) */
export function bestWayOf(edited: EditedItem, goods: readonly Goods[]): readonly BestStep[] {
  const item = withSampleNumbers(edited, goods);
  return wayOf(bestRun(item, treesOf(item)));
}

function bestRun(item: EditedItem, trees: Trees): DryRun {
  return dryRunOf(item, null, bestSteps(trees));
}

function wayOf({ marks }: DryRun): readonly BestStep[] {
  return marks.map(({ question, answer, feedback, points }) => ({ question, answer, feedback, points }));
}

function broughtBy(marks: readonly DryRunMark[], points: number): Brought {
  const { zloty, minutes } = sumOf(marks);
  return { points, zloty, minutes };
}

/** The answers of the best way, question after question to the end. (SIT-5) */
function bestSteps(trees: Trees): readonly DryRunStep[] {
  const steps: DryRunStep[] = [];
  for (let place = placeAfter(trees, []); place !== null; place = placeAfter(trees, steps)) steps.push(bestStep(place));
  return steps;
}

function bestStep({ node, tree }: OpenNode): DryRunStep {
  if (!wantsText(node)) return { ...NO_STEP, answer: bestAnswerIndex(node, tree) };
  const right = node.points_ok + bestScore(node.situation_ok, tree);
  const wrong = node.points_wrong + bestScore(node.situation_wrong, tree);
  return { ...NO_STEP, text: right >= wrong ? (acceptedTexts(node)[0] ?? '') : '', isRight: right >= wrong };
}
