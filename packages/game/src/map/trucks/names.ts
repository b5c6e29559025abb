import type { Box } from '@fracht/kit/ui/box.ts';
import type { Point } from '../view.ts';
import type { TruckMark } from './truck-mark.ts';

const LETTER = 7.3;
const HEIGHT = 16;
const BODY = 15;
const RING = 24;

/** The candidate positions of a truck's name, best first, for a body drawn at `at`: boxes and their centres, relative to the truck's place. */
export function namePlaces(
  mark: TruckMark,
  at: Point,
): { readonly boxes: readonly Box[]; readonly middles: readonly Point[] } {
  const width = mark.id.length * LETTER;
  const middles = around(mark, at, width);
  const boxes = middles.map(({ x, y }) => ({
    left: x - width / 2,
    right: x + width / 2,
    top: y - HEIGHT / 2,
    bottom: y + HEIGHT / 2,
  }));
  return { boxes, middles };
}

function around(mark: TruckMark, { x, y }: Point, width: number): readonly Point[] {
  const reach = mark.selected ? RING + 8 : mark.ring === 'NONE' ? BODY + 5 : RING;
  const [beside, down] = [reach + width / 2 + 2, reach * 0.8];
  return [
    { x, y: y + reach + HEIGHT / 2 },
    { x: x + beside, y },
    { x: x - beside, y },
    { x, y: y - reach - HEIGHT / 2 },
    { x: x + beside, y: y + down },
    { x: x - beside, y: y + down },
    { x: x + beside, y: y - down },
    { x: x - beside, y: y - down },
  ];
}
