import { memo, useLayoutEffect, useMemo, useState } from 'react';
import { Background, Panel, ReactFlow, ReactFlowProvider } from '@xyflow/react';
import { createStore, useStore } from 'zustand';
import '@xyflow/react/dist/style.css';
import { editorText } from '@fracht/content';
import { CARD_TYPES } from './graph-cards.tsx';
import type { GraphEvents } from './graph-events.ts';
import { GraphNotice } from './graph-notice.tsx';
import { GraphTools } from './graph-tools.tsx';
import { DENSE, FULL, type GraphLayout, layoutOf } from './layout.ts';
import type { OutlinedTree } from '../store/item-outline.ts';
import type { Spot } from '../store/spot.ts';
import { type CanvasState, CanvasContext, useCanvas, useCanvasState } from './canvas-store.ts';
import { SmallMap } from './small-map.tsx';
import { useAfterPaint } from '../store/use-after-paint.ts';
import { useCardEvents } from './use-card-events.ts';
import { useDragPan } from './use-drag-pan.ts';
import { useElements } from './use-elements.ts';
import { useFolding } from './use-folding.ts';
import { firstView, usePanToChosen } from './use-pan-to-chosen.ts';
import { useGraphKeys } from './use-graph-keys.ts';
import styles from './graph.module.css';

type GraphViewProps = GraphEvents &
  Pick<CanvasState, 'findings' | 'worthsOf' | 'played' | 'ends' | 'moving' | 'notice'> & {
    readonly tree: OutlinedTree;
    readonly spot: Spot;
  };

/** Turns the library's own keys off: it renders the canvas again at each press of a key that it watches, wherever the focus is. */
const NO_KEYS = {
  deleteKeyCode: null,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  panActivationKeyCode: null,
  zoomActivationKeyCode: null,
} as const;
/** With more cards than this there is a small map. */
const MANY_CARDS = 12;
/** With more questions than this each way initially takes one line. */
const MANY_QUESTIONS = 12;

/** A tree as a graph, with all its mouse and key actions. The cards get their content from a store and not by props, so that the canvas is not rendered again. */
export const GraphView = memo(function GraphView(props: GraphViewProps) {
  const { tree, spot, findings, worthsOf, played, ends, moving, notice, ...graphEvents } = props;
  const { questions, shape } = tree;
  const here = played?.paths.at(-1);
  const place = useMemo(() => (here === undefined ? spot : { path: here, way: null }), [here, spot]);
  const [tabStop, flushTabStop] = useAfterPaint(place);
  const folding = useFolding(shape, place.path);
  const [folded] = useAfterPaint(folding.folded);
  const shown = {
    questions,
    findings,
    worthsOf,
    played,
    ends,
    moving,
    notice,
    spot: place,
    tabStop,
    folded: folding.folded,
  };
  const [store] = useState(() =>
    createStore<CanvasState>(() => ({ ...shown, focus: 0, isDense: questions.size > MANY_QUESTIONS, held: null })),
  );
  useLayoutEffect(() => store.setState(shown));
  useLayoutEffect(flushTabStop, [flushTabStop, shape]);
  const events = useCardEvents(store, folding.fold, graphEvents);
  const canvas = useMemo(() => ({ store, events }), [store, events]);
  const isDense = useStore(store, (showing) => showing.isDense);
  const graph = useMemo(() => layoutOf(shape, folded, isDense ? DENSE : FULL), [shape, folded, isDense]);
  return (
    <CanvasContext value={canvas}>
      <ReactFlowProvider>
        <Canvas graph={graph} folding={folding} {...graphEvents} />
      </ReactFlowProvider>
    </CanvasContext>
  );
});

/** The canvas: rendered again only when cards come, go or move. */
const Canvas = memo(function Canvas({
  graph,
  folding,
  onSpot,
  onKey,
  onMove,
}: { graph: GraphLayout; folding: ReturnType<typeof useFolding> } & GraphEvents) {
  const { store } = useCanvas();
  const onKeyDown = useGraphKeys({ graph, store, onSpot, onKey, onFold: folding.fold });
  const { nodes, edges } = useElements(graph);
  const box = usePanToChosen(graph);
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
  const isTried = useCanvasState(({ played }) => played !== null);
  return (
    <Panel position="bottom-right" className={styles.legend}>
      <i data-best />
      <bdi>{isTried ? editorText.legend.played : editorText.legend.best}</bdi>
      <i />
      <bdi>{editorText.legend.other}</bdi>
    </Panel>
  );
}
