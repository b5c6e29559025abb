import type { landingShowText } from '@fracht/content';
import type { CarType } from '@fracht/engine';

/** How a truck of the show looks: off the map, driving, standing, loading or unloading, resting, struck by a situation. */
export const LOOKS = ['OFF', 'DRIVES', 'STANDS', 'LOADS', 'RESTS', 'ALERT'] as const;
export type ShowLook = (typeof LOOKS)[number];

/** What the show tells of: each is one short text of the catalogue. */
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
 * A recorded game, made by scripts/build-hero-track.ts. Lines are parted by `;`, their fields by spaces; moments are game
 * seconds, ways places in `ways`, looks and codes places in their lists.
 */
export type HeroTrack = {
  /** Where the game ends, and how long each of its rounds is. */
  readonly ends: number;
  readonly round: number;
  /** Chains of cities that are driven, parted by `;`. */
  readonly ways: string;
  /** `moves`: at, look, way, metres of the way then, metres of the way at the next move. */
  readonly trucks: readonly { readonly type: CarType; readonly moves: string }[];
  /** at, money of the group in grosze, points of the group. */
  readonly totals: string;
  /** truck, at, arrival, city, city, way: the drives with cargo that are followed, one after the other. */
  readonly trips: string;
  /** at, code, truck, city, city, number; then the name of a situation. Truck -1: about none. */
  readonly notices: string;
};
