import type { Point } from '../view.ts';
import type { Fold } from './fold.ts';
import type { Palette } from './palette.ts';
import type { SeenTruck } from './seen-truck.ts';
import { hasLine, reachOf, type Placement } from './placement.ts';
import { slots } from './slots.ts';
import type { TruckTiles } from './tiles.ts';
import type { DrawnTruck, TruckMark } from './truck-mark.ts';

/** What drawing a frame needs besides the trucks. */
export type Brush = {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly tiles: TruckTiles;
  readonly palette: Palette;
  /** The frame's time in ms, by which the pulse is animated; null with reduced motion. */
  readonly time: number | null;
};

const PULSE_MS = 1600;
/** How far the second truck of a stack shows from under the first, to the left and above, in px. */
const UNDER = 5;

/** A fold with its position on the screen: that of its dot or of its host. */
export type DrawnFold = { readonly fold: Fold; readonly x: number; readonly y: number };

/** Draws one frame of trucks at their placements. Returns the positions of trucks and folds. */
export function drawTrucks(
  context: CanvasRenderingContext2D,
  seen: readonly SeenTruck[],
  placement: Placement,
  brush: Brush,
): { readonly drawn: readonly DrawnTruck[]; readonly folds: readonly DrawnFold[] } {
  context.setTransform(brush.ratio, 0, 0, brush.ratio, 0, 0);
  context.clearRect(0, 0, brush.width, brush.height);
  const drawn = seen.flatMap(({ mark, point }) => {
    const at = placement.bodies.get(mark.id)?.at;
    const isStack = placement.stacks.has(mark.id);
    return at === undefined ? [] : [{ mark, x: point.x + at.x, y: point.y + at.y, isStack }];
  });
  const points = new Map(seen.map(({ mark, point }) => [mark.id, { mark, point }]));
  const places = new Map(drawn.map((truck) => [truck.mark.id, truck]));
  const folds = placement.folds.flatMap((fold) => {
    const at = fold.host === null ? points.get(fold.first)?.point : places.get(fold.host);
    return at === undefined ? [] : [{ fold, x: at.x, y: at.y }];
  });
  for (const fold of folds) drawDot(context, fold, points.get(fold.fold.first)?.mark, brush.palette);
  for (const { mark, point } of seen) drawLine(context, mark, point, placement, brush.palette);
  const shown = drawn.toSorted(byImportance);
  for (const truck of shown) {
    if (truck.isStack)
      drawUnder(context, truck, points.get(placement.stacks.get(truck.mark.id)?.[1] ?? '')?.mark, brush);
    drawTruck(context, truck, brush);
  }
  for (const { mark, point } of seen) drawName(context, mark, point, placement, brush.palette);
  for (const fold of folds) drawFoldCount(context, fold, places.get(fold.fold.host ?? '')?.mark, brush.palette);
  for (const [id, ids] of placement.stacks) {
    const top = places.get(id);
    if (top !== undefined) drawCount(context, top, { text: `${ids.length}`, host: top.mark }, brush.palette);
  }
  return { drawn: shown, folds };
}

/** The drawing order: others first, then the viewer's own, the selected one last and so on top. */
function byImportance({ mark: one }: DrawnTruck, { mark: other }: DrawnTruck): number {
  return rank(one) - rank(other);
}

function rank(mark: TruckMark): number {
  if (mark.selected) return 2;
  return mark.mine ? 1 : 0;
}

/** The radius around an open fold within which its trucks are drawn, in px. */
export function openReach({ fold }: DrawnFold): number {
  return Math.max(...slots(fold.ids.length).map(({ x, y }) => Math.hypot(x, y))) + 18;
}

/** Draws the trucks of an open fold in a ring around it, above everything else; returns their positions. */
export function drawOpen(
  context: CanvasRenderingContext2D,
  open: DrawnFold,
  seen: readonly SeenTruck[],
  brush: Brush,
): readonly DrawnTruck[] {
  const marks = new Map(seen.map(({ mark }) => [mark.id, mark]));
  circle(context, open.x, open.y, openReach(open));
  context.globalAlpha = 0.9;
  context.fillStyle = brush.palette.surface;
  context.fill();
  context.globalAlpha = 1;
  context.lineWidth = 1;
  context.strokeStyle = brush.palette.brand;
  context.stroke();
  const host = marks.get(open.fold.host ?? '');
  if (host !== undefined) drawTruck(context, { mark: host, x: open.x, y: open.y }, brush);
  return slots(open.fold.ids.length).flatMap(({ x, y }, index) => {
    const mark = marks.get(open.fold.ids[index] ?? '');
    if (mark === undefined) return [];
    const truck = { mark, x: open.x + x, y: open.y + y };
    drawTruck(context, truck, brush);
    return [truck];
  });
}

/** Draws the second truck of a stack, its edge showing from under the one on top. */
function drawUnder(
  context: CanvasRenderingContext2D,
  { mark: top, x, y }: DrawnTruck,
  mark: TruckMark | undefined,
  { tiles }: Brush,
): void {
  if (mark === undefined) return;
  const { image, size } = tiles.of({ ...mark, angle: top.angle, ring: 'NONE', badge: null });
  context.drawImage(image, x - UNDER - size / 2, y - UNDER - size / 2, size, size);
}

function drawTruck(context: CanvasRenderingContext2D, { mark, x, y }: DrawnTruck, brush: Brush): void {
  if (mark.ring === 'ALERT' && brush.time !== null) drawPulse(context, x, y, brush.time, brush.palette);
  if (mark.selected) drawSelection(context, x, y, brush.palette);
  const tile = brush.tiles.of(mark);
  context.drawImage(tile.image, x - tile.size / 2, y - tile.size / 2, tile.size, tile.size);
}

/** Draws a line from a truck that stands beside its place to that place. */
function drawLine(
  context: CanvasRenderingContext2D,
  mark: TruckMark,
  point: Point,
  { bodies }: Placement,
  palette: Palette,
): void {
  const body = bodies.get(mark.id);
  if (body === undefined || !hasLine(mark, body.at)) return;
  context.beginPath();
  context.moveTo(point.x, point.y);
  context.lineTo(point.x + body.at.x, point.y + body.at.y);
  context.lineWidth = 2;
  context.strokeStyle = palette.types[mark.type];
  context.stroke();
  circle(context, point.x, point.y, 3.5);
  context.fillStyle = palette.types[mark.type];
  context.fill();
}

/** Draws the dot of a fold without a host, in the colour of its first truck. */
function drawDot(
  context: CanvasRenderingContext2D,
  { fold, x, y }: DrawnFold,
  mark: TruckMark | undefined,
  palette: Palette,
): void {
  if (fold.host !== null || mark === undefined) return;
  circle(context, x, y, 5);
  context.fillStyle = palette.types[mark.type];
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = palette.surface;
  context.stroke();
}

/** Draws the number of trucks in a fold: beside its host, or on its dot if there are several. */
function drawFoldCount(
  context: CanvasRenderingContext2D,
  fold: DrawnFold,
  host: TruckMark | undefined,
  palette: Palette,
): void {
  const count = fold.fold.ids.length;
  if (fold.fold.host !== null) drawCount(context, fold, { text: `+${count}`, host }, palette);
  else if (count > 1) drawCount(context, fold, { text: `${count}`, host }, palette);
}

/** Draws a number at a point, beside the truck that stands there. */
function drawCount(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  { text, host }: { readonly text: string; readonly host: TruckMark | undefined },
  palette: Palette,
): void {
  const offset = host === undefined ? 0 : reachOf(host) * 0.6;
  const width = 7 + text.length * 6.2;
  context.beginPath();
  context.roundRect(x + offset - width / 2, y + offset - 7, width, 14, 7);
  context.fillStyle = palette.ink;
  context.fill();
  context.font = `700 10px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = palette.surface;
  context.fillText(text, x + offset, y + offset + 0.5);
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

function drawName(
  context: CanvasRenderingContext2D,
  mark: TruckMark,
  point: Point,
  { names }: Placement,
  palette: Palette,
): void {
  const name = names.get(mark.id);
  if (name === undefined) return;
  const [x, y] = [point.x + name.at.x, point.y + name.at.y];
  context.font = `650 12px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 3.5;
  context.strokeStyle = palette.halo;
  context.strokeText(mark.id, x, y);
  context.fillStyle = palette.ink;
  context.fillText(mark.id, x, y);
}

function circle(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
}
