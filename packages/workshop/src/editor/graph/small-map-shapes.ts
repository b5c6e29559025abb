import { CARD_WIDTH, type GraphCard } from './layout.ts';

/** The size of the small map, in px. */
export const MAP = { width: 168, height: 112 } as const;
/** The margin around the cards, as a share of the map. */
const EDGE = 0.04;

/** A rectangle of the graph, in its px. */
type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The cards' common bounding box. */
export function boundsOf(cards: readonly GraphCard[]): Rect {
  const [x, y] = [least(cards, (card) => card.x), least(cards, (card) => card.y)];
  const right = -least(cards, (card) => -card.x) + CARD_WIDTH;
  const bottom = -least(cards, (card) => -(card.y + card.height));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * The part of the graph's plane that the small map shows: the bounds with a margin. It is stretched to fill the map, or a large tree, which has a hundred rows
 * and few columns, would be a hairline.
 */
export function mapBox({ x, y, width, height }: Rect): Rect {
  const [across, down] = [width / (1 - 2 * EDGE), height / (1 - 2 * EDGE)];
  return { x: x - (across - width) / 2, y: y - (down - height) / 2, width: across, height: down };
}

/** The point of the graph that is pressed on the map, given in shares of the map's size; clamped to the bounds, outside which there is nothing. */
export function placeIn(bounds: Rect, across: number, down: number): { readonly x: number; readonly y: number } {
  const map = mapBox(bounds);
  return {
    x: Math.min(bounds.x + bounds.width, Math.max(bounds.x, map.x + across * map.width)),
    y: Math.min(bounds.y + bounds.height, Math.max(bounds.y, map.y + down * map.height)),
  };
}

/** All cards as one SVG path, in whole px: one element, however many they are. */
export function cardsOutline(cards: readonly GraphCard[]): string {
  return cards.map(({ x, y, height }) => outline({ x, y, width: CARD_WIDTH, height })).join('');
}

/** The whole map except the visible part, as an SVG path for the fill rule `evenodd`. */
export function outOfSight({ x, y, width, height }: Rect, sight: Rect): string {
  return outline({ x: x - width, y: y - height, width: 3 * width, height: 3 * height }) + outline(sight);
}

function outline({ x, y, width, height }: Rect): string {
  const [across, down] = [String(Math.round(width)), String(Math.round(height))];
  return `M${String(Math.round(x))} ${String(Math.round(y))}h${across}v${down}h-${across}z`;
}

function least(cards: readonly GraphCard[], of: (card: GraphCard) => number): number {
  return cards.reduce((low, card) => Math.min(low, of(card)), Number.POSITIVE_INFINITY);
}
