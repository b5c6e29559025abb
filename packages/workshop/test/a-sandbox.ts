import { DEFAULT_SETTINGS, SHIPPED_LIBRARY, world } from '@fracht/content';
import { type Sandbox, sandboxGame, defaultSpot, type Tried } from '@fracht/engine';

/** Whose sandbox it is. */
export const AUTHOR = { id: 'autor', first_name: 'Autor', last_name: 'Sytuacji', num_games: 0 };

/** A situation of the built-in library, as its editor holds it. */
export function triedById(id: string): Tried {
  const { emergencies, accidents, changes } = SHIPPED_LIBRARY;
  const emergency = emergencies.find((item) => item.id === id);
  if (emergency !== undefined) return { kind: 'EMERGENCY', item: emergency };
  const accident = accidents.find((item) => item.id === id);
  if (accident !== undefined) return { kind: 'ACCIDENT', item: accident };
  const change = changes.find((item) => item.id === id);
  if (change !== undefined) return { kind: 'CHANGE', item: change };
  throw new Error(`No ${id}`);
}

/** The sandbox of a built-in situation at its usual spot. */
export function aSandbox(id: string): Sandbox {
  const tried = triedById(id);
  const spot = defaultSpot(world, tried);
  if (spot === null) throw new Error(`No spot for ${id}`);
  const base = { settings: DEFAULT_SETTINGS, world, seed: 'próba', day: '2026-11-21', player: AUTHOR };
  const made = sandboxGame(base, tried, spot);
  if (!made.ok) throw new Error(`${id}: ${made.error}`);
  return made.value;
}
