import type { landingShowText } from '@fracht/content';
import type { CarType } from '@fracht/engine';

/** The looks of a truck: off the map, driving, standing, loading or unloading, resting, struck by a situation. */
export const LOOKS = ['OFF', 'DRIVES', 'STANDS', 'LOADS', 'RESTS', 'ALERT'] as const;
export type ShowLook = (typeof LOOKS)[number];

/** The kinds of notices; each is a short text of the catalogue. */
export const NOTICE_CODES = [
  'ORDER_LOADED',
  'DELIVERED_ON_TIME',
  'DELIVERED_LATE',
  'EMERGENCY',
  'EMERGENCY_RESOLVED',
  'CHANGE_EVENT',
  'ACCIDENT',
  'REST',
  'ROUND',
  'END',
] as const satisfies readonly (keyof typeof landingShowText.notices)[];
export type NoticeCode = (typeof NOTICE_CODES)[number];

/**
 * A recorded game, made by scripts/build-hero-track.ts. Records are separated by `;`, their fields by spaces. Moments are game seconds; routes are indexes into
 * `ways`, looks and codes indexes into their lists.
 */
export type HeroTrack = {
  /** When the game ends, and the length of a round. */
  readonly ends: number;
  readonly round: number;
  /** The routes, each a chain of cities. */
  readonly ways: string;
  /** `moves`: at, look, route, metres along the route at that moment, metres at the next move. */
  readonly trucks: readonly { readonly type: CarType; readonly moves: string }[];
  /** at, the group's money in grosze, its points. */
  readonly totals: string;
  /** truck, at, arrival, from city, to city, route: the loaded trips that are highlighted one after another. */
  readonly trips: string;
  /** at, code, truck, city, city, number; then the name of a situation. Truck -1: none. */
  readonly notices: string;
};
