import { type EditedItem, nodeAt } from '../item/item.ts';
import { type Attempt, isRefused, type Refusal } from '../places/places.ts';
import { branchOf, pathBehind, pathOf } from '../walk/paths.ts';
import { answerSteps, nextOf } from '../walk/steps.ts';
import { attempted, type PlacingCommand } from './commands.ts';

/**
 * What is being dragged: an answer or a question, each with everything that follows it, or the end of a line, which can be connected
 * to an existing question. `place`: where the question is.
 */
export type Moving =
  | { readonly what: 'answer'; readonly path: string; readonly index: number }
  | { readonly what: 'branch' | 'line'; readonly place: string };

/** Where it can be dropped: on a way of a question, on its way after a refusal, or on the question itself (null). */
export type Target = { readonly path: string; readonly way: number | 'denied' | null };

/** The command for a drop; null if nothing can be dropped there. */
function commandTo(edited: EditedItem, moving: Moving, { path, way }: Target): PlacingCommand | null {
  const node = nodeAt(edited, path);
  if (node === null) return null;
  if (moving.what === 'answer') {
    if (way === 'denied') return null;
    return { do: 'carry', from: { path: moving.path, index: moving.index }, path, at: way ?? node.answers.length };
  }
  if (way === null) return moving.what === 'line' ? { do: 'put', path: moving.place, branch: node } : null;
  const to = pathBehindWay(edited, path, way);
  return to === null || nodeAt(edited, moving.place) === null ? null : { do: 'move', from: moving.place, to };
}

/** Drops it there; returns the new item, or the reason for the refusal. */
export function dropBranch(edited: EditedItem, moving: Moving, target: Target): Attempt {
  const command = commandTo(edited, moving, target);
  if (command === null) return 'NOT_HERE';
  const attempt = attempted(edited, command);
  return attempt === edited ? 'SAME_PLACE' : attempt;
}

/** Why it cannot be dropped there; null if it can. */
export function refusalAt(edited: EditedItem, moving: Moving, target: Target): Refusal | null {
  const attempt = dropBranch(edited, moving, target);
  return isRefused(attempt) ? attempt : null;
}

/** The path that follows a way of a question; null if the question has no such way. */
export function pathBehindWay(edited: EditedItem, path: string, way: number | 'denied'): string | null {
  const branch = branchOf(path);
  const node = nodeAt(edited, path);
  if (branch === null || node === null) return null;
  const step = way === 'denied' ? 'afterDenySituation' : answerSteps(node)[way];
  return step === undefined ? null : pathBehind(pathOf(branch), step);
}

/** The first way of a question that does not lead to another question yet; null if there is none. */
export function freeWay(edited: EditedItem, path: string): number | null {
  const node = nodeAt(edited, path);
  if (node === null) return null;
  const way = answerSteps(node).findIndex((step) => nextOf(node, step) === null);
  return way === -1 ? null : way;
}
