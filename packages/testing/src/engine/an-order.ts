import { world } from '@fracht/content/world.ts';
import { type Car, type Order, type OrderStage, type OrderTerms, parseOrderStage, shortestPath } from '@fracht/engine';
import { companyCar, newOrder } from '@fracht/engine/by-hand.ts';

/** City ids of the real map by the names tests use. */
export const CITY = {
  POZNAN: 0,
  MALMO: 1,
  SZCZECIN: 2,
  WARSZAWA: 3,
  KRAKOW: 4,
  WROCLAW: 5,
  HAMBURG: 6,
  DREZNO: 7,
  HANNOVER: 8,
  NORYMBERGA: 9,
  PARYZ: 11,
  TULUZA: 14,
  GOTEBORG: 15,
  BIALYSTOK: 16,
} as const;

/** An ST order from Poznań to Wrocław, 183 km, with windows of one day. */
export function anOrder(changes: Partial<OrderTerms & OrderStage> = {}): Order {
  const base = changes.base ?? CITY.POZNAN;
  const destination = changes.destination ?? CITY.WROCLAW;
  const path = shortestPath(world, base, destination);
  const order = newOrder({
    id: 'POZ/1126/0410',
    type: 'ST',
    base,
    destination,
    path,
    cargo: undefined,
    salary: 600,
    penalty: 15,
    windows: { pickWindow: { from: 0, to: 1440 }, deliverWindow: { from: 0, to: 2880 } },
    release: 0,
    loadingMinutes: 60,
    unloadingMinutes: 60,
  });
  const bookedAt = changes.player === undefined || changes.player === null ? null : 0;
  return parseOrderStage({ ...order, bookedAt, ...changes });
}

/** ST-01 of the company, FREE in Poznań. */
export function aCar(changes: Partial<Car> = {}): Car {
  return { ...companyCar({ id: 'ST-01', type: 'ST', base: CITY.POZNAN, driver: 1 }), ...changes };
}
