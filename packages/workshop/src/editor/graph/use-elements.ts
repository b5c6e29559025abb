import { useMemo } from 'react';
import { type Edge, Position } from '@xyflow/react';
import type { EndNode, QuestionNode } from './graph-cards.tsx';
import { DENIAL } from '../store/tree-shape.ts';
import { CARD_WIDTH, type GraphLayout, type GraphCard, type CardSizes } from './layout.ts';
import { type DryRunPath, useCanvasState } from './canvas-store.ts';
import styles from './graph.module.css';

/** The dots where lines leave and enter, in px, as the style sheet draws them. */
const PORT = 12;
const PORT_SIZE = { width: PORT, height: PORT };

/** Cards and lines in the form of the graph library: only their positions. The cards read their content from the store. */
export function useElements(graph: GraphLayout) {
  const played = useCanvasState((showing) => showing.played);
  const nodes = useMemo(() => graph.cards.map((card) => nodeOf(card, graph.sizes)), [graph]);
  const edges = useMemo(() => edgesOf(graph, played), [graph, played]);
  return { nodes, edges };
}

function nodeOf(card: GraphCard, sizes: CardSizes): QuestionNode | EndNode {
  const { id, x, y, height, ways, end, folded } = card;
  const size = { width: CARD_WIDTH, height };
  const place = { id, position: { x, y }, ...size, measured: size };
  if (ways === null) return { ...place, type: 'end', data: { end: end ?? 'next' }, handles: [endHandle(height)] };
  return { ...place, type: 'question', data: { folded }, handles: handlesOf(card, ways, sizes) };
}

function endHandle(height: number) {
  return { id: null, type: 'target' as const, position: Position.Left, x: 0, y: height / 2, width: 1, height: 1 };
}

/** Where lines enter and leave; given, so that the library need not measure elements. */
function handlesOf({ height, folded, isDeniable }: GraphCard, count: number, { head, way, denial: last }: CardSizes) {
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
  const ways = Array.from({ length: count }, (_, index) => out(String(index), head + (index + 0.5) * way));
  const denial = isDeniable ? [out(DENIAL, height - last / 2)] : [];
  return folded > 0 ? [into] : [into, ...ways, ...denial];
}

function edgesOf({ lines }: GraphLayout, played: DryRunPath | null): Edge[] {
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
