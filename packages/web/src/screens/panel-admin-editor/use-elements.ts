import { useMemo } from 'react';
import { type Edge, Position } from '@xyflow/react';
import type { Finding } from '@fracht/content';
import type { CardEvents, EndNode, Held, QuestionNode } from './graph-cards.tsx';
import type { GraphViewProps } from './graph-view.tsx';
import { CARD_WIDTH, DENIAL, DENSE, type Graph, type GraphCard, hasDenial, type Sizes } from './model/graph.ts';
import type { Question } from './model/questions.ts';
import { sameData } from './same-card.ts';
import styles from './graph.module.css';

type Showing = Pick<GraphViewProps, 'spot' | 'findings' | 'worthsOf' | 'played' | 'ends' | 'moving'> & {
  readonly held: Held | null;
  readonly events: CardEvents;
  readonly focus: number;
};

const NONE: readonly Finding[] = [];
/** The dots where lines leave and come in, in px, as the style sheet draws them. */
const PORT = 12;
const PORT_SIZE = { width: PORT, height: PORT };

type Shown = QuestionNode | EndNode;

/** What was shown last on each canvas, by its events: cards that show the same again are the very same, so that the canvas leaves them alone. */
const LAST = new WeakMap<CardEvents, ReadonlyMap<string, Shown>>();

/** Cards and lines as the canvas takes them. */
export function useElements(graph: Graph, showing: Showing) {
  const { spot, findings, worthsOf, played, ends, moving, held, events, focus } = showing;
  const nodes = useMemo(
    () => nodesOf(graph, { spot, findings, worthsOf, played, ends, moving, held, events, focus }),
    [graph, spot, findings, worthsOf, played, ends, moving, held, events, focus],
  );
  const edges = useMemo(() => edgesOf(graph, played), [graph, played]);
  return { nodes, edges };
}

function nodesOf({ cards, sizes }: Graph, showing: Showing): Shown[] {
  const last = LAST.get(showing.events);
  const nodes = cards.map((card) => {
    const next =
      card.question === null ? endNode(card, showing.ends) : questionNode(card, card.question, sizes, showing);
    const before = last?.get(card.id);
    return before !== undefined && isSame(before, next) ? before : next;
  });
  LAST.set(showing.events, new Map(nodes.map((node) => [node.id, node])));
  return nodes;
}

function isSame(before: Shown, next: Shown): boolean {
  if (before.height !== next.height) return false;
  if (before.position.x !== next.position.x || before.position.y !== next.position.y) return false;
  if (before.type === 'question' && next.type === 'question') return sameData(before.data, next.data);
  return before.type === 'end' && next.type === 'end' && before.data.text === next.data.text;
}

function questionNode(card: GraphCard, question: Question, sizes: Sizes, showing: Showing): QuestionNode {
  const { spot, findings, worthsOf, played, moving, held, events, focus } = showing;
  const { path } = question;
  const isChosen = path === (played === null ? spot.path : played.paths.at(-1));
  const taken = played === null ? null : (played.ways[played.paths.indexOf(path)] ?? null);
  const data = {
    question,
    worths: worthsOf(question.node),
    findings: findings.get(path) ?? NONE,
    folded: card.folded,
    isDense: sizes === DENSE,
    spot: isChosen ? (played === null ? spot : { path, way: null }) : null,
    focus: isChosen ? focus : 0,
    isHere: played?.paths.at(-1) === path,
    taken: typeof taken === 'number' ? taken : null,
    isTried: played !== null,
    held: held?.target.path === path ? held : null,
    isMoved: moving !== null && moving.what === 'branch' && moving.place === path,
    events,
  };
  return { ...placeOf(card), type: 'question', data, handles: handlesOf(card, question, sizes) };
}

function endNode(card: GraphCard, ends: GraphViewProps['ends']): EndNode {
  const end = card.end ?? 'next';
  const handles = [
    { id: null, type: 'target' as const, position: Position.Left, x: 0, y: card.height / 2, width: 1, height: 1 },
  ];
  return { ...placeOf(card), type: 'end', data: { text: ends[end], end }, handles };
}

function placeOf({ id, x, y, height }: GraphCard) {
  const size = { width: CARD_WIDTH, height };
  return { id, position: { x, y }, ...size, measured: size };
}

/** Where lines come in and go out; told, so that nothing has to be measured. */
function handlesOf({ height, folded }: GraphCard, question: Question, { head, way, denial: last }: Sizes) {
  const into = {
    id: null,
    type: 'target' as const,
    position: Position.Left,
    x: -PORT / 2,
    y: head / 2 - PORT / 2,
    ...PORT_SIZE,
  };
  const out = (id: string, middle: number) => ({
    id,
    type: 'source' as const,
    position: Position.Right,
    x: CARD_WIDTH - PORT / 2,
    y: middle - PORT / 2,
    ...PORT_SIZE,
  });
  const ways = question.ways.map((_, index) => out(String(index), head + (index + 0.5) * way));
  const denial = hasDenial(question) ? [out(DENIAL, height - last / 2)] : [];
  return folded > 0 ? [into] : [into, ...ways, ...denial];
}

function edgesOf({ lines }: Graph, played: GraphViewProps['played']): Edge[] {
  const taken = new Set(played?.ways.map((way, index) => `${played.paths[index] ?? ''} ${String(way)}`));
  return lines.map(({ id, source, from, target, isBest }) => {
    const isMarked = played === null ? isBest : taken.has(`${source} ${from}`);
    const className = isMarked ? styles.bestLine : styles.line;
    return {
      id,
      source,
      sourceHandle: from,
      target,
      zIndex: isMarked ? 1 : 0,
      ...(className === undefined ? {} : { className }),
    };
  });
}
