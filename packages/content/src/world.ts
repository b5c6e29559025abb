import type { World } from '@fracht/engine';
import { goodsData } from './data/goods.ts';
import { worldData } from './data/world-data.ts';

/** The real map: 18 cities, 27 roads with their ferries and outlines, the parkings, and the goods of orders. (GEO-1 to GEO-5, GEO-8) */
export const world: World = { ...worldData, goods: goodsData };
