import {
  CAR_ACTIONS,
  CAR_TYPES,
  CAR_OWNERSHIPS,
  type Car,
  type CarOffer,
  type GameState,
  type Leg,
  carLeg,
  carPosition,
  carSetting,
  dayEndsAt,
  isDriving,
  isOverdue,
  legMetres,
  metresLeft,
  ownershipOf,
  parkingMetres,
  roadBetween,
  workingAt,
} from '@fracht/engine';
import { z } from 'zod';
import { wireCarState, wireLeg } from './car-state.ts';
import type { Frozen } from './frozen.ts';

/** A car on the wire. (WIR-4) */
export const wireCar = z.object({
  id: z.string(),
  type: z.enum(CAR_TYPES),
  base: z.number(),
  ownership: z.enum(CAR_OWNERSHIPS),
  subcontractor: z.boolean(),
  driver: z.number(),
  player: z.string().nullable(),
  shipment: z.string().nullable(),
  shipmentLoaded: z.boolean(),
  /** Minutes of driving since the last rest, as of now, with 1 decimal. */
  working: z.number(),
  /** Minutes. */
  maxWorkTime: z.number(),
  euCourses: z.number(),
  /** zł per km of a subcontractor of this type. */
  price: z.number(),
  /** zł per km of a company car of this type. */
  cost: z.number(),
  /** km/h. */
  speed: z.number(),
  action: z.enum(CAR_ACTIONS),
  overdue: z.boolean(),
  isMoving: z.boolean(),
  /** On the 1000 x 986 canvas, as of now. */
  position: z.object({ x: z.number(), y: z.number() }),
  /** Cities of the leg that are still ahead of the car. */
  path: z.array(z.number()),
  /** Km left on the leg, as of now. */
  distance: z.number(),
  /** Minutes of preparation left. */
  timeToStart: z.number(),
  /** Km from the chosen parking to the end of the leg. */
  distanceAfterParking: z.number().nullable(),
  leg: wireLeg.nullable(),
  state: wireCarState,
  /** Seconds of driving since the last rest, up to the start of the leg's current stretch. */
  worked: z.number(),
  home: z.number(),
  abroad: z.number(),
  checks: z.number(),
  crashDraws: z.number(),
  warned: z.boolean(),
  /** When the driver's day began, in game seconds; null: no work since the last rest, or days have no end in this game. (WIR-12) */
  dutySince: z.number().nullable(),
  /** The latest beginning of the driver's rest that lets it end within the day; null in the same cases as `dutySince`. (WIR-12) */
  dayEndsAt: z.number().nullable(),
  /** Since when the driver has been free in a city; null if he is not. (WIR-12) */
  idleSince: z.number().nullable(),
  warnedOfDay: z.boolean(),
  /** The parking chosen for the drive that follows the loading; null if none. (WIR-12) */
  restsNext: z.string().nullable(),
  /** Seconds of driving between the last rest and the last break; null if there was no break since. (WIR-12) */
  breakAt: z.number().nullable(),
  /** Since when the driver has neither driven nor worked, in game seconds; null if he is driving or working. (WIR-12) */
  pausedSince: z.number().nullable(),
});
export type WireCar = Frozen<z.output<typeof wireCar>>;

/** Fields that change with the clock alone: every change of a car includes them. (CHG-4) */
export const CAR_CLOCK_FIELDS = ['working', 'overdue', 'position', 'path', 'distance', 'timeToStart'] as const;

/** A car as everybody may see it, as of the state's `now`. (WIR-5) */
export function carToWire(state: GameState, car: Car): WireCar {
  const { settings } = state.setup;
  return {
    ...standingFacts(car),
    ...movingFacts(state, car),
    maxWorkTime: settings.car_worktime,
    dayEndsAt: dayEndsAt(settings, car),
    price: carSetting(settings, car.type, 'price'),
    cost: carSetting(settings, car.type, 'cost'),
    speed: carSetting(settings, car.type, 'car_speed'),
  };
}

function standingFacts(car: Car) {
  return {
    id: car.id,
    type: car.type,
    base: car.base,
    ownership: ownershipOf(car),
    subcontractor: car.subcontractor,
    driver: car.driver,
    player: car.player,
    shipment: car.shipment,
    shipmentLoaded: car.shipmentLoaded,
    euCourses: car.euCourses,
    action: car.state.action,
    isMoving: isDriving(car.state.action),
    leg: carLeg(car),
    state: car.state,
    worked: car.working,
    home: car.home,
    abroad: car.abroad,
    checks: car.checks,
    crashDraws: car.crashDraws,
    warned: car.warned,
    dutySince: car.dutySince ?? null,
    idleSince: car.idleSince ?? null,
    warnedOfDay: car.warnedOfDay === true,
    restsNext: car.restsNext ?? null,
    breakAt: car.breakAt ?? null,
    pausedSince: car.pausedSince ?? null,
  };
}

function movingFacts(state: GameState, car: Car) {
  const { now } = state;
  const leg = carLeg(car);
  const { x, y } = carPosition(state, car, now);
  return {
    working: Math.floor(workingAt(state, car, now) / 6) / 10,
    overdue: isOverdue(state, car, now),
    position: { x: tenth(x), y: tenth(y) },
    path: citiesAhead(state, car),
    distance: leg === null ? 0 : tenth(metresLeft(leg, 'leg' in car.state ? now : leg.since) / 1000),
    timeToStart: car.state.action === 'FREE_BOOKED' ? Math.max(0, Math.ceil((car.state.until - now) / 60)) : 0,
    distanceAfterParking: distanceAfterParking(state, car),
  };
}

/** Null if no parking on the road is chosen. */
function distanceAfterParking({ setup, now }: GameState, { state }: Car): number | null {
  if (state.action === 'DRIVING_TO_SLEEP') return kmBeyond(setup.world, state, now);
  if ('then' in state && typeof state.then === 'object' && 'parking' in state.then) {
    const { leg, parking } = state.then;
    return parking === undefined ? null : kmBeyond(setup.world, { leg, parking }, leg.since);
  }
  const isAsleep = state.action === 'SLEEPING' || state.action === 'SLEEPING_GUARDED';
  if (!isAsleep || !('leg' in state.then)) return null;
  return tenth((state.then.leg.length - state.then.leg.from) / 1000);
}

function kmBeyond(
  world: GameState['setup']['world'],
  { leg, parking }: { readonly leg: Leg; readonly parking: string },
  at: number,
): number | null {
  const metres = parkingMetres(world, leg, parking, at);
  return metres === null ? null : tenth((leg.length - metres) / 1000);
}

function citiesAhead(state: GameState, car: Car): number[] {
  const route = carLeg(car)?.route ?? [];
  const here = legMetres(car, state.now);
  let metres = 0;
  return route.filter((city, index) => {
    const before = route[index - 1];
    const road = before === undefined ? undefined : roadBetween(state.setup.world, before, city);
    metres += (road?.distance ?? 0) * 1000;
    return metres > here;
  });
}

/** Converts back to the engine's car. */
export function carFromWire(wire: WireCar): Car {
  return {
    id: wire.id,
    type: wire.type,
    base: wire.base,
    subcontractor: wire.subcontractor,
    driver: wire.driver,
    player: wire.player,
    shipment: wire.shipment,
    shipmentLoaded: wire.shipmentLoaded,
    working: wire.worked,
    euCourses: wire.euCourses,
    home: wire.home,
    abroad: wire.abroad,
    checks: wire.checks,
    crashDraws: wire.crashDraws,
    warned: wire.warned,
    ...dayFromWire(wire),
    ...(wire.restsNext === null ? {} : { restsNext: wire.restsNext }),
    gone: false,
    state: wire.state,
  };
}

function dayFromWire(wire: WireCar): Pick<Car, 'dutySince' | 'idleSince' | 'warnedOfDay' | 'breakAt' | 'pausedSince'> {
  return {
    ...(wire.dutySince === null ? {} : { dutySince: wire.dutySince }),
    ...(wire.idleSince === null ? {} : { idleSince: wire.idleSince }),
    ...(wire.warnedOfDay ? { warnedOfDay: true } : {}),
    ...(wire.breakAt === null ? {} : { breakAt: wire.breakAt }),
    ...(wire.pausedSince === null ? {} : { pausedSince: wire.pausedSince }),
  };
}

/** A subcontractor's offer: zł per km, and the minimum in zł. (WIR-9) */
export const wireOffer = z.object({
  id: z.string(),
  type: z.enum(CAR_TYPES),
  base: z.number(),
  price: z.number(),
  minimum: z.number(),
});
export type WireOffer = Frozen<z.output<typeof wireOffer>>;

/** An offer on the wire, with its prices. */
export function offerToWire({ setup }: GameState, { id, type, base }: CarOffer): WireOffer {
  const price = carSetting(setup.settings, type, 'price');
  return { id, type, base, price, minimum: carSetting(setup.settings, type, 'price_minimum') };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
