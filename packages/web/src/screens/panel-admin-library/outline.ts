import { bestScore, nodePoints, type Situation, type TreeName } from '@fracht/engine';
import { placesFrom, takesText, waysFrom, type Way } from '@fracht/content';

/** One way on from a question, and whether it lies on the best way through the tree. */
export type OutlineWay = {
  readonly way: Way;
  readonly kind: 'answer' | 'ok' | 'wrong';
  readonly isBest: boolean;
  /** The number of the question it leads to; null: the end of the tree. */
  readonly next: number | null;
};

/** A question of a tree, told without the tree: its number, and where its ways lead. */
export type OutlineQuestion = {
  readonly path: string;
  readonly number: number;
  readonly node: Situation;
  /** Points for coming to it. */
  readonly reached: number;
  /** Points of the best way from it on. */
  readonly best: number;
  readonly isOnBestPath: boolean;
  readonly ways: readonly OutlineWay[];
  /** The question after a refusal; null: none. */
  readonly denied: number | null;
};

/** All questions of a tree in the order of reading, numbered from 1. (spec §3 Situation; SIT-5) */
export function outlineOf(tree: TreeName, root: Situation): readonly OutlineQuestion[] {
  const places = placesFrom(root, tree);
  const numbers = new Map(places.map(({ path }, index) => [path, index + 1]));
  const onBest = bestPath(tree, root);
  return places.map(({ node, path }, index) => {
    const ways = waysFrom(node, path);
    const best = bestWayOf(tree, node, path);
    return {
      path,
      number: index + 1,
      node,
      reached: nodePoints(node, tree),
      best: bestScore(node, tree),
      isOnBestPath: onBest.has(path),
      ways: ways.map((way, place) => ({
        way,
        kind: takesText(node) ? (place === 0 ? 'ok' : 'wrong') : 'answer',
        isBest: onBest.has(path) && place === best,
        next: numbers.get(way.situation === null ? '' : way.situationPath) ?? null,
      })),
      denied: numbers.get(`${path}.afterDenySituation`) ?? null,
    };
  });
}

/** The paths of the questions that the best way goes through. */
function bestPath(tree: TreeName, root: Situation): ReadonlySet<string> {
  const paths = new Set<string>();
  let at: { readonly node: Situation; readonly path: string } | null = { node: root, path: tree };
  while (at !== null) {
    paths.add(at.path);
    const way: Way | undefined = waysFrom(at.node, at.path)[bestWayOf(tree, at.node, at.path)];
    at = way?.situation == null ? null : { node: way.situation, path: way.situationPath };
  }
  return paths;
}

/** The place of the way that brings most points; of equal ones the first, -1 where there is none. */
function bestWayOf(tree: TreeName, node: Situation, path: string): number {
  const worth = waysFrom(node, path).map(({ points, situation }) => points + bestScore(situation, tree));
  return worth.indexOf(Math.max(...worth));
}
