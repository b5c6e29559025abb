import { hierarchy, tree as treeLayout } from 'd3-hierarchy';
import type { EndKind, TreeLink, TreeShape } from '../store/tree-shape.ts';

/** Sizes of what is drawn, in px; `card.module.css` draws cards of the same sizes. */
export const CARD_WIDTH = 248;
export type CardSizes = { readonly head: number; readonly way: number; readonly denial: number };
/** Cards with all their content. */
export const FULL: CardSizes = { head: 70, way: 96, denial: 32 };
/** Cards with one line for each way, so that more of a large tree is in view. */
export const DENSE: CardSizes = { head: 54, way: 30, denial: 30 };
const END_HEIGHT = 36;
const GAP = 24;
export const COLUMN = CARD_WIDTH + 72;

/** A question, or an end that ways of a question lead to, at its position on the canvas. */
export type GraphCard = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** How many ways continue from it; null: an end. */
  readonly ways: number | null;
  /** Whether it has a way after a refusal. */
  readonly isDeniable: boolean;
  readonly end: EndKind | null;
  /** How many questions are hidden (collapsed) behind it; 0: none. */
  readonly folded: number;
};

/** A way from a question to the next card. `from`: the number of the way, or the refusal. */
export type GraphLine = {
  readonly id: string;
  readonly source: string;
  readonly from: string;
  readonly target: string;
  readonly isBest: boolean;
};

export type GraphLayout = {
  readonly cards: readonly GraphCard[];
  readonly lines: readonly GraphLine[];
  readonly sizes: CardSizes;
};

type Seed = Omit<GraphCard, 'x' | 'y'> & { readonly behind: readonly Seed[] };

/**
 * Lays a tree out from left to right without overlaps. A question that several others lead to is placed once, one column to the right of the rightmost of
 * those. Questions that can be reached only through a collapsed one are left out.
 */
export function layoutOf(shape: TreeShape, folded: ReadonlySet<string>, sizes: CardSizes = FULL): GraphLayout {
  const [root] = shape;
  if (root === undefined) return { cards: [], lines: [], sizes };
  const questions = new Map(shape.map((branching) => [branching.path, branching]));
  const links = new Map(shape.map(({ path, links: own }) => [path, own]));
  const shown = shownFrom(root.path, links, folded);
  const parents = parentsOf(root.path, links, shown, folded);
  const seed = (path: string): Seed | null => {
    const question = questions.get(path);
    if (question === undefined) return null;
    const isFolded = folded.has(path);
    const own = isFolded ? [] : (links.get(path) ?? []);
    const targets = [...new Set(own.map(({ target }) => target))];
    const behind = targets.flatMap((target) => {
      if (!questions.has(target)) return [endOf(target)];
      return parents.get(target) === path ? (seed(target) ?? []) : [];
    });
    const { ways, isDeniable } = question;
    const height = sizes.head + ways * sizes.way + (isDeniable ? sizes.denial : 0);
    const hidden = isFolded ? hiddenBehind(path, links, shown) : 0;
    return { id: path, ways, isDeniable, end: null, height, folded: hidden, behind };
  };
  const first = seed(root.path);
  if (first === null) return { cards: [], lines: [], sizes };
  const cards = placed(first);
  const lines = cards.flatMap(({ id }) =>
    folded.has(id) ? [] : (links.get(id) ?? []).map((link) => lineOf(id, link)),
  );
  return { cards, lines, sizes };
}

function placed(first: Seed): readonly GraphCard[] {
  const place = treeLayout<Seed>()
    .nodeSize([1, COLUMN])
    .separation((one, other) => (one.data.height + other.data.height) / 2 + GAP);
  const nodes = place(hierarchy(first, ({ behind }) => [...behind])).descendants();
  return nodes.map(({ data: { id, ways, isDeniable, end, height, folded }, x, y }) => ({
    id,
    ways,
    isDeniable,
    end,
    height,
    folded,
    x: y,
    y: x - height / 2,
  }));
}

function lineOf(source: string, link: TreeLink): GraphLine {
  return { ...link, id: `${source} ${link.from}`, source };
}

type Links = ReadonlyMap<string, readonly TreeLink[]>;

/** The questions that can be reached without going through a collapsed one. */
function shownFrom(root: string, links: Links, folded: ReadonlySet<string>): ReadonlySet<string> {
  const shown = new Set<string>();
  const waiting = [root];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (shown.has(path)) continue;
    shown.add(path);
    if (!folded.has(path)) waiting.push(...(links.get(path) ?? []).map(({ target }) => target));
  }
  return shown;
}

/**
 * The parent of each question in the layout. If several questions lead to it, it is the deepest of them (the first of equal ones), so that all lines lead to
 * the right.
 */
function parentsOf(root: string, links: Links, shown: ReadonlySet<string>, folded: ReadonlySet<string>) {
  const depths = new Map<string, number>([[root, 0]]);
  const parents = new Map<string, string>();
  for (const path of inOrder(root, links)) {
    if (!shown.has(path) || folded.has(path)) continue;
    for (const { target } of links.get(path) ?? []) {
      const depth = (depths.get(path) ?? 0) + 1;
      if (depth <= (depths.get(target) ?? -1)) continue;
      depths.set(target, depth);
      parents.set(target, path);
    }
  }
  return parents;
}

/** The questions in topological order: each after all that lead to it. */
function inOrder(root: string, links: Links): readonly string[] {
  const done: string[] = [];
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { target } of (links.get(path) ?? []).toReversed()) visit(target);
    done.push(path);
  };
  visit(root);
  return done.reverse();
}

function hiddenBehind(path: string, links: Links, shown: ReadonlySet<string>): number {
  const behind = shownFrom(path, links, new Set());
  return [...behind].filter((each) => links.has(each) && !shown.has(each)).length;
}

function endOf(id: string): Seed {
  const end = id.endsWith(' over') ? 'over' : 'next';
  return { id, ways: null, isDeniable: false, end, height: END_HEIGHT, folded: 0, behind: [] };
}
