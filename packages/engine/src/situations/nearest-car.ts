import { mayTakeCourse } from '../cars/eu-limit.ts';
import { hire } from '../cars/hire.ts';
import { readyCity } from '../cars/ready-city.ts';
import { hasChange } from '../rules-version.ts';
import type { GameState, Order } from '../state.ts';
import type { CityId, Metres, PlayerId, CarPlace } from '../units.ts';

/** A car that stands ready in a city, and the game whose list contains it: a hired car has just been added. */
export type Ready = { readonly state: GameState; readonly index: CarPlace; readonly city: CityId };

/**
 * The nearest car that can take the order over: a FREE one of the fleet, an AVAILABLE one of the player's own, or a subcontractor, who is
 * hired at once. Among equally near ones the first, the fleet before the offers. The limits on cars held do not apply. `metres`: its distance
 * from a city. Null if there is none. (SIT-9)
 */
export function nearestCar(
  state: GameState,
  order: Order,
  player: PlayerId,
  metres: (city: CityId) => Metres,
): Ready | null {
  const own = nearestOwn(state, order, player, metres);
  const isBound = hasChange(state.setup, 'WITHIN_EU_LIMIT') && !mayTakeCourse(state.setup, { euCourses: 0 }, order);
  const offers = isBound ? [] : state.offers.filter(({ type }) => type === order.type);
  const offer = nearestOf(offers, ({ base }) => metres(base));
  if (offer === null || (own !== null && own.metres <= offer.metres)) {
    return own === null ? null : { state, index: own.item.index, city: own.item.city };
  }
  return { state: hire(state, offer.item, player), index: state.cars.length, city: offer.item.base };
}

function nearestOwn(state: GameState, order: Order, player: PlayerId, metres: (city: CityId) => Metres) {
  const standing = state.cars.flatMap((car, index) => {
    const city = readyCity(state.setup, car, order, player);
    return city === null ? [] : [{ index, city }];
  });
  return nearestOf(standing, ({ city }) => metres(city));
}

function nearestOf<Item>(
  items: readonly Item[],
  metres: (item: Item) => Metres,
): { readonly item: Item; readonly metres: Metres } | null {
  let best: { readonly item: Item; readonly metres: Metres } | null = null;
  for (const item of items) {
    const far = metres(item);
    if (best === null || far < best.metres) best = { item, metres: far };
  }
  return best;
}
