import type { CarType } from '@fracht/engine';

/** The sign around a truck: shape, never colour alone. */
export const RINGS = ['NONE', 'WAIT', 'REST', 'OVERDUE', 'ALERT'] as const;
export type Ring = (typeof RINGS)[number];
export type TruckTone = 'none' | 'warn' | 'bad';

/** Everything the canvas needs to draw one truck; `x`, `y` on the geography's canvas, `angle` in radians. */
export type TruckMark = {
  readonly id: string;
  readonly type: CarType;
  readonly mine: boolean;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly ring: Ring;
  /** A badge of the sprite, or null. */
  readonly badge: string | null;
  readonly tone: TruckTone;
  readonly selected: boolean;
  /** Trucks that stand at one place share a key and are fanned out around it. */
  readonly place: string | null;
};

/** Where a truck was drawn last, in screen pixels; hit tests and names read it. */
export type DrawnTruck = { readonly mark: TruckMark; readonly x: number; readonly y: number };
