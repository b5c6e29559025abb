import { useEffect, useRef } from 'react';
import { useReactFlow } from '@xyflow/react';
import { CARD_WIDTH, type Graph, type GraphCard, type Sizes } from './model/graph.ts';
import type { Spot } from './model/walk.ts';

/** About what of the window the canvas leaves to the rest, and what is kept free around, in px. */
const REST = { width: 440, height: 240 } as const;
const EDGE = 24;
const LEAST_READABLE = 0.85;
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
  const zoom = Math.min(1, view.width / width, view.height / height);
  if (zoom >= LEAST_READABLE) return { x: EDGE, y: EDGE + (view.height - height * zoom) / 2 - top * zoom, zoom };
  const first = cards[0]?.height ?? 0;
  const middle = first * LEAST_READABLE > view.height ? -first / 2 + view.height / 2 / LEAST_READABLE : 0;
  return { x: EDGE, y: EDGE + view.height / 2 - middle * LEAST_READABLE, zoom: LEAST_READABLE };
}

/** Brings the chosen question or way into sight where it is not there yet. */
export function useFollowed({ cards, sizes }: Graph, { path, way }: Spot) {
  const box = useRef<HTMLDivElement>(null);
  const { setCenter, getViewport } = useReactFlow();
  const last = useRef(`${path} ${String(way)}`);
  useEffect(() => {
    const card = cards.find(({ id }) => id === path);
    const spot = `${path} ${String(way)}`;
    if (card === undefined || last.current === spot) return;
    last.current = spot;
    const area = areaOf(card, way, sizes);
    const { x, y, zoom } = getViewport();
    const { clientWidth, clientHeight } = box.current ?? { clientWidth: 0, clientHeight: 0 };
    const isInSight =
      zoom >= LEAST_FOLLOWED &&
      area.x * zoom + x >= 0 &&
      area.y * zoom + y >= 0 &&
      (area.x + CARD_WIDTH) * zoom + x <= clientWidth &&
      (area.y + area.height) * zoom + y <= clientHeight;
    if (isInSight) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    void setCenter(area.x + CARD_WIDTH / 2, area.y + area.height / 2, {
      zoom: Math.max(zoom, LEAST_READABLE),
      duration: isStill ? 0 : QUICK,
    });
  }, [cards, sizes, path, way, setCenter, getViewport]);
  return box;
}

function areaOf(
  { x, y, height }: GraphCard,
  way: number | null,
  sizes: Sizes,
): { x: number; y: number; height: number } {
  if (way === null) return { x, y, height: Math.min(height, sizes.head + 2 * sizes.way) };
  return { x, y: y + sizes.head + way * sizes.way, height: sizes.way };
}
