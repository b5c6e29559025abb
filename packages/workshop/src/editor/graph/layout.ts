import type { Effect } from '@fracht/engine';
import type { Question } from '@fracht/scenarios';
import { hierarchy, tree as treeLayout } from 'd3-hierarchy';

/** Sizes of what is drawn, in px; the style sheet of the cards keeps to them. */
export const CARD_WIDTH = 248;
export type Sizes = { readonly head: number; readonly way: number; readonly denial: number };
/** Every card with all that it says. */
export const FULL: Sizes = { head: 70, way: 96, denial: 32 };
/** One line for each way, so that large trees can be looked over. */
export const DENSE: Sizes = { head: 54, way: 30, denial: 30 };
const END_HEIGHT = 36;
const GAP = 24;
export const COLUMN = CARD_WIDTH + 72;

/** What comes after a way without a question: the next tree or nothing, or nothing since the order has ended. */
export type EndKind = 'next' | 'over';

/** A question, or an end that ways of a question lead to, at its place on the canvas. */
export type GraphCard = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** How many ways go on from it; null: an end. */
  readonly ways: number | null;
  /** Whether it has a way after a refusal. */
  readonly isDeniable: boolean;
  readonly end: EndKind | null;
  /** How many questions are folded away behind it; 0: none. */
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

export type Graph = {
  readonly cards: readonly GraphCard[];
  readonly lines: readonly GraphLine[];
  readonly sizes: Sizes;
};

type Link = Omit<GraphLine, 'id' | 'source'>;

/** What a tree is laid out by: for each question how large it is and where its ways lead. Texts and points are not in it. */
export type Shape = readonly Branching[];
type Branching = {
  readonly path: string;
  readonly ways: number;
  readonly isDeniable: boolean;
  readonly links: readonly Link[];
};
type Seed = Omit<GraphCard, 'x' | 'y'> & { readonly behind: readonly Seed[] };

/** The name of the way after a refusal, among the numbers of the others. */
export const DENIAL = 'denied';

/**
 * A tree laid out from left to right, a question once: in the column behind the last that leads to it, nothing over anything else.
 * Questions that can be come to through a folded one alone are left out.
 */
export function graphOf(shape: Shape, folded: ReadonlySet<string>, sizes: Sizes = FULL): Graph {
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

/** The shape of a tree, from all its questions. */
export function shapeOf(questions: readonly Question[]): Shape {
  return questions.map((question) => ({
    path: question.path,
    ways: question.ways.length,
    isDeniable: hasDenial(question),
    links: linksFrom(question),
  }));
}

/** Whether two trees are laid out alike, with the same lines. */
export function sameShape(one: Shape, other: Shape): boolean {
  return (
    one.length === other.length &&
    one.every(({ path, ways, isDeniable, links }, index) => {
      const same = other[index];
      return (
        path === same?.path &&
        ways === same.ways &&
        isDeniable === same.isDeniable &&
        links.length === same.links.length &&
        links.every((link, place) => isSameLink(link, same.links[place]))
      );
    })
  );
}

function isSameLink({ from, target, isBest }: Link, other: Link | undefined): boolean {
  return from === other?.from && target === other.target && isBest === other.isBest;
}

/** Whether a question shows a way after a refusal. */
export function hasDenial({ node, denied }: Question): boolean {
  return denied !== null || node.answers.some(({ input }) => input);
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

function lineOf(source: string, link: Link): GraphLine {
  return { ...link, id: `${source} ${link.from}`, source };
}

function linksFrom({ path, ways, deniedTarget }: Question): readonly Link[] {
  const links = ways.map(({ way, target, isBest }, index) => ({
    from: String(index),
    target: target ?? `${path} ${endAfter(way.effects)}`,
    isBest,
  }));
  return deniedTarget === null ? links : [...links, { from: DENIAL, target: deniedTarget, isBest: false }];
}

function endAfter(effects: readonly Effect[]): EndKind {
  return effects.some(({ type }) => type === 'LEAVE_SHIPMENT' || type === 'GO_BACK') ? 'over' : 'next';
}

type Links = ReadonlyMap<string, readonly Link[]>;

/** The questions that can be come to without going through a folded one. */
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

/** For each question the one it hangs under: the first of those that lie deepest, so that all lines lead to the right. */
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

/** Every question after all that lead to it. */
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
