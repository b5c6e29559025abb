import type { World } from '@fracht/engine';
import { worldData } from './data/world-data.ts';

/** The real map: 18 cities, 27 roads with their ferries and outlines, and the parkings. (GEO-1 to GEO-5) */
export const world: World = worldData;
