/** The fields by which an order on offer differs from a booked one. */
export const OFFERED = {
  player: null,
  bookedAt: null,
  car: null,
  loaded: false,
  delivered: false,
  deliveredAt: null,
  expired: false,
} as const;
