import { useEffect, useLayoutEffect, useRef } from 'react';
import { useReactFlow, useStoreApi, type Viewport } from '@xyflow/react';
import { behindFrame } from './behind.ts';
import { CARD_WIDTH, type Graph, type GraphCard, type Sizes } from './model/graph.ts';
import { useCanvas } from './showing.ts';

/** About what of the window the canvas leaves to the rest, and what is kept free around, in px. */
const REST = { width: 440, height: 240 } as const;
const EDGE = 24;
const LEAST_READABLE = 0.9;
/** A small tree is drawn larger on a large screen, in step with this width of the window, in px. */
const USUAL_WIDTH = 1500;
const MOST = 1.25;
const LEAST_FOLLOWED = 0.5;
const QUICK = 150;

/** What is seen at first: all of a small tree, the beginning of a large one, always large enough to be read. */
export function firstView({ cards }: Graph): { x: number; y: number; zoom: number } {
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

/** Brings the chosen question or way into sight where it is not there yet, behind the frame that marks it. */
export function useFollowed({ cards, sizes }: Graph) {
  const box = useRef<HTMLDivElement>(null);
  const { store } = useCanvas();
  const { setCenter, getViewport, setViewport } = useReactFlow();
  const flow = useStoreApi();
  const last = useRef(store.getState().spot);
  const stood = useRef(cards);
  useLayoutEffect(() => {
    const moved = movedBy(stood.current, cards, store.getState().spot.path);
    stood.current = cards;
    if (moved === null) return;
    const { x, y, zoom } = getViewport();
    void setViewport({ x: x - moved.x * zoom, y: y - moved.y * zoom, zoom });
  }, [cards, store, getViewport, setViewport]);
  useEffect(() => {
    const follow = behindFrame((): void => {
      const { spot } = store.getState();
      const { path, way } = spot;
      const card = cards.find(({ id }) => id === path);
      if (card === undefined || (last.current.path === path && last.current.way === way)) return;
      last.current = spot;
      const area = areaOf(card, way, sizes);
      const view = getViewport();
      if (isInSight(area, view, flow.getState())) return;
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      void setCenter(area.x + CARD_WIDTH / 2, area.y + area.height / 2, {
        zoom: Math.max(view.zoom, LEAST_READABLE),
        duration: isStill ? 0 : QUICK,
      });
    });
    follow.ask();
    const leave = store.subscribe(({ spot }, before) => {
      if (spot !== before.spot) follow.ask();
    });
    return () => {
      leave();
      follow.drop();
    };
  }, [cards, sizes, store, flow, setCenter, getViewport]);
  return box;
}

/**
 * How far the card has moved that the author looks at: the one that was folded or opened, or the chosen one. The view moves along, so that
 * it stands where it stood. Null: it has not moved, or is new.
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

type Area = { readonly x: number; readonly y: number; readonly height: number };

function isInSight(
  area: Area,
  { x, y, zoom }: Viewport,
  { width, height }: { width: number; height: number },
): boolean {
  return (
    zoom >= LEAST_FOLLOWED &&
    area.x * zoom + x >= 0 &&
    area.y * zoom + y >= 0 &&
    (area.x + CARD_WIDTH) * zoom + x <= width &&
    (area.y + area.height) * zoom + y <= height
  );
}

function areaOf({ x, y, height }: GraphCard, way: number | null, sizes: Sizes): Area {
  if (way === null) return { x, y, height: Math.min(height, sizes.head + 2 * sizes.way) };
  return { x, y: y + sizes.head + way * sizes.way, height: sizes.way };
}
