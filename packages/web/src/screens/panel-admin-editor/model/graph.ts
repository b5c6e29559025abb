import type { Situation, TreeName } from '@fracht/engine';
import { hierarchy, tree as treeLayout } from 'd3-hierarchy';
import { type OutlineQuestion, outlineOf } from '../../panel-admin-library/outline.ts';
import { countOf } from './branches.ts';

/** Sizes of what is drawn, in px; the style sheet of the cards keeps to them. */
export const CARD_WIDTH = 240;
export const HEAD_HEIGHT = 72;
export const WAY_HEIGHT = 88;
export const DENIAL_HEIGHT = 32;
const END_HEIGHT = 36;
const GAP = 24;
const COLUMN = CARD_WIDTH + 64;

/** A question, or the end that the ways of a question lead to, at its place on the canvas. */
export type GraphCard = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Null: an end. */
  readonly question: OutlineQuestion | null;
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

export type Graph = { readonly cards: readonly GraphCard[]; readonly lines: readonly GraphLine[] };

type Seed = {
  readonly id: string;
  readonly question: OutlineQuestion | null;
  readonly height: number;
  readonly folded: number;
  readonly behind: readonly Seed[];
};

/** The name of the way after a refusal, among the numbers of the others. */
export const DENIAL = 'denied';

/** A tree laid out from left to right: columns by depth, nothing over anything else. Questions behind a folded one are left out. */
export function graphOf(tree: TreeName, root: Situation, folded: ReadonlySet<string>): Graph {
  const questions = new Map(outlineOf(tree, root).map((question) => [question.path, question]));
  const seed = seedOf(tree, questions, folded);
  if (seed === null) return { cards: [], lines: [] };
  const place = treeLayout<Seed>()
    .nodeSize([1, COLUMN])
    .separation((one, other) => (one.data.height + other.data.height) / 2 + GAP);
  const placed = place(hierarchy(seed, ({ behind }) => [...behind]));
  const nodes = placed.descendants();
  const cards = nodes.map(({ data: { id, question, height, folded: count }, x, y }) => ({
    id,
    x: y,
    y: x - height / 2,
    height,
    question,
    folded: count,
  }));
  const shown = new Set(cards.map(({ id }) => id));
  return { cards, lines: cards.flatMap((card) => linesFrom(card, shown)) };
}

/** The card an arrow key leads to; the same one where there is none that way. */
export function neighbour(cards: readonly GraphCard[], from: string, key: string): string {
  const questions = cards.filter(({ question }) => question !== null);
  const card = questions.find(({ id }) => id === from);
  if (card === undefined) return questions[0]?.id ?? from;
  const near = questions.filter((other) => isThatWay(card, other, key));
  const [nearest] = near.sort((one, other) => distance(card, one) - distance(card, other));
  return nearest?.id ?? from;
}

function isThatWay(card: GraphCard, other: GraphCard, key: string): boolean {
  if (key === 'ArrowLeft') return card.id.startsWith(`${other.id}.`) && other.x === card.x - COLUMN;
  if (key === 'ArrowRight') return other.id.startsWith(`${card.id}.`) && other.x === card.x + COLUMN;
  if (other.x !== card.x) return false;
  return key === 'ArrowUp' ? other.y < card.y : key === 'ArrowDown' && other.y > card.y;
}

function distance(one: GraphCard, other: GraphCard): number {
  return Math.abs(one.y + one.height / 2 - other.y - other.height / 2);
}

function seedOf(
  path: string,
  questions: ReadonlyMap<string, OutlineQuestion>,
  folded: ReadonlySet<string>,
): Seed | null {
  const question = questions.get(path);
  if (question === undefined) return null;
  const { node, ways, denied } = question;
  const isFolded = folded.has(path);
  const height = HEAD_HEIGHT + ways.length * WAY_HEIGHT + (denied === null ? 0 : DENIAL_HEIGHT);
  const behind: Seed[] = [];
  for (const { way, next } of isFolded ? [] : ways) {
    const seed = next === null ? null : seedOf(way.situationPath, questions, folded);
    if (seed !== null) behind.push(seed);
    else if (behind.every(({ question: known }) => known !== null)) behind.push(endOf(path));
  }
  const refusal = isFolded ? null : seedOf(`${path}.afterDenySituation`, questions, folded);
  if (refusal !== null) behind.push(refusal);
  return { id: path, question, height, folded: isFolded ? countOf(node) - 1 : 0, behind };
}

function endOf(path: string): Seed {
  return { id: `${path} end`, question: null, height: END_HEIGHT, folded: 0, behind: [] };
}

function linesFrom({ id, question }: GraphCard, shown: ReadonlySet<string>): readonly GraphLine[] {
  if (question === null) return [];
  const ways = question.ways.map(({ way, next, isBest }, index) => ({
    from: String(index),
    target: next === null ? `${id} end` : way.situationPath,
    isBest,
  }));
  const refusal = question.denied === null ? [] : [{ from: DENIAL, target: `${id}.afterDenySituation`, isBest: false }];
  return [...ways, ...refusal]
    .filter(({ target }) => shown.has(target))
    .map((line) => ({ ...line, id: `${id} ${line.from}`, source: id }));
}
