import type { Resource } from '../api.ts';
import type { LiveParts } from '../live-parts.ts';
import { helperRoutes } from './helpers.ts';
import { paceRoutes } from './pace.ts';
import { situationRoutes } from './situations.ts';
import { teacherRoutes } from './teacher.ts';
import { wholeGameRoutes } from './whole-game.ts';

/** The calls of one game: all of it, its situations, and what its screens ask. */
export function gameLiveRoutes(parts: LiveParts): Resource {
  const resources = [
    wholeGameRoutes(parts),
    situationRoutes(parts),
    helperRoutes(parts),
    teacherRoutes(parts),
    paceRoutes(parts),
  ];
  return (api, context) => {
    for (const register of resources) register(api, context);
  };
}
