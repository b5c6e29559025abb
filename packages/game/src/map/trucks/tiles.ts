import type { CarType } from '@fracht/engine';
import { paintGlyph, type Glyphs } from './glyphs.ts';
import { INK_ON_ACCENT, type Palette } from './palette.ts';
import type { Ring, TruckTone } from './truck-mark.ts';

/** Own trucks are 36 px long, others two thirds of that. */
export const MINE_SCALE = 0.92;
export const OTHER_SCALE = 0.68;
/** The side of a tile, which holds ring, badge and body, in CSS px before scaling. */
const TILE = 64;
const ANGLES = 96;
const BODY =
  'M-7.5-10H8A2.5 2.5 0 0 1 10.5-7.5V7.5A2.5 2.5 0 0 1 8 10H-7.5A3.5 3.5 0 0 1-11 6.500V-6.5A3.5 3.5 0 0 1-7.5-10zM12.4-8.200H14A5 5 0 0 1 19-3.200V3.200A5 5 0 0 1 14 8.200H12.400z';

export type TileLook = {
  readonly type: CarType;
  readonly mine: boolean;
  readonly angle: number;
  readonly ring: Ring;
  readonly badge: string | null;
  readonly tone: TruckTone;
};

export type Tile = { readonly image: ImageBitmap; readonly size: number };

/** A cache of painted trucks, one tile for each look and step of the heading: drawing 300 trucks is 300 copies of bitmaps. */
export class TruckTiles {
  readonly #tiles = new Map<string, Tile>();
  readonly #glyphs: Glyphs;
  readonly #palette: Palette;
  readonly #ratio: number;

  constructor(glyphs: Glyphs, palette: Palette, ratio: number) {
    this.#glyphs = glyphs;
    this.#palette = palette;
    this.#ratio = ratio;
  }

  /** The tile of a look; `size` is its side in CSS px. */
  of(look: TileLook): Tile {
    const step = ((Math.round((look.angle / (Math.PI * 2)) * ANGLES) % ANGLES) + ANGLES) % ANGLES;
    const key = `${look.type}${look.mine ? 1 : 0}${look.ring}${look.badge ?? ''}${look.tone}${step}`;
    const known = this.#tiles.get(key);
    if (known !== undefined) return known;
    const tile = this.#paint({ ...look, angle: (step / ANGLES) * Math.PI * 2 });
    this.#tiles.set(key, tile);
    return tile;
  }

  #paint(look: TileLook): Tile {
    const scale = look.mine ? MINE_SCALE : OTHER_SCALE;
    const size = Math.ceil(TILE * scale);
    const side = Math.ceil(size * this.#ratio);
    const canvas = new OffscreenCanvas(side, side);
    const context = canvas.getContext('2d');
    if (context !== null) {
      context.scale(this.#ratio, this.#ratio);
      context.translate(size / 2, size / 2);
      context.scale(scale, scale);
      paintTruck(context, look, this.#glyphs, this.#palette);
    }
    return { image: canvas.transferToImageBitmap(), size };
  }
}

function paintTruck(
  context: OffscreenCanvasRenderingContext2D,
  look: TileLook,
  glyphs: Glyphs,
  palette: Palette,
): void {
  const colour = palette.types[look.type];
  paintBody(context, look, colour, palette);
  paintRing(context, look, ringColour(look, colour, palette));
  paintGlyph(context, glyphs, {
    id: `t-${look.type.toLowerCase()}`,
    x: 0,
    y: 0,
    size: 16,
    colour: look.mine ? palette.onType : colour,
  });
  if (look.badge !== null) paintBadge(context, look, colour, glyphs, palette);
}

function paintBody(context: OffscreenCanvasRenderingContext2D, look: TileLook, colour: string, palette: Palette): void {
  const body = bodyPath();
  context.save();
  context.rotate(look.angle);
  context.lineJoin = 'round';
  context.lineWidth = look.mine ? 2 : 2.6;
  context.strokeStyle = look.mine ? palette.surface : colour;
  context.fillStyle = look.mine ? colour : palette.surface;
  context.fill(body);
  context.stroke(body);
  context.restore();
}

function bodyPath(): Path2D {
  return new Path2D(BODY);
}

function ringColour(look: TileLook, colour: string, palette: Palette): string {
  if (look.ring === 'ALERT') return palette.danger;
  return look.ring === 'OVERDUE' ? palette.accentLine : colour;
}

function paintRing(context: OffscreenCanvasRenderingContext2D, look: TileLook, colour: string): void {
  context.save();
  context.rotate(-Math.PI / 4);
  context.strokeStyle = colour;
  for (const circle of RING_CIRCLES[look.ring]) {
    context.setLineDash(circle.dash);
    context.lineWidth = circle.width;
    context.beginPath();
    context.arc(0, 0, circle.radius, 0, Math.PI * 2);
    context.stroke();
  }
  context.restore();
}

type Circle = { readonly radius: number; readonly width: number; readonly dash: number[] };

/** The circles of each ring - dashed: stands; solid: rests; open: near or past the limit; double: a situation; none: drives. */
const RING_CIRCLES: Readonly<Record<Ring, readonly Circle[]>> = {
  NONE: [],
  WAIT: [{ radius: 20.5, width: 2, dash: [5, 5.06] }],
  REST: [{ radius: 20.5, width: 2, dash: [] }],
  OVERDUE: [{ radius: 20.5, width: 3.2, dash: [96.6, 32.2] }],
  ALERT: [
    { radius: 20.5, width: 2.8, dash: [] },
    { radius: 25, width: 1.5, dash: [] },
  ],
};

function paintBadge(
  context: OffscreenCanvasRenderingContext2D,
  look: TileLook,
  colour: string,
  glyphs: Glyphs,
  palette: Palette,
): void {
  const disc = { none: palette.surface, warn: palette.accent, bad: palette.danger }[look.tone];
  const sign = { none: colour, warn: INK_ON_ACCENT, bad: palette.surface }[look.tone];
  context.beginPath();
  context.arc(15, -15, 9, 0, Math.PI * 2);
  context.fillStyle = disc;
  context.fill();
  if (look.tone === 'none') {
    context.lineWidth = 1.5;
    context.strokeStyle = colour;
    context.stroke();
  }
  paintGlyph(context, glyphs, { id: look.badge ?? '', x: 15, y: -15, size: 12, colour: sign });
}
