import { COLUMN, type GraphLayout, type GraphCard } from './layout.ts';
import type { Spot } from '../store/spot.ts';

/**
 * The spot an arrow key leads to; the same if there is none in that direction. Up and down go through the ways of a question and on to the next card of the
 * column, right along a way, left back along the line that leads here.
 */
export function spotAfter({ cards, lines }: GraphLayout, from: Spot, key: string): Spot {
  const questions = cards.filter(({ ways }) => ways !== null);
  const card = questions.find(({ id }) => id === from.path);
  const [root] = questions;
  if (card === undefined || key === 'Home') return root === undefined ? from : { path: root.id, way: null };
  if (key === 'ArrowLeft') return back(lines, from);
  if (key === 'ArrowRight') return along(questions, lines, from);
  const ways = card.ways ?? 0;
  const at = from.way ?? -1;
  const to = at + (key === 'ArrowDown' ? 1 : -1);
  if (to >= -1 && to < ways) return { path: card.id, way: to === -1 ? null : to };
  return beside(questions, card, key) ?? from;
}

function back(lines: GraphLayout['lines'], { path, way }: Spot): Spot {
  if (way !== null) return { path, way: null };
  const into = lines.filter(({ target }) => target === path);
  const line = into.find(({ isBest }) => isBest) ?? into[0];
  return line === undefined ? { path, way } : { path: line.source, way: numberOf(line.from) };
}

function along(questions: readonly GraphCard[], lines: GraphLayout['lines'], from: Spot): Spot {
  const isQuestion = (path: string): boolean => questions.some(({ id }) => id === path);
  const out = lines.filter(({ source, target }) => source === from.path && isQuestion(target));
  const line =
    from.way === null
      ? (out.find(({ isBest }) => isBest) ?? out[0])
      : out.find((each) => each.from === String(from.way));
  return line === undefined ? from : { path: line.target, way: null };
}

/** The nearest card above or below in the same column: downwards the card itself, upwards its last way. */
function beside(questions: readonly GraphCard[], card: GraphCard, key: string): Spot | null {
  const isDown = key === 'ArrowDown';
  const column = questions.filter(({ x }) => Math.abs(x - card.x) < COLUMN / 2);
  const near = column.filter(({ y }) => (isDown ? y > card.y : y < card.y));
  const [nearest] = near.sort((one, other) => Math.abs(one.y - card.y) - Math.abs(other.y - card.y));
  if (nearest === undefined) return null;
  const last = (nearest.ways ?? 0) - 1;
  return { path: nearest.id, way: isDown || last < 0 ? null : last };
}

function numberOf(from: string): number | null {
  const number = Number(from);
  return Number.isInteger(number) ? number : null;
}
