import { overlaps, toScreen, type Box, type View } from '../view.ts';
import { fanOut, type Offset } from './fan-out.ts';
import { placeNames, type NamePlace } from './names.ts';
import type { Palette } from './palette.ts';
import type { TruckTiles } from './tiles.ts';
import type { DrawnTruck, TruckMark } from './truck-mark.ts';

/** What a frame is drawn with besides the trucks. */
export type Scene = {
  readonly view: View;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly tiles: TruckTiles;
  readonly palette: Palette;
  /** Boxes of city names on the screen: trucks that stand keep clear of them. */
  readonly names: readonly Box[];
  /** Those and the boxes of plates, which truck names keep clear of. */
  readonly taken: readonly Box[];
  /** The direction in which a place's trucks are fanned out, in radians. */
  readonly away: (place: string) => number;
  /** Milliseconds of the frame; only the pulse reads it. Null with reduced motion. */
  readonly time: number | null;
};

const MARGIN = 48;
const PULSE_MS = 1600;

/** Draws every truck that is on the screen and gives where they are; outside React, once a frame. */
export function drawTrucks(
  context: CanvasRenderingContext2D,
  marks: readonly TruckMark[],
  scene: Scene,
): readonly DrawnTruck[] {
  context.setTransform(scene.ratio, 0, 0, scene.ratio, 0, 0);
  context.clearRect(0, 0, scene.width, scene.height);
  const offsets = fanOut(marks, scene.away, (mark, offset) => coversName(mark, offset, scene));
  const drawn: DrawnTruck[] = [];
  for (const mark of marks) {
    const place = toScreen(mark, scene.view);
    const offset = offsets.get(mark.id);
    const x = place.x + (offset?.dx ?? 0);
    const y = place.y + (offset?.dy ?? 0);
    if (x < -MARGIN || y < -MARGIN || x > scene.width + MARGIN || y > scene.height + MARGIN) continue;
    drawn.push({ mark, x, y });
  }
  drawn.sort(byImportance);
  for (const truck of drawn) drawTruck(context, truck, scene);
  for (const name of placeNames(drawn, scene.taken, scene)) drawName(context, name, scene.palette);
  return drawn;
}

/** Half the side of a truck's body with its ring. */
const REACH = { mine: 17, other: 10 } as const;

function coversName(mark: TruckMark, { dx, dy }: Offset, { view, names }: Scene): boolean {
  const { x, y } = toScreen(mark, view);
  const reach = mark.mine ? REACH.mine : REACH.other;
  const body = { left: x + dx - reach, right: x + dx + reach, top: y + dy - reach, bottom: y + dy + reach };
  return names.some((name) => overlaps(name, body));
}

/** The truck under a point of the screen, mine before others'; null where there is none. */
export function truckAt(drawn: readonly DrawnTruck[], x: number, y: number): TruckMark | null {
  for (let index = drawn.length - 1; index >= 0; index -= 1) {
    const truck = drawn[index];
    if (truck === undefined) continue;
    const reach = truck.mark.mine ? 20 : 14;
    if (Math.hypot(truck.x - x, truck.y - y) <= reach) return truck.mark;
  }
  return null;
}

/** Others first, then mine, the selected one last and so on top. */
function byImportance(one: DrawnTruck, other: DrawnTruck): number {
  return rank(one.mark) - rank(other.mark);
}

function rank(mark: TruckMark): number {
  if (mark.selected) return 2;
  return mark.mine ? 1 : 0;
}

function drawTruck(context: CanvasRenderingContext2D, { mark, x, y }: DrawnTruck, scene: Scene): void {
  if (mark.ring === 'ALERT' && scene.time !== null) drawPulse(context, x, y, scene.time, scene.palette);
  if (mark.selected) drawSelection(context, x, y, scene.palette);
  const tile = scene.tiles.of(mark);
  context.drawImage(tile.image, x - tile.size / 2, y - tile.size / 2, tile.size, tile.size);
}

function drawSelection(context: CanvasRenderingContext2D, x: number, y: number, palette: Palette): void {
  circle(context, x, y, 30);
  context.globalAlpha = 0.2;
  context.fillStyle = palette.brand;
  context.fill();
  context.globalAlpha = 1;
  circle(context, x, y, 25);
  context.lineWidth = 2.5;
  context.strokeStyle = palette.brand;
  context.stroke();
}

function drawPulse(context: CanvasRenderingContext2D, x: number, y: number, time: number, palette: Palette): void {
  const share = (time % PULSE_MS) / PULSE_MS;
  circle(context, x, y, 24 * (0.8 + 0.7 * share));
  context.globalAlpha = 0.9 * (1 - share);
  context.lineWidth = 3;
  context.strokeStyle = palette.danger;
  context.stroke();
  context.globalAlpha = 1;
}

function drawName(context: CanvasRenderingContext2D, name: NamePlace, palette: Palette): void {
  context.font = `650 12px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 3.5;
  context.strokeStyle = palette.halo;
  context.strokeText(name.text, name.x, name.y);
  context.fillStyle = palette.ink;
  context.fillText(name.text, name.x, name.y);
}

function circle(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
}
