/** What tells an order that nobody has from any other. */
export const OFFERED = {
  player: null,
  bookedAt: null,
  car: null,
  loaded: false,
  delivered: false,
  deliveredAt: null,
  expired: false,
} as const;
