import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { carCity } from '../cars/car.ts';
import { newGame } from '../new-game.ts';
import type { Car, CarOffer, GameState, Order } from '../state.ts';
import type { TripCalculation } from '../trip-state.ts';
import { calculateTrip, driveMetres, isEarning, tripCosts, tripMargin } from './calculate-trip.ts';
import { planDelivery } from './plan-delivery.ts';
import { recommendedCar } from './recommended-car.ts';

const setup = aSetup();

function aGame(cars: readonly Car[], offers: readonly CarOffer[] = []): GameState {
  return { ...newGame(setup), cars, offers };
}

function calculated(order: Order, car: Car): TripCalculation {
  const plan = planDelivery(aGame([car]), car, order, 0);
  return calculateTrip(setup, order, { car, city: carCity(car) ?? car.base, plan });
}

function standing(id: string, at: number, changes: Partial<Car> = {}): Car {
  return aCar({ id, state: { action: 'FREE', at }, ...changes });
}

test('[CST-1] a trip is told by kind: freight, both drives, ferries; a subcontractor has its pay instead of kilometres', () => {
  const order = anOrder({ base: CITY.WROCLAW, destination: CITY.POZNAN });
  const own = calculated(order, aCar());
  const drive = { home: 183_000, abroad: 0, cost: 183 * 430 };
  expect(own).toEqual({
    freight: 183 * 600,
    approach: drive,
    haul: drive,
    hire: null,
    ferries: 0,
    parking: 0,
    rests: 0,
  });
  const hired = calculated(order, aCar({ subcontractor: true }));
  expect(hired).toMatchObject({ approach: { cost: 0 }, haul: { home: 183_000, cost: 0 }, hire: 366 * 540 });
  const abroad = calculated(anOrder({ destination: CITY.MALMO }), aCar());
  expect(abroad.ferries).toBe(220_000);
  expect(abroad.haul.cost).toBe(430 * 430 + 60 * 90);
});

test('[CST-1] a subcontractor costs at least its minimum, and an order that pays nothing has no freight', () => {
  const short = anOrder({ base: CITY.WROCLAW, path: [CITY.WROCLAW], distance: 0, noPayment: true });
  expect(calculated(short, standing('ST-01', CITY.WROCLAW, { subcontractor: true }))).toMatchObject({
    hire: 70_000,
    freight: 0,
  });
});

test('[CST-1] each rest of the plan costs its parking, on the road or in a city', () => {
  const far = anOrder({ base: CITY.BIALYSTOK, destination: CITY.DREZNO, deliverWindow: { from: 0, to: 9999 } });
  const onRoad = calculated(far, standing('ST-01', CITY.BIALYSTOK));
  expect(onRoad).toMatchObject({ rests: 1, parking: 8000 });
  const tired = standing('ST-01', CITY.POZNAN, { working: 9 * 3600 - 60 });
  const order = anOrder({ base: CITY.WROCLAW, destination: CITY.KRAKOW });
  expect(calculated(order, tired)).toMatchObject({ rests: 1, parking: 8000 });
});

test('[CST-3] the margin is the freight without all costs; at a freight of the costs nothing is earned', () => {
  const trip = calculated(anOrder({ base: CITY.WROCLAW, destination: CITY.POZNAN }), aCar());
  expect(tripCosts(trip)).toBe(2 * 183 * 430);
  expect(tripMargin(trip)).toBe(183 * (600 - 860));
  expect(isEarning(trip)).toBe(false);
  expect(isEarning({ ...trip, freight: tripCosts(trip) })).toBe(false);
  expect(isEarning({ ...trip, freight: tripCosts(trip) + 1 })).toBe(true);
  expect(driveMetres(trip.approach)).toBe(183_000);
});

test('[CST-4] recommended is the car in time that leaves most, an offer among them; none where all of them lose', () => {
  const order = anOrder({ base: CITY.WROCLAW, destination: CITY.KRAKOW });
  const far = standing('ST-01', CITY.BIALYSTOK);
  const near = standing('ST-02', CITY.POZNAN);
  const offer = { id: 'ST-P1', type: 'ST', base: CITY.WROCLAW } as const;
  const best = (cars: readonly Car[], offers: readonly CarOffer[] = []) =>
    recommendedCar(aGame(cars, offers), order, 'student-1', 0);
  expect(best([far, near])).toBeNull();
  expect(best([far, near], [offer])).toMatchObject({ car: null, offer, calculation: { hire: 270 * 540 } });
  expect(best([far, standing('ST-03', CITY.WROCLAW)], [offer])).toMatchObject({ car: { id: 'ST-03' }, offer: null });
});

test('[CST-4] a near car whose driver has to pay for a night comes after a rested one that is hardly farther', () => {
  const order = anOrder({ base: CITY.WROCLAW, destination: CITY.WARSZAWA, salary: 900 });
  const tired = standing('ST-01', CITY.WROCLAW, { working: 6 * 3600 });
  const night = recommendedCar(aGame([tired]), order, 'student-1', 0);
  expect(night?.calculation).toMatchObject({ rests: 1, approach: { cost: 0 } });
  const cheaper = recommendedCar(aGame([tired, standing('ST-02', CITY.WROCLAW)]), order, 'student-1', 0);
  expect(cheaper).toMatchObject({ car: { id: 'ST-02' }, calculation: { rests: 0 } });
});

test('[CST-4] a car that is late or passes the limit of work time is not recommended, whatever it earns', () => {
  const order = anOrder({ base: CITY.POZNAN, salary: 900, pickWindow: { from: 0, to: 5 } });
  expect(recommendedCar(aGame([standing('ST-01', CITY.POZNAN)]), order, 'student-1', 0)).toBeNull();
  const past = standing('ST-01', CITY.POZNAN, { working: 9 * 3600 + 60 });
  const open = anOrder({ salary: 900, pickWindow: { from: 0, to: 240 } });
  const endless = { ...aGame([past]), setup: aSetup({ settings: { day_minutes: 0 } }) };
  const plan = planDelivery(endless, past, open, 0);
  expect(plan).toMatchObject({ feasible: true, overdue: true });
  expect(recommendedCar(endless, open, 'student-1', 0)).toBeNull();
});
