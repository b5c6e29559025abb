import { type DuelView, fullName, type OpenDuel } from '@fracht/protocol';
import type { Ghost } from '../storage/duel-store.ts';
import type { Storage } from '../storage/storage.ts';
import { shownName } from './names.ts';

/** Whose result a ghost is; null: the player's own. An erased account no longer has a name. (DUL-1) */
export async function ghostName(
  { users }: Storage,
  { kind, player }: Pick<Ghost, 'kind' | 'player'>,
): Promise<string | null> {
  return kind === 'OWN' ? null : fullName(shownName((await users.find(player)) ?? undefined));
}

/** What a viewer of a game is told about the duel; undefined: it is not a duel. (DUL-3) */
export async function presentDuel(storage: Storage, game: string): Promise<DuelView | undefined> {
  const duel = await storage.duels.ofGame(game);
  if (duel === null) return undefined;
  const { source: lesson, closesAt, ghost } = duel;
  return { name: await ghostName(storage, ghost), lesson, curve: [...ghost.curve], closesAt };
}

/** What the student is told about an unfinished duel, outside of the game. (DUL-4) */
export async function presentOpenDuel(storage: Storage, game: string): Promise<OpenDuel> {
  const duel = await storage.duels.ofGame(game);
  if (duel === null) return null;
  const { title, closesAt, ghost } = duel;
  return { game, title, name: await ghostName(storage, ghost), score: ghost.curve.at(-1) ?? 0, closesAt };
}
