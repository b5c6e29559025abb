import { isWithin, overlaps, type Box, type Size } from '../view.ts';
import type { DrawnTruck } from './truck-mark.ts';

export type NamePlace = { readonly text: string; readonly x: number; readonly y: number };

const LETTER = 7.3;
const HEIGHT = 16;
const BODY = 15;
const RING = 24;

/**
 * Where the names of one's own trucks stand: the first place around each that is on the map and free of cities, trucks and
 * other names. In a crowd or at the edge a name is left out rather than drawn over another or cut, but for the selected truck.
 */
export function placeNames(drawn: readonly DrawnTruck[], taken: readonly Box[], size: Size): readonly NamePlace[] {
  const boxes = [...taken, ...drawn.map(bodyOf)];
  const places: NamePlace[] = [];
  for (const truck of drawn) {
    if (!truck.mark.mine) continue;
    const width = truck.mark.id.length * LETTER;
    const candidates = around(truck, width).filter((place) => isWithin(boxOf(place, width), size));
    const free = candidates.find((place) => !boxes.some((box) => overlaps(box, boxOf(place, width))));
    const place = free ?? (truck.mark.selected ? candidates[0] : undefined);
    if (place === undefined) continue;
    places.push(place);
    boxes.push(boxOf(place, width));
  }
  return places;
}

function bodyOf({ mark, x, y }: DrawnTruck): Box {
  const reach = mark.mine ? BODY : BODY * 0.7;
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

function boxOf({ x, y }: NamePlace, width: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 };
}

function around({ mark, x, y }: DrawnTruck, width: number): readonly NamePlace[] {
  const text = mark.id;
  const reach = mark.selected ? RING + 8 : mark.ring === 'NONE' ? BODY + 5 : RING;
  return [
    { text, x, y: y + reach + HEIGHT / 2 },
    { text, x: x + reach + width / 2 + 2, y },
    { text, x: x - reach - width / 2 - 2, y },
    { text, x, y: y - reach - HEIGHT / 2 },
    { text, x: x + reach * 0.7 + width / 2, y: y + reach * 0.9 },
    { text, x: x - reach * 0.7 - width / 2, y: y + reach * 0.9 },
    { text, x: x + reach * 0.7 + width / 2, y: y - reach * 0.9 },
    { text, x: x - reach * 0.7 - width / 2, y: y - reach * 0.9 },
    { text, x, y: y + reach + HEIGHT * 1.5 },
    { text, x, y: y - reach - HEIGHT * 1.5 },
  ];
}
