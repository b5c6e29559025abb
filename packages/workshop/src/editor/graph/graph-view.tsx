import { memo, useLayoutEffect, useMemo, useState } from 'react';
import { Background, Panel, ReactFlow, ReactFlowProvider } from '@xyflow/react';
import { createStore, useStore } from 'zustand';
import '@xyflow/react/dist/style.css';
import { editorText } from '@fracht/content';
import { CARD_TYPES } from './graph-cards.tsx';
import type { GraphEvents } from './graph-events.ts';
import { GraphNotice } from './graph-notice.tsx';
import { GraphTools } from './graph-tools.tsx';
import { DENSE, FULL, type Graph, graphOf } from './layout.ts';
import type { OutlinedTree } from '../store/item-outline.ts';
import type { Spot } from '../store/spot.ts';
import { type Showing, ShowingContext, useCanvas, useShowing } from './canvas-store.ts';
import { SmallMap } from './small-map.tsx';
import { useAfterPaint } from '../store/use-after-paint.ts';
import { useCardEvents } from './use-card-events.ts';
import { useDragPan } from './use-drag-pan.ts';
import { useElements } from './use-elements.ts';
import { useFolding } from './use-folding.ts';
import { firstView, useFollowed } from './use-pan-to-chosen.ts';
import { useGraphKeys } from './use-graph-keys.ts';
import styles from '../graph.module.css';

type GraphViewProps = GraphEvents &
  Pick<Showing, 'findings' | 'worthsOf' | 'played' | 'ends' | 'moving' | 'notice'> & {
    readonly tree: OutlinedTree;
    readonly spot: Spot;
  };

/** The canvas has keys of ours alone: every key it watches, Shift and Control too, would draw it again wherever it is pressed. */
const NO_KEYS = {
  deleteKeyCode: null,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  panActivationKeyCode: null,
  zoomActivationKeyCode: null,
} as const;
/** More cards than these are looked over on a small map. */
const MANY_CARDS = 12;
/** More questions than these are drawn short at first. */
const MANY_QUESTIONS = 12;

/** A tree as a graph that lays itself out; all that mouse and keys do to it. What cards show goes to them past the canvas. */
export const GraphView = memo(function GraphView(props: GraphViewProps) {
  const { tree, spot, findings, worthsOf, played, ends, moving, notice, ...doing } = props;
  const { questions, shape } = tree;
  const here = played?.paths.at(-1);
  const place = useMemo(() => (here === undefined ? spot : { path: here, way: null }), [here, spot]);
  const [stop, flushStop] = useAfterPaint(place);
  const folding = useFolding(shape, place.path);
  const [folded] = useAfterPaint(folding.folded);
  const given = {
    questions,
    findings,
    worthsOf,
    played,
    ends,
    moving,
    notice,
    spot: place,
    stop,
    folded: folding.folded,
  };
  const [store] = useState(() =>
    createStore<Showing>(() => ({ ...given, focus: 0, isDense: questions.size > MANY_QUESTIONS, held: null })),
  );
  useLayoutEffect(() => store.setState(given));
  useLayoutEffect(flushStop, [flushStop, shape]);
  const events = useCardEvents(store, folding.fold, doing);
  const canvas = useMemo(() => ({ store, events }), [store, events]);
  const isDense = useStore(store, (showing) => showing.isDense);
  const graph = useMemo(() => graphOf(shape, folded, isDense ? DENSE : FULL), [shape, folded, isDense]);
  return (
    <ShowingContext value={canvas}>
      <ReactFlowProvider>
        <Canvas graph={graph} folding={folding} {...doing} />
      </ReactFlowProvider>
    </ShowingContext>
  );
});

/** The canvas: drawn again only when cards come, go or move. */
const Canvas = memo(function Canvas({
  graph,
  folding,
  onSpot,
  onKey,
  onMove,
}: { graph: Graph; folding: ReturnType<typeof useFolding> } & GraphEvents) {
  const { store } = useCanvas();
  const onKeyDown = useGraphKeys({ graph, store, onSpot, onKey, onFold: folding.fold });
  const { nodes, edges } = useElements(graph);
  const box = useFollowed(graph);
  const [first] = useState(() => firstView(graph));
  const pan = useDragPan(box);
  return (
    <div
      className={styles.canvas}
      ref={box}
      data-graph
      role="group"
      aria-label={editorText.graph}
      onKeyDown={onKeyDown}
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
        {...NO_KEYS}
        onlyRenderVisibleElements
        minZoom={0.05}
        maxZoom={1.5}
        zoomOnDoubleClick={false}
        defaultViewport={first}
        proOptions={{ hideAttribution: true }}
      >
        <Background gap={18} />
        {graph.cards.length > MANY_CARDS ? <SmallMap cards={graph.cards} /> : null}
        <GraphTools folding={folding} onKey={onKey} />
        <Legend />
        <GraphNotice onCancel={() => onMove(null)} />
      </ReactFlow>
    </div>
  );
});

function Legend() {
  const isTried = useShowing(({ played }) => played !== null);
  return (
    <Panel position="bottom-right" className={styles.legend}>
      <i data-best />
      {isTried ? editorText.legend.played : editorText.legend.best}
      <i />
      {editorText.legend.other}
    </Panel>
  );
}
