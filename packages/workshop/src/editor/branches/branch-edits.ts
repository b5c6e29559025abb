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

/** An edit of a whole branch or answer, which may be refused, and what follows when it is not. */
export type BranchEdit = {
  readonly command: PlacingCommand;
  /** Where the author is then; null: where they were. */
  readonly spotAfter: (after: EditedItem) => Spot | null;
  /** What the author is told; null: nothing. */
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

/** Leads a place to a question that stands already; the author stays. */
export function leading(path: string, branch: Situation): BranchEdit {
  return { command: { do: 'put', path, branch }, spotAfter: () => null, done: null };
}

/** Has nothing follow at a place any more; the author stays. */
export function ending(path: string): BranchEdit {
  return { command: { do: 'remove', path }, spotAfter: () => null, done: null };
}

/** Puts an answer behind the chosen one, or behind all, and goes there. */
export function inserting(item: EditedItem, { path, way }: Spot, answer: Answer): BranchEdit {
  const at = way === null ? (nodeAt(item, path)?.answers.length ?? 0) : way + 1;
  return { command: { do: 'insert', path, at, answer }, spotAfter: () => ({ path, way: at }), done: null };
}

/** Removes the chosen answer, or the chosen question with all behind it; null: nothing stands there. */
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

/** Moves the chosen answer one up (-1) or down (1); null: none is chosen, or it is the first. */
export function reordering({ path, way }: Spot, by: -1 | 1): BranchEdit | null {
  const at = way === null ? -1 : by < 0 ? way - 1 : way + 2;
  if (way === null || at < 0) return null;
  return {
    command: { do: 'carry', from: { path, index: way }, path, at },
    spotAfter: () => ({ path, way: way + by }),
    done: null,
  };
}

/** The place behind the chosen way where nothing stands yet, or behind the first such way of the question; null: there is none. */
export function freePlace(item: EditedItem, { path, way }: Spot): string | null {
  const chosen = way === null ? null : pathBehindWay(item, path, way);
  if (chosen !== null) return nodeAt(item, chosen) === null ? chosen : null;
  const free = freeWay(item, path);
  return free === null ? null : pathBehindWay(item, path, free);
}

/** The chosen answer or question, to be copied; null: nothing stands there. */
export function clipAt(item: EditedItem, { path, way }: Spot): Clip | null {
  const node = nodeAt(item, path);
  if (node === null) return null;
  const answer = way === null ? undefined : node.answers[way];
  return answer === undefined ? { what: 'branch', branch: node } : { what: 'answer', answer };
}

/** The chosen answer or question, to be moved; null: nothing stands there. The two ways of a typed question are moved with it. */
export function movingAt(item: EditedItem, { path, way }: Spot): Moving | null {
  const node = nodeAt(item, path);
  if (node === null) return null;
  if (way !== null && !isTypedQuestion(node)) return { what: 'answer', path, index: way };
  return { what: 'branch', place: path };
}

/** The line of the chosen way, to be led elsewhere; null: no way is chosen, or nothing can follow it. */
export function lineAt(item: EditedItem, { path, way }: Spot): Moving | null {
  const place = way === null ? null : pathBehindWay(item, path, way);
  return place === null ? null : { what: 'line', place };
}

/** What an author is told while something is moved. */
export function movingText(item: EditedItem, moving: Moving): string {
  if (moving.what === 'answer') return text.moving.answer(nodeAt(item, moving.path)?.answers[moving.index]?.text ?? '');
  if (moving.what === 'branch') return text.moving.branch(nodeAt(item, moving.place)?.text ?? '');
  return text.moving.line;
}

/** Where the moved thing stands afterwards, found by its being the very same value as before; null: it is gone. */
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
