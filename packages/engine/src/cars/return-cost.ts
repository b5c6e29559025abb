import type { Car, GameState } from '../state.ts';
import type { Grosze } from '../units.ts';
import { paidMetres } from '../world/along.ts';
import { routeOf } from '../world/route.ts';
import { shortestPath } from '../world/shortest-path.ts';
import { carCity } from './car.ts';
import { drivenCost } from './charge.ts';

/** What CONFIRM_RETURN would cost from the city in which a car stands: empty kilometres and ferries, in grosze; 0 on the road. (PAY-6) */
export function returnCost({ setup }: GameState, car: Car): Grosze {
  const city = carCity(car);
  if (city === null || car.subcontractor) return 0;
  const route = routeOf(setup.world, shortestPath(setup.world, city, car.base).cities);
  let cost = drivenCost(setup.settings, car, paidMetres(route), 'DRIVING_EMPTY');
  for (const port of route.ports) cost += port.fare;
  return cost;
}
