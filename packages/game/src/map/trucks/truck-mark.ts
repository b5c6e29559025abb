import type { CarType } from '@fracht/engine';

/** The sign around a truck: shape, never colour alone. */
export const RINGS = ['NONE', 'WAIT', 'REST', 'OVERDUE', 'ALERT'] as const;
export type Ring = (typeof RINGS)[number];
export type TruckTone = 'none' | 'warn' | 'bad';

/** All that the canvas needs to draw one truck; `x`, `y` in map coordinates, `angle` in radians. */
export type TruckMark = {
  readonly id: string;
  readonly type: CarType;
  readonly mine: boolean;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly ring: Ring;
  /** The name of a glyph of the sprite, or null. */
  readonly badge: string | null;
  readonly tone: TruckTone;
  readonly selected: boolean;
  /** Trucks with the same key share a place and are fanned out around it; null: on the road. */
  readonly place: string | null;
};

/** A truck with the position at which it was drawn last, in px; used by hit tests and names. */
export type DrawnTruck = { readonly mark: TruckMark; readonly x: number; readonly y: number };
