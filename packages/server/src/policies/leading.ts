import { schoolDay } from '@fracht/content';
import type { Viewer } from '@fracht/engine';
import type { Game } from '../storage/game-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { User } from '../storage/user-store.ts';

/** When somebody asks, and which storage is read. */
export type AskedOf = { readonly storage: Pick<Storage, 'groupLecturers' | 'homework'>; readonly now: () => number };

/** To whom something belongs: its lecturer and, if it has one, its group. */
export type Belongs = { readonly teacher: string | null; readonly group: string | null };

/** The groups that a lecturer leads today alongside their owners. After the last day the right is gone, without anybody's doing. (RGT-13) */
export async function sharedGroups(
  { storage, now }: AskedOf,
  { id, type }: Pick<User, 'id' | 'type'>,
): Promise<readonly string[]> {
  if (type !== 'TEACHER') return [];
  return (await storage.groupLecturers.groupsOf(id, schoolDay(now()))).map(({ group }) => group);
}

/** Whether the caller leads today what belongs to a lecturer and a group: as that lecturer, or alongside. (RGT-4, RGT-13) */
export async function leads(
  asked: AskedOf,
  caller: Pick<User, 'id' | 'type'>,
  { teacher, group }: Belongs,
): Promise<boolean> {
  if (teacher === caller.id) return true;
  return group !== null && (await sharedGroups(asked, caller)).includes(group);
}

/** Like `leads`, for a game: an attempt at homework belongs where its assignment does. */
export async function leadsGame(
  asked: AskedOf,
  caller: Pick<User, 'id' | 'type'>,
  game: Pick<Game, 'teacher' | 'group' | 'homework'>,
): Promise<boolean> {
  const assignment = game.homework === null ? null : await asked.storage.homework.find(game.homework);
  return leads(asked, caller, { teacher: game.teacher, group: assignment === null ? game.group : assignment.group });
}

/** How a person takes part in a game today: as its leader or as one of the players; null: not at all. (RGT-6) */
export async function viewerOf(
  asked: AskedOf,
  game: Pick<Game, 'teacher' | 'group' | 'homework' | 'players'>,
  user: Pick<User, 'id' | 'type'>,
): Promise<Viewer | null> {
  if (game.players.some(({ id }) => id === user.id)) return { player: user.id, type: 'STUDENT' };
  return (await leadsGame(asked, user, game)) ? { player: user.id, type: 'TEACHER' } : null;
}
