import {
  type CarType,
  type CityId,
  type GameSetup,
  type Grosze,
  type Metres,
  approachTo,
  carSetting,
} from '@fracht/engine';

/** The least cost of an empty drive between two cities and its least length, whatever roads and stops it takes. (REF-9) */
export type Deadhead = { readonly cost: Grosze; readonly metres: Metres };

/**
 * The least cost and the least length of an empty drive of a type, from each city to each. The two figures may belong to different routes. (REF-9)
 */
export function deadheadsOf(setup: GameSetup, type: CarType): (from: CityId, to: CityId) => Deadhead {
  const { cities, roads } = setup.world;
  const least = new Map<string, { cost: number; metres: number }>();
  const key = (from: CityId, to: CityId): string => `${from} ${to}`;
  for (const { id } of cities) least.set(key(id, id), { cost: 0, metres: 0 });
  for (const { start, end } of roads) {
    least.set(key(start, end), roadFrom(setup, type, start, end));
    least.set(key(end, start), roadFrom(setup, type, end, start));
  }
  const at = (from: CityId, to: CityId) => least.get(key(from, to)) ?? { cost: Infinity, metres: Infinity };
  for (const { id: by } of cities) {
    for (const { id: from } of cities) {
      for (const { id: to } of cities) {
        const [known, one, other] = [at(from, to), at(from, by), at(by, to)];
        const cost = Math.min(known.cost, one.cost + other.cost);
        const metres = Math.min(known.metres, one.metres + other.metres);
        least.set(key(from, to), { cost, metres });
      }
    }
  }
  return at;
}

/** One road, at the price of an empty drive if that is the lower one. One grosz less, because each leg is rounded separately. */
function roadFrom(setup: GameSetup, type: CarType, from: CityId, to: CityId): Deadhead {
  const { settings } = setup;
  const { home, abroad, fares } = approachTo(setup, type, [from, to], { working: 0 }).price;
  const share = Math.min(100, carSetting(settings, type, 'empty_share')) / 100;
  const [rate, extra] = [carSetting(settings, type, 'cost'), carSetting(settings, type, 'cost_abroad')];
  const driven = ((home * rate + abroad * (rate + extra)) / 10) * share;
  return { cost: Math.max(0, Math.floor(driven) + fares - 1), metres: home + abroad };
}
