import type { Situation } from '@fracht/engine';
import { pathBehind } from './paths.ts';
import { type BranchStep, nextOf, openSteps, stepsOf } from './steps.ts';

/** A question at one place of a tree; `depth` counts from 1. */
export type Place = { readonly node: Situation; readonly path: string; readonly depth: number };

/** A question of a tree, found once: its first path, its number in reading order from 1, and how many ways lead to it. */
export type FoundNode = { readonly path: string; readonly number: number; readonly incoming: number };

/** The nodes that directly follow a node, each with its path. */
export type Followers<Node> = (node: Node, path: string) => readonly (readonly [node: Node, path: string])[];

/**
 * Walks a tree depth first, in reading order: a node, everything after its first way, everything after its second, and finally what
 * follows a refusal. `visit` returns whether to continue beyond a node.
 */
export function walk<Node>(
  root: Node,
  path: string,
  followers: Followers<Node>,
  visit: (node: Node, path: string, depth: number) => boolean,
): void {
  const go = (node: Node, at: string, depth: number): void => {
    if (!visit(node, at, depth)) return;
    for (const [next, behind] of followers(node, at)) go(next, behind, depth + 1);
  };
  go(root, path, 1);
}

/** Every place in a tree that a player can reach; a question to which several ways lead has several places. */
export function placesFrom(root: Situation | null, path: string): readonly Place[] {
  const places: Place[] = [];
  if (root === null) return places;
  walk(root, path, OPEN, (node, at, depth) => {
    places.push({ node, path: at, depth });
    return true;
  });
  return places;
}

/** Every question of a tree that a player can reach, each once; the same object is the same question. */
export function openQuestions(root: Situation, path: string): ReadonlyMap<Situation, FoundNode> {
  return questionsBy(OPEN, root, path);
}

/** Every question stored in a tree, once, including those that nobody can reach while a question is of another kind. */
export function storedQuestions(root: Situation, path: string): ReadonlyMap<Situation, FoundNode> {
  return questionsBy(STORED, root, path);
}

const OPEN = followersBy(openSteps);
const STORED = followersBy(stepsOf);

function followersBy(steps: (node: Situation) => readonly BranchStep[]): Followers<Situation> {
  return (node, path) =>
    steps(node).flatMap((step) => {
      const next = nextOf(node, step);
      return next === null ? [] : [[next, pathBehind(path, step)] as const];
    });
}

function questionsBy(
  followers: Followers<Situation>,
  root: Situation,
  path: string,
): ReadonlyMap<Situation, FoundNode> {
  const found = new Map<Situation, FoundNode>();
  walk(root, path, followers, (node, at) => {
    const known = found.get(node);
    const { incoming, ...first } = known ?? { path: at, number: found.size + 1, incoming: 0 };
    found.set(node, { ...first, incoming: incoming + 1 });
    return known === undefined;
  });
  return found;
}
