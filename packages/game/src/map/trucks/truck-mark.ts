import type { CarType, CityId } from '@fracht/engine';

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
  /** The city in which it is; null: on the road. */
  readonly city: CityId | null;
};

/** A truck with the position at which it was last drawn, in px, and whether it is the top of a stack; used by hit tests. */
export type DrawnTruck = {
  readonly mark: TruckMark;
  readonly x: number;
  readonly y: number;
  readonly isStack?: boolean;
};
