let context: CanvasRenderingContext2D | null = null;
const known = new Map<string, number>();

/** The width of a text in px in the interface's typeface; `font` is weight and size. An estimate if nothing can be measured. */
export function textWidth(text: string, font: string): number {
  const key = `${font} ${text}`;
  const width = known.get(key);
  if (width !== undefined) return width;
  context ??= document.createElement('canvas').getContext('2d');
  if (context === null) return text.length * 7;
  context.font = `${font} ${getComputedStyle(document.documentElement).getPropertyValue('--font')}`;
  const measured = context.measureText(text).width;
  if (document.fonts.status === 'loaded') known.set(key, measured);
  return measured;
}
