import type { World } from '@fracht/engine';
import { worldData } from './data/world-data.ts';

/** The real map: 18 cities, 27 roads with their ferries and outlines, and the parkings. (spec §3 "Cities and roads", rules §4) */
export const world: World = worldData;
