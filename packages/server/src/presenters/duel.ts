import type { DuelView, OpenDuel } from '@fracht/protocol';
import type { Ghost } from '../storage/duel-store.ts';
import type { Storage } from '../storage/storage.ts';
import { shownNames } from './names.ts';
import { peopleOf } from './people.ts';

/** Whose result a ghost of a lesson is, called as in the lists of that lesson; null: the player's own. An erased account no longer has a name. (DUL-1, VAL-6) */
export async function ghostName(
  storage: Storage,
  lesson: string,
  { kind, player }: Pick<Ghost, 'kind' | 'player'>,
): Promise<string | null> {
  if (kind === 'OWN') return null;
  const played = await storage.games.find(lesson);
  const ids = [player, ...(played?.players ?? []).map(({ id }) => id)];
  return shownNames(await peopleOf(storage, ids), ids)(player);
}

/** What a viewer of a game is told about the duel; undefined: it is not a duel. (DUL-3) */
export async function presentDuel(storage: Storage, game: string): Promise<DuelView | undefined> {
  const duel = await storage.duels.ofGame(game);
  if (duel === null) return undefined;
  const { source: lesson, closesAt, ghost } = duel;
  return { name: await ghostName(storage, lesson, ghost), lesson, curve: [...ghost.curve], closesAt };
}

/** What the student is told about an unfinished duel, outside of the game. (DUL-4) */
export async function presentOpenDuel(storage: Storage, game: string): Promise<OpenDuel> {
  const duel = await storage.duels.ofGame(game);
  if (duel === null) return null;
  const { title, closesAt, ghost, source } = duel;
  return { game, title, name: await ghostName(storage, source, ghost), score: ghost.curve.at(-1) ?? 0, closesAt };
}
