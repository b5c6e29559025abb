import type { CarType } from '@fracht/engine';

/** The canvas colours, read from the design tokens of the present theme. */
export type Palette = {
  readonly types: Readonly<Record<CarType, string>>;
  readonly surface: string;
  readonly onType: string;
  readonly ink: string;
  readonly halo: string;
  readonly brand: string;
  readonly accent: string;
  readonly accentLine: string;
  readonly danger: string;
  readonly font: string;
};

/** Ink on signal amber is dark in both themes. */
export const INK_ON_ACCENT = '#16202c';

/** The palette of the theme in force at an element. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    types: {
      ST: token('--type-st'),
      ATP: token('--type-atp'),
      ADR: token('--type-adr'),
      PG: token('--type-pg'),
    },
    surface: token('--surface'),
    onType: token('--on-type'),
    ink: token('--ink'),
    halo: token('--halo'),
    brand: token('--brand'),
    accent: token('--accent'),
    accentLine: token('--accent-line'),
    danger: token('--danger'),
    font: token('--font'),
  };
}
