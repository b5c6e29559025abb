import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Maximize, Minus, Plus } from 'lucide-react';
import { Background, type Edge, MiniMap, Panel, ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { editorText, type Finding } from '@fracht/content';
import type { Situation, TreeName } from '@fracht/engine';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CARD_TYPES, type EndNode, type QuestionNode } from './graph-cards.tsx';
import { CARD_WIDTH, type Graph, graphOf, neighbour } from './model/graph.ts';
import type { Worth } from './model/worths.ts';
import styles from './graph.module.css';

export type GraphViewProps = {
  readonly tree: TreeName;
  readonly root: Situation;
  readonly chosen: string;
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  readonly worthsOf: (node: Situation) => readonly Worth[];
  /** The questions gone through in a trial, the present one last; null: no trial is on. */
  readonly played: readonly string[] | null;
  readonly endText: string;
  readonly onChoose: (path: string) => void;
  readonly onKey: (key: 'copy' | 'cut' | 'paste' | 'remove') => void;
};

const NONE: readonly Finding[] = [];
const FIT = { padding: 0.1, maxZoom: 1 } as const;
/** About the size of the canvas on a small screen, in px. */
const VIEW = { width: 600, height: 460, edge: 24 } as const;
const LEAST_READABLE = 0.65;
const EDITING: Readonly<Record<string, 'copy' | 'cut' | 'paste'>> = { c: 'copy', x: 'cut', v: 'paste' };

/** A tree as a graph that lays itself out. Arrows walk between questions, Delete and Ctrl+C, X, V edit the chosen one. */
export const GraphView = memo(function GraphView(props: GraphViewProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
});

function Canvas(props: GraphViewProps) {
  const { tree, root, chosen, played, onChoose, onKey } = props;
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const graph = useMemo(() => graphOf(tree, root, folded), [tree, root, folded]);
  const fold = useCallback((path: string): void => {
    setFolded((before) => {
      const after = new Set(before);
      if (!after.delete(path)) after.add(path);
      return after;
    });
  }, []);
  const nodes = useNodes(props, graph, fold);
  const edges = useMemo(() => edgesOf(graph, played), [graph, played]);
  const box = useFollowed(graph, played?.at(-1) ?? chosen);
  const [first] = useState(() => firstView(graph));
  const heard = (event: KeyboardEvent): void => {
    const editing = event.ctrlKey || event.metaKey ? EDITING[event.key.toLowerCase()] : undefined;
    if (editing !== undefined) onKey(editing);
    else if (event.key === 'Delete') onKey('remove');
    else if (event.key.startsWith('Arrow')) onChoose(neighbour(graph.cards, chosen, event.key));
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.canvas} ref={box} role="group" aria-label={editorText.graph} onKeyDown={heard}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={CARD_TYPES}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        deleteKeyCode={null}
        onlyRenderVisibleElements
        minZoom={0.05}
        defaultViewport={first}
        proOptions={{ hideAttribution: true }}
      >
        <Background />
        <MiniMap pannable zoomable ariaLabel={null} />
        <Tools />
        <Panel position="top-right" className={styles.legend}>
          <i data-best />
          {played === null ? editorText.legend.best : editorText.legend.played}
          <i />
          {editorText.legend.other}
        </Panel>
      </ReactFlow>
    </div>
  );
}

function useNodes(
  { chosen, findings, worthsOf, played, endText, onChoose }: GraphViewProps,
  graph: Graph,
  onFold: (path: string) => void,
): (QuestionNode | EndNode)[] {
  return useMemo(
    () =>
      graph.cards.map(({ id, x, y, height, question, folded }) => {
        const place = { id, position: { x, y }, width: CARD_WIDTH, height };
        if (question === null) return { ...place, type: 'end' as const, data: { text: endText } };
        const data = {
          question,
          worths: worthsOf(question.node),
          findings: findings.get(id) ?? NONE,
          folded,
          isChosen: id === chosen,
          isHere: played?.at(-1) === id,
          onChoose,
          onFold,
        };
        return { ...place, type: 'question' as const, data };
      }),
    [graph, chosen, findings, worthsOf, played, endText, onChoose, onFold],
  );
}

function edgesOf({ lines }: Graph, played: readonly string[] | null): Edge[] {
  return lines.map(({ id, source, from, target, isBest }) => {
    const isMarked = played === null ? isBest : played.includes(source) && played.includes(target);
    return { id, source, sourceHandle: from, target, className: classNames(isMarked ? styles.bestLine : styles.line) };
  });
}

/** What is seen at first: all of a small tree, the beginning of a large one, always large enough to be read. */
function firstView({ cards }: Graph): { x: number; y: number; zoom: number } {
  const tops = cards.map(({ y }) => y);
  const top = Math.min(0, ...tops);
  const height = Math.max(0, ...cards.map(({ y, height: own }) => y + own)) - top;
  const width = Math.max(0, ...cards.map(({ x }) => x)) + CARD_WIDTH;
  const zoom = Math.min(1, VIEW.width / width, VIEW.height / height);
  const isSmall = zoom >= LEAST_READABLE;
  const scale = isSmall ? zoom : LEAST_READABLE;
  const middle = isSmall ? top + height / 2 : 0;
  return { x: VIEW.edge, y: VIEW.height / 2 + VIEW.edge - middle * scale, zoom: scale };
}

/** Keeps the chosen card in sight and, where the focus is on the canvas, the focus on it. */
function useFollowed({ cards }: Graph, chosen: string) {
  const box = useRef<HTMLDivElement>(null);
  const { setCenter, getZoom } = useReactFlow();
  const last = useRef(chosen);
  useEffect(() => {
    const card = cards.find(({ id }) => id === chosen);
    if (card === undefined || last.current === chosen) return;
    last.current = chosen;
    void setCenter(card.x + CARD_WIDTH / 2, card.y + card.height / 2, {
      zoom: Math.max(getZoom(), 0.6),
      duration: 150,
    });
    if (box.current?.contains(document.activeElement) !== true) return;
    box.current.querySelector<HTMLElement>(`[data-path="${chosen}"]`)?.focus({ preventScroll: true });
  }, [cards, chosen, setCenter, getZoom]);
  return box;
}

function Tools() {
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  const tools = [
    { label: editorText.zoomOut, Sign: Minus, press: () => zoomOut() },
    { label: editorText.zoomIn, Sign: Plus, press: () => zoomIn() },
    { label: editorText.fit, Sign: Maximize, press: () => fitView(FIT) },
  ];
  return (
    <Panel position="bottom-left" className={styles.tools}>
      {tools.map(({ label, Sign, press }) => (
        <Button key={label} iconOnly size="s" aria-label={label} title={label} onClick={() => void press()}>
          <Sign className="i" aria-hidden="true" />
        </Button>
      ))}
    </Panel>
  );
}
