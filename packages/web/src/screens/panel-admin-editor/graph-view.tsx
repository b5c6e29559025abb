import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { Background, MiniMap, Panel, ReactFlow, ReactFlowProvider } from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { editorText, type Finding } from '@fracht/content';
import type { Situation, TreeName } from '@fracht/engine';
import { CARD_TYPES, type CardEvents, type Held } from './graph-cards.tsx';
import { GraphNotice, type Notice } from './graph-notice.tsx';
import { GraphTools } from './graph-tools.tsx';
import { DENSE, type EndKind, FULL, graphOf } from './model/graph.ts';
import { questionsWithin } from './model/links.ts';
import type { Moving, Target } from './model/moving.ts';
import type { Refusal } from './model/places.ts';
import type { Spot } from './model/walk.ts';
import type { Worth } from './model/worths.ts';
import { type GraphKey, useGraphKeys } from './use-graph-keys.ts';
import { useDragPan } from './use-drag-pan.ts';
import { useElements } from './use-elements.ts';
import { useFolding } from './use-folding.ts';
import { firstView, useFollowed } from './use-followed.ts';
import styles from './graph.module.css';

/** The way taken in a trial: the questions gone through, the present one last, and the ways chosen in them. */
export type Played = { readonly paths: readonly string[]; readonly ways: readonly (number | 'denied')[] };

export type GraphViewProps = {
  readonly tree: TreeName;
  readonly root: Situation;
  readonly spot: Spot;
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  readonly worthsOf: (node: Situation) => readonly Worth[];
  /** Null: no trial is on. */
  readonly played: Played | null;
  readonly ends: Readonly<Record<EndKind, string>>;
  readonly moving: Moving | null;
  readonly notice: Notice | null;
  readonly onSpot: (spot: Spot) => void;
  readonly onKey: (key: GraphKey) => void;
  readonly onMove: (moving: Moving | null) => void;
  readonly onDrop: (target: Target) => void;
  readonly refusalOf: (moving: Moving, target: Target) => Refusal | null;
};

/** More cards than these are looked over on a small map. */
const MANY_CARDS = 12;
/** More questions than these are drawn short at first. */
const MANY_QUESTIONS = 12;

/** A tree as a graph that lays itself out; all that mouse and keys do to it. */
export const GraphView = memo(function GraphView(props: GraphViewProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
});

function Canvas(props: GraphViewProps) {
  const { tree, root, spot, played, moving, notice, onSpot, onKey, onMove } = props;
  const here = played?.paths.at(-1) ?? spot.path;
  const folding = useFolding(tree, root, here);
  const { folded, fold } = folding;
  const [wish, setDense] = useState<boolean | null>(null);
  const isDense = wish ?? questionsWithin(root, tree).size > MANY_QUESTIONS;
  const graph = useMemo(() => graphOf(tree, root, folded, isDense ? DENSE : FULL), [tree, root, folded, isDense]);
  const { held, events } = useHolding(props, fold);
  const keys = useGraphKeys({ graph, spot, isMoving: moving !== null, onSpot, onKey, onFold: fold });
  const { nodes, edges } = useElements(graph, { ...props, held, events, focus: keys.focus });
  const box = useFollowed(graph, { path: here, way: played === null ? spot.way : null });
  const [first] = useState(() => firstView(graph));
  const pan = useDragPan(box);
  return (
    <div
      className={styles.canvas}
      ref={box}
      data-graph
      role="group"
      aria-label={editorText.graph}
      onKeyDown={keys.onKeyDown}
      onDragOver={pan}
    >
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
        maxZoom={1.5}
        zoomOnDoubleClick={false}
        defaultViewport={first}
        proOptions={{ hideAttribution: true }}
      >
        <Background gap={18} />
        {graph.cards.length > MANY_CARDS ? (
          <MiniMap pannable zoomable ariaLabel={null} style={{ width: 168, height: 112 }} />
        ) : null}
        <GraphTools folding={folding} isDense={isDense} onDense={setDense} onKey={onKey} />
        <Panel position="bottom-right" className={styles.legend}>
          <i data-best />
          {played === null ? editorText.legend.best : editorText.legend.played}
          <i />
          {editorText.legend.other}
        </Panel>
        <GraphNotice notice={notice} isMoving={moving !== null} onCancel={() => onMove(null)} />
      </ReactFlow>
    </div>
  );
}

/** What is carried over the canvas by the mouse, and where it is held just now. */
function useHolding({ moving, onSpot, onMove, onDrop, refusalOf }: GraphViewProps, fold: (path: string) => void) {
  const [held, setHeld] = useState<Held | null>(null);
  const last = useRef<Held | null>(null);
  const over = useCallback(
    (target: Target): boolean => {
      if (moving === null) return false;
      const isFine = refusalOf(moving, target) === null;
      last.current = { target, isFine };
      setHeld((before) =>
        before?.target.path === target.path && before.target.way === target.way ? before : { target, isFine },
      );
      return isFine;
    },
    [moving, refusalOf],
  );
  const events: CardEvents = useMemo(
    () => ({
      choose: onSpot,
      fold,
      grab: onMove,
      over,
      drop: (target) => {
        last.current = null;
        setHeld(null);
        onDrop(target);
      },
      release: () => {
        const refused = last.current;
        last.current = null;
        setHeld(null);
        if (refused?.isFine === false) onDrop(refused.target);
        else onMove(null);
      },
    }),
    [onSpot, fold, onMove, over, onDrop],
  );
  return { held: moving === null ? null : held, events };
}
