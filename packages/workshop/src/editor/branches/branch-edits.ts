import { editorTreeText } from '@fracht/content';
import { type Answer, isTypedQuestion, type Situation, TREE_NAMES } from '@fracht/engine';
import { SCENARIO_LIMITS } from '@fracht/protocol';
import {
  DEEPEST_TREE,
  type EditedItem,
  freeWay,
  indexOf,
  type Moving,
  nearestShown,
  nodeAt,
  pathTo,
  pathBehindWay,
  type PlacingCommand,
  type Refusal,
  type Target,
} from '@fracht/scenarios';
import type { Spot } from '../store/spot.ts';
import type { Clip } from './clip-store.ts';

const text = editorTreeText;

/** An edit of a whole branch or answer, which may be refused, and what follows if it is not. */
export type BranchEdit = {
  readonly command: PlacingCommand;
  /** The author's position afterwards; null: unchanged. */
  readonly spotAfter: (after: EditedItem) => Spot | null;
  /** The notice for the author; null: none. */
  readonly done: ((after: EditedItem) => string) | null;
};

/** Puts a branch at a place and goes there. */
export function putting(path: string, branch: Situation): BranchEdit {
  return {
    command: { do: 'put', path, branch },
    spotAfter: (after) => ({ path: indexOf(after).shownAt(path) ?? path, way: null }),
    done: null,
  };
}

/** Links a place to an existing question; the author's position stays. */
export function leading(path: string, branch: Situation): BranchEdit {
  return { command: { do: 'put', path, branch }, spotAfter: () => null, done: null };
}

/** Removes the link that follows a place; the author's position stays. */
export function ending(path: string): BranchEdit {
  return { command: { do: 'remove', path }, spotAfter: () => null, done: null };
}

/** Adds an answer after the selected one, or after all, and goes there. */
export function inserting(item: EditedItem, { path, way }: Spot, answer: Answer): BranchEdit {
  const at = way === null ? (nodeAt(item, path)?.answers.length ?? 0) : way + 1;
  return { command: { do: 'insert', path, at, answer }, spotAfter: () => ({ path, way: at }), done: null };
}

/** Removes the selected answer, or the selected question with everything behind it; null: there is nothing. */
export function removing(item: EditedItem, { path, way }: Spot): BranchEdit | null {
  const node = nodeAt(item, path);
  if (node === null) return null;
  if (way !== null && node.answers[way] !== undefined)
    return {
      command: { do: 'cutAnswer', path, index: way },
      spotAfter: (after) => {
        const left = nodeAt(after, path)?.answers.length ?? 0;
        return { path, way: left === 0 ? null : Math.min(way, left - 1) };
      },
      done: () => text.removedAnswer,
    };
  return {
    command: { do: 'drop', path },
    spotAfter: (after) => ({ path: nearestShown(indexOf(after), path), way: null }),
    done: (after) => text.removed(questionsIn(item) - questionsIn(after)),
  };
}

/** Moves the selected answer up (-1) or down (1); null: none is selected, or it is at the end. */
export function reordering({ path, way }: Spot, by: -1 | 1): BranchEdit | null {
  const at = way === null ? -1 : by < 0 ? way - 1 : way + 2;
  if (way === null || at < 0) return null;
  return {
    command: { do: 'carry', from: { path, index: way }, path, at },
    spotAfter: () => ({ path, way: way + by }),
    done: null,
  };
}

/** The place after the selected way if nothing follows it yet, or after the question's first way without a follow-up; null: there is none. */
export function freePlace(item: EditedItem, { path, way }: Spot): string | null {
  const chosen = way === null ? null : pathBehindWay(item, path, way);
  if (chosen !== null) return nodeAt(item, chosen) === null ? chosen : null;
  const free = freeWay(item, path);
  return free === null ? null : pathBehindWay(item, path, free);
}

/** The selected answer or question, to be copied; null: there is nothing. */
export function clipAt(item: EditedItem, { path, way }: Spot): Clip | null {
  const node = nodeAt(item, path);
  if (node === null) return null;
  const answer = way === null ? undefined : node.answers[way];
  return answer === undefined ? { what: 'branch', branch: node } : { what: 'answer', answer };
}

/** The selected answer or question, to be moved; null: there is nothing. The two ways of a typed question are moved with it. */
export function movingAt(item: EditedItem, { path, way }: Spot): Moving | null {
  const node = nodeAt(item, path);
  if (node === null) return null;
  if (way !== null && !isTypedQuestion(node)) return { what: 'answer', path, index: way };
  return { what: 'branch', place: path };
}

/** The line of the selected way, to be linked elsewhere; null: no way is selected, or nothing can follow it. */
export function lineAt(item: EditedItem, { path, way }: Spot): Moving | null {
  const place = way === null ? null : pathBehindWay(item, path, way);
  return place === null ? null : { what: 'line', place };
}

/** The notice for an author while something is moved. */
export function movingText(item: EditedItem, moving: Moving): string {
  if (moving.what === 'answer') return text.moving.answer(nodeAt(item, moving.path)?.answers[moving.index]?.text ?? '');
  if (moving.what === 'branch') return text.moving.branch(nodeAt(item, moving.place)?.text ?? '');
  return text.moving.line;
}

/** The position of the moved value afterwards, found by object identity; null: it is gone. */
export function spotOfMoved(before: EditedItem, after: EditedItem, moving: Moving, target: Target): Spot | null {
  if (moving.what === 'answer') {
    const answer = nodeAt(before, moving.path)?.answers[moving.index];
    if (answer === undefined) return null;
    const path = pathTo(after, (node) => node.answers.includes(answer));
    const index = path === null ? undefined : nodeAt(after, path)?.answers.indexOf(answer);
    return path === null || index === undefined ? null : { path, way: index };
  }
  const branch = moving.what === 'branch' ? nodeAt(before, moving.place) : nodeAt(before, target.path);
  const path = pathTo(after, (node) => node === branch);
  return path === null ? null : { path, way: null };
}

/** Why something is refused, in words. */
export function refusalText(refusal: Refusal): string {
  const words = text.refusals[refusal];
  if (typeof words === 'string') return words;
  return words(refusal === 'TOO_DEEP' ? DEEPEST_TREE : SCENARIO_LIMITS.answers);
}

function questionsIn(item: EditedItem): number {
  const { countIn } = indexOf(item);
  return TREE_NAMES.reduce((sum, tree) => sum + countIn(tree), 0);
}
