import type { World } from '@fracht/engine';
import { goodsData } from './data/goods.ts';
import { earlierData, worldData } from './data/world-data.ts';

/** The real map of new games: 18 cities, 27 roads with their ferries and outlines, the parkings, and the goods of orders. (GEO-1 to GEO-5, GEO-8) */
export const world: World = { ...worldData, goods: goodsData };

/** The first map: four roads are different. (GEO-7) */
const firstWorld: World = {
  ...world,
  version: 1,
  roads: world.roads.map((road) => earlierData.roads.find(({ id }) => id === road.id) ?? road),
  parkings: [
    ...world.parkings.filter(({ city }) => city !== null),
    ...world.roads.flatMap(({ id }) => {
      const earlier = earlierData.parkings.filter(({ road }) => road === id);
      return earlier.length > 0 ? earlier : world.parkings.filter(({ road }) => road === id);
    }),
  ],
};

/** The version of the rules that introduced the present map. */
const RULES_OF_WORLD = 10;

/** The map that games of this version of the rules are played on; none: the first version. (GEO-7, LOG-6) */
export function worldOfRules(rulesVersion = 1): World {
  return rulesVersion < RULES_OF_WORLD ? firstWorld : world;
}

/** The map with this version number, which a game sends to a browser. (GEO-7, WIR-10) */
export function worldOfVersion(version: number): World {
  return version < world.version ? firstWorld : world;
}
