/**
 * Units as types: minutes cannot be passed where kilometres are expected. A sum or a product is a plain number, which fits every unit, so
 * calculations are checked only by tests. Every unit is an integer.
 */
declare const unit: unique symbol;
type Unit<Name extends string> = number & { readonly [unit]?: Name };

/** Seconds of game time since the game's noon. The engine's only clock. (CLK-1) */
export type GameSeconds = Unit<'game-seconds'>;
/** Minutes of game time since the game's noon; windows are given in them. (VAL-3) */
export type GameMinutes = Unit<'game-minutes'>;
/** A span of game time in seconds. */
export type Seconds = Unit<'seconds'>;
/** A span of game time in minutes. */
export type Minutes = Unit<'minutes'>;
export type Km = Unit<'km'>;
export type Metres = Unit<'metres'>;
/** Eighteenths of a metre: at any whole number of km/h a car drives a whole number of them per second. (LEG-8) */
export type Eighteenths = Unit<'eighteenths'>;
export type KmPerHour = Unit<'km/h'>;
/** 1/100 zł. Amounts of money are never fractions of it. */
export type Grosze = Unit<'grosze'>;
export type Percent = Unit<'percent'>;

/** Branded ids: the id of one kind of thing cannot be passed where that of another is expected. A plain string fits every kind. */
declare const kind: unique symbol;
type Id<Kind extends string> = string & { readonly [kind]?: Kind };

export type GameId = Id<'game'>;
export type PlayerId = Id<'player'>;
export type OrderId = Id<'order'>;
export type CarId = Id<'car'>;
export type ParkingId = Id<'parking'>;
export type CityId = Unit<'city'>;
export type RoadId = Unit<'road'>;

/** The index of a car in the game's list of cars, -1 for none. */
export type CarPlace = Unit<'car-place'>;
/** The index of an order in the game's list of orders, -1 for none. */
export type OrderPlace = Unit<'order-place'>;

/** Whole grosze of an amount in zł, rounded half up. */
export function grosze(zloty: number): Grosze {
  return Math.floor(zloty * 100 + 0.5);
}

/** Seconds in a number of minutes. */
export function minutes(count: number): Seconds {
  return Math.floor(count * 60 + 0.5);
}
