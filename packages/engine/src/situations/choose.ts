import { pick } from '../random.ts';
import type { GameState } from '../state.ts';
import type { PlayerId } from '../units.ts';

/** Something of the library. */
type Item = { readonly id: string };

/**
 * One of the items that fit: none comes to a player a second time before the others that fit have come. Null where none fits.
 * (rules §9; SIT-2)
 */
export function leastMet<Found extends Item>(
  state: GameState,
  player: PlayerId,
  fitting: readonly Found[],
): readonly [Found, GameState] | null {
  if (fitting.length === 0) return null;
  const [item, random] = pick(state.random, fitting.length === 1 ? fitting : metLeast(state, player, fitting));
  return [item, { ...state, random }];
}

function metLeast<Found extends Item>(state: GameState, player: PlayerId, items: readonly Found[]): readonly Found[] {
  const met = timesMet(state, player);
  const fewest = Math.min(...items.map(({ id }) => met.get(id) ?? 0));
  return items.filter(({ id }) => (met.get(id) ?? 0) === fewest);
}

function timesMet({ orders }: GameState, player: PlayerId): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  const count = (id: string): void => void met.set(id, (met.get(id) ?? 0) + 1);
  for (const { player: owner, emergencies, changes, accidents } of orders) {
    if (emergencies.length === 0 && changes.length === 0 && accidents.length === 0) continue;
    for (const struck of emergencies) if (struck.player === player) count(struck.id);
    for (const struck of changes) if (struck.player === player) count(struck.id);
    if (owner === player) for (const { id } of accidents) count(id);
  }
  return met;
}
