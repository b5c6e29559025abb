/** A shape of the sprite: an outline and how it is painted. */
type Shape = {
  readonly path: Path2D;
  readonly fill: boolean;
  readonly strokeWidth: number;
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
};

type Glyph = { readonly box: readonly [number, number, number, number]; readonly shapes: readonly Shape[] };

export type Glyphs = ReadonlyMap<string, Glyph>;

/** The glyphs of the SVG sprite as canvas paths, so that map and lists show the same. */
export function glyphsOf(sprite: string): Glyphs {
  const root = new DOMParser().parseFromString(sprite, 'image/svg+xml');
  const glyphs = new Map<string, Glyph>();
  for (const symbol of root.querySelectorAll('symbol')) {
    const [x = 0, y = 0, width = 24, height = 24] = (symbol.getAttribute('viewBox') ?? '').split(/\s+/).map(Number);
    glyphs.set(symbol.id, { box: [x, y, width, height], shapes: [...symbol.children].flatMap(shapesOf) });
  }
  return glyphs;
}

/** Paints a glyph into the square of `size` px centred on (`x`, `y`). An unknown glyph paints nothing. */
export function paintGlyph(
  context: OffscreenCanvasRenderingContext2D,
  glyphs: Glyphs,
  sign: { id: string; x: number; y: number; size: number; colour: string },
): void {
  const glyph = glyphs.get(sign.id);
  if (glyph === undefined) return;
  const [left, top, width, height] = glyph.box;
  const scale = sign.size / width;
  context.save();
  context.translate(sign.x, sign.y);
  context.scale(scale, scale);
  context.translate(-left - width / 2, -top - height / 2);
  context.fillStyle = sign.colour;
  context.strokeStyle = sign.colour;
  for (const shape of glyph.shapes) paintShape(context, shape);
  context.restore();
}

function paintShape(context: OffscreenCanvasRenderingContext2D, shape: Shape): void {
  if (shape.fill) context.fill(shape.path);
  if (shape.strokeWidth === 0) return;
  context.lineWidth = shape.strokeWidth;
  context.lineCap = shape.cap;
  context.lineJoin = shape.join;
  context.stroke(shape.path);
}

function shapesOf(element: Element): readonly Shape[] {
  const path = pathOf(element);
  if (path === null) return [];
  const stroke = element.getAttribute('stroke');
  return [
    {
      path,
      fill: element.getAttribute('fill') === 'currentColor',
      strokeWidth: stroke === null || stroke === 'none' ? 0 : Number(element.getAttribute('stroke-width') ?? 1),
      cap: element.getAttribute('stroke-linecap') === 'round' ? 'round' : 'butt',
      join: element.getAttribute('stroke-linejoin') === 'round' ? 'round' : 'miter',
    },
  ];
}

function pathOf(element: Element): Path2D | null {
  const number = (name: string) => Number(element.getAttribute(name) ?? 0);
  const path = new Path2D();
  if (element.tagName === 'path') return new Path2D(element.getAttribute('d') ?? '');
  if (element.tagName === 'circle') {
    path.arc(number('cx'), number('cy'), number('r'), 0, Math.PI * 2);
    return path;
  }
  if (element.tagName === 'rect') {
    path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
    return path;
  }
  return null;
}
