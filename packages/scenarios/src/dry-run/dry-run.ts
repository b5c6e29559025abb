import {
  mostPoints,
  bestScore,
  type Effect,
  nodePoints,
  type DecisionOutcome,
  outcomeAt,
  type OpenNode,
  placeAfter,
  placeBehind,
  shownDecision,
  type ShownDecision,
  type WalkStep,
  type UnscoredDecision,
  type Trees,
  wantsText,
} from '@fracht/engine';
import { type EditedItem, questionOf, treesOf } from '../item/item.ts';
import type { QuestionIndex } from '../questions/questions.ts';
import { branchOf, pathOf } from '../walk/paths.ts';
import type { BranchStep } from '../walk/steps.ts';

/** A decision in a dry run. */
export type DryRunStep = UnscoredDecision;
/** A decision in words, as a player sees it after the game, with its effects. */
export type DryRunMark = ShownDecision & Omit<DecisionOutcome, 'decision'>;
/** The state of a dry run. `paths`: the questions so far; `points`: the sum. `place` null: it is over. */
export type DryRun = {
  readonly place: OpenNode | null;
  readonly paths: readonly string[];
  /** The ways taken from each of the `paths` except the last. */
  readonly ways: readonly (number | 'denied')[];
  readonly marks: readonly DryRunMark[];
  readonly points: number;
};

/** Points of the best way from there. Never below `reached`, because a refusal can lead to more. (SIT-5) */
export function bestFor(edited: EditedItem, from: string | null, reached: number): number {
  const branch = from === null ? null : branchOf(from);
  if (branch !== null) return Math.max(reached, bestScore(questionOf(edited, branch), branch.tree));
  const best = edited.kind === 'EMERGENCY' ? mostPoints(edited.item) : bestScore(edited.item.situation, 'situation');
  return Math.max(reached, best);
}

/**
 * Replays a dry run from the item's beginning, or from the question at `from`, with the engine's own walk. If an edit has removed a decision
 * that was taken, the dry run stops before it. (SIT-4, SIT-5)
 */
export function dryRunOf(edited: EditedItem, from: string | null, steps: readonly DryRunStep[]): DryRun {
  const trees = treesOf(edited);
  let place = startOf(edited, trees, from);
  let path = place === null ? null : (from ?? place.tree);
  let points = place === null ? 0 : nodePoints(place.node, place.tree);
  const paths = path === null ? [] : [path];
  const marks: DryRunMark[] = [];
  const ways: (number | 'denied')[] = [];
  for (const step of steps) {
    if (place === null || path === null || !isOffered(place, step)) break;
    const mark = markOf(place, step);
    const next = placeBehind(trees, place, step);
    marks.push(mark);
    ways.push(step.isDenied ? 'denied' : (step.answer ?? (step.isRight === true ? 0 : 1)));
    points += mark.points + (next === null ? 0 : nodePoints(next.node, next.tree));
    path = next === null ? null : pathBehind(edited, path, step, next);
    place = next;
    if (path !== null) paths.push(path);
  }
  return { place, paths, ways, marks, points };
}

/** The dry run's way in the graph, where each question is drawn once. */
export function wayInGraph({ paths, ways }: DryRun, { shownAt }: QuestionIndex) {
  return { paths: paths.map((path) => shownAt(path) ?? path), ways };
}

/** Sums the effects of all decisions: minutes that the car stands, money in zł, and all other effects. */
export function sumOf(marks: readonly DryRunMark[]): {
  readonly minutes: number;
  readonly zloty: number;
  readonly others: readonly Effect[];
} {
  const effects = marks.flatMap((mark) => mark.effects);
  const sum = (types: readonly string[]): number =>
    effects.filter(({ type }) => types.includes(type)).reduce((total, { value }) => total + value, 0);
  const known = ['TIME', 'MONETARY', 'OVERDUE_TICKET', 'GIVE_MONEY'];
  return {
    minutes: sum(['TIME']),
    zloty: sum(['GIVE_MONEY']) - sum(['MONETARY', 'OVERDUE_TICKET']),
    others: effects.filter(({ type, full_val: isFull }) => !known.includes(type) || isFull === true),
  };
}

function startOf(edited: EditedItem, trees: Trees, from: string | null): OpenNode | null {
  const branch = from === null ? null : branchOf(from);
  const node = branch === null ? null : questionOf(edited, branch);
  return branch === null || node === null ? placeAfter(trees, []) : { tree: branch.tree, node };
}

function pathBehind(edited: EditedItem, path: string, { answer, isRight, isDenied }: WalkStep, next: OpenNode): string {
  const branch = branchOf(path);
  const way: BranchStep = isDenied
    ? 'afterDenySituation'
    : (answer ?? (isRight === true ? 'situation_ok' : 'situation_wrong'));
  const behind = branch === null ? null : { ...branch, steps: [...branch.steps, way] };
  return behind !== null && questionOf(edited, behind) === next.node ? pathOf(behind) : next.tree;
}

/** Whether the question still offers this decision. */
function isOffered({ node }: OpenNode, { answer }: DryRunStep): boolean {
  return answer === null ? wantsText(node) : node.answers[answer] !== undefined;
}

function markOf(place: OpenNode, step: DryRunStep): DryRunMark {
  const { decision, ...brought } = outcomeAt(place, step, 0);
  return { ...shownDecision(decision, place, (text) => text, true), ...brought };
}
