import { useEffect, useLayoutEffect, useRef } from 'react';
import { useReactFlow } from '@xyflow/react';
import { afterPaint } from '../store/after-paint.ts';
import { CARD_WIDTH, type GraphLayout, type GraphCard, type CardSizes } from './layout.ts';
import { type GraphBox, LEAST_READABLE, viewportFor } from './viewport.ts';
import { useCanvas } from './canvas-store.ts';

/** Roughly how much of the window is not canvas, and the margin around the first view, in px. */
const REST = { width: 440, height: 240 } as const;
const EDGE = 24;
/** A window wider than this, in px, draws a small tree proportionally larger, up to the second number. */
const USUAL_WIDTH = 1500;
const MOST = 1.25;
const QUICK = 150;
/** The margin around what is brought into view, in px. */
const GAP = 8;

/** The first viewport: all of a small tree, the beginning of a large one, always large enough to be read. */
export function firstView({ cards }: GraphLayout): { x: number; y: number; zoom: number } {
  const view = {
    width: Math.max(320, window.innerWidth - REST.width) - 2 * EDGE,
    height: Math.max(320, window.innerHeight - REST.height) - 2 * EDGE,
  };
  const top = Math.min(0, ...cards.map(({ y }) => y));
  const height = Math.max(0, ...cards.map(({ y, height: own }) => y + own)) - top;
  const width = Math.max(0, ...cards.map(({ x }) => x)) + CARD_WIDTH;
  const most = Math.min(MOST, Math.max(1, window.innerWidth / USUAL_WIDTH));
  const zoom = Math.min(most, view.width / width, view.height / height);
  if (zoom >= LEAST_READABLE) return { x: EDGE, y: EDGE + (view.height - height * zoom) / 2 - top * zoom, zoom };
  const first = cards[0]?.height ?? 0;
  const middle = first * LEAST_READABLE > view.height ? -first / 2 + view.height / 2 / LEAST_READABLE : 0;
  return { x: EDGE, y: EDGE + view.height / 2 - middle * LEAST_READABLE, zoom: LEAST_READABLE };
}

/**
 * Pans to the selected question or way if it is out of view, after its mark has been painted; also when its card changes its height or the canvas gets smaller.
 * When the layout changes, the canvas pans along with the selected card, which thus stays in place.
 */
export function usePanToChosen({ cards, sizes }: GraphLayout) {
  const box = useRef<HTMLDivElement>(null);
  const { store } = useCanvas();
  const { getViewport, setViewport } = useReactFlow();
  const last = useRef({ ...store.getState().spot, height: heightOf(cards, store.getState().spot.path) });
  const stood = useRef(cards);
  useLayoutEffect(() => {
    const moved = movedBy(stood.current, cards, store.getState().spot.path);
    stood.current = cards;
    if (moved === null) return;
    const { x, y, zoom } = getViewport();
    void setViewport({ x: x - moved.x * zoom, y: y - moved.y * zoom, zoom });
  }, [cards, store, getViewport, setViewport]);
  useEffect(() => {
    const pan = afterPaint((): void => {
      const { path, way } = store.getState().spot;
      const card = cards.find(({ id }) => id === path);
      const { current: seen } = last;
      if (card === undefined || (seen.path === path && seen.way === way && seen.height === card.height)) return;
      last.current = { path, way, height: card.height };
      const next =
        box.current === null ? null : viewportFor(partsOf(card, way, sizes), freeOf(box.current), getViewport());
      if (next === null) return;
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      void setViewport(next, { duration: isStill ? 0 : QUICK });
    });
    pan.schedule();
    const leave = store.subscribe(({ spot }, before) => {
      if (spot !== before.spot) pan.schedule();
    });
    const leaveSize = onShrinking(box.current, () => {
      last.current = { ...last.current, height: 0 };
      pan.schedule();
    });
    return () => {
      leave();
      leaveSize();
      pan.cancel();
    };
  }, [cards, sizes, store, getViewport, setViewport]);
  return box;
}

/** Calls `tell` whenever an element gets narrower or lower; returns a function that stops that. */
function onShrinking(element: HTMLElement | null, tell: () => void): () => void {
  if (element === null) return () => undefined;
  let [width, height] = [0, 0];
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = element;
    const isSmaller = clientWidth < width || clientHeight < height;
    [width, height] = [clientWidth, clientHeight];
    if (isSmaller) tell();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * How far the card that the author looks at has moved in the layout: the one that was just collapsed or expanded, else the selected one. Null: it has not
 * moved, or is new.
 */
function movedBy(
  before: readonly GraphCard[],
  cards: readonly GraphCard[],
  chosen: string,
): { readonly x: number; readonly y: number } | null {
  if (before === cards) return null;
  const old = new Map(before.map((card) => [card.id, card]));
  const turned = cards.filter(({ id, folded }) => folded > 0 !== (old.get(id)?.folded ?? folded) > 0);
  const now = turned.length === 1 ? turned[0] : cards.find(({ id }) => id === chosen);
  const was = now === undefined ? undefined : old.get(now.id);
  if (now === undefined || was === undefined || (now.x === was.x && now.y === was.y)) return null;
  return { x: now.x - was.x, y: now.y - was.y };
}

function heightOf(cards: readonly GraphCard[], path: string): number {
  return cards.find(({ id }) => id === path)?.height ?? 0;
}

/** The parts of a card that should be in view, the best first: all of it, from its top down to the selected way, or that way alone. */
function partsOf({ x, y, height }: GraphCard, way: number | null, { head, way: row }: CardSizes): readonly GraphBox[] {
  const part = (from: number, to: number): GraphBox => ({
    left: x,
    right: x + CARD_WIDTH,
    top: y + from,
    bottom: y + to,
  });
  if (way === null) return [part(0, height), part(0, Math.min(height, head + 2 * row)), part(0, head)];
  const top = head + way * row;
  return [part(0, height), part(0, Math.min(height, top + row)), part(top, Math.min(height, top + row))];
}

/** The rectangles of the canvas that nothing covers: beside the small map and above it, under a notice, above the tools. */
function freeOf(canvas: HTMLElement): readonly GraphBox[] {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const free = { left: GAP, top: GAP, right: width - GAP, bottom: height - GAP };
  let map: DOMRect | null = null;
  for (const panel of canvas.querySelectorAll('.react-flow__panel')) {
    const place = panel.getBoundingClientRect();
    if (place.height === 0) continue;
    if (panel.matches('[data-map]')) map = place;
    else if (place.bottom - top < height / 2) free.top = Math.max(free.top, place.bottom - top + GAP);
    else free.bottom = Math.min(free.bottom, place.top - top - GAP);
  }
  if (map === null) return [free];
  return [
    { ...free, right: map.left - left - GAP },
    { ...free, bottom: Math.min(free.bottom, map.top - top - GAP) },
  ];
}
