import type { ObjectRight } from '@fracht/protocol';
import type { Game } from '../storage/game-store.ts';
import type { Group } from '../storage/group-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { User } from '../storage/user-store.ts';

type Verdict = 'ALLOWED' | 'FORBIDDEN' | 'NOT_FOUND';
type Check = (storage: Storage, caller: User, id: string) => Promise<Verdict>;

/** How each right to an object is checked. */
const CHECKS: { readonly [Right in ObjectRight]: Check } = {
  MANAGE_USER: async ({ users }, caller, id) =>
    verdict(present(await users.find(id)), (user) => mayManageUser(caller, user)),
  MANAGE_GROUP: async ({ groups }, caller, id) =>
    verdict(await groups.find(id), (group) => mayManageGroup(caller, group)),
  MANAGE_GAME: async ({ games }, caller, id) => verdict(await games.find(id), (game) => mayManageGame(caller, game)),
  OPEN_GAME: async ({ games }, caller, id) => verdict(await games.find(id), (game) => mayOpenGame(caller, game)),
  FILL_SURVEY: async ({ survey, games }, caller, id) => {
    const found = await survey.find(id);
    return verdict(found === null ? null : await games.find(found.game), (game) => hasPlayed(caller, game));
  },
};

/** Whether the caller has the right to the object of this id. */
export function checkObject(right: ObjectRight, ...[storage, caller, id]: Parameters<Check>): Promise<Verdict> {
  return CHECKS[right](storage, caller, id);
}

/** The user, or null if erased: nobody finds an erased user any more. */
function present(user: User | null): User | null {
  return user === null || user.erased ? null : user;
}

/** Whether the caller manages the user: a teacher the own students, an admin all lecturers and students. (RGT-4) */
function mayManageUser(caller: User, user: User): boolean {
  return caller.type === 'ADMIN' ? user.type !== 'ADMIN' : user.type === 'STUDENT' && user.teacher === caller.id;
}

function mayManageGroup(caller: User, group: Group): boolean {
  return group.teacher === caller.id;
}

function mayManageGame(caller: User, game: Game): boolean {
  return game.teacher === caller.id;
}

/** Whether the caller may open the game: only its members and its teacher. (RGT-6) */
function mayOpenGame(caller: Pick<User, 'id'>, game: Pick<Game, 'teacher' | 'players'>): boolean {
  return game.teacher === caller.id || game.players.some((player) => player.id === caller.id);
}

/** Whether the caller played in the game, and may so fill in its survey. */
function hasPlayed(caller: Pick<User, 'id'>, { players }: Pick<Game, 'players'>): boolean {
  return players.some(({ id, status }) => id === caller.id && status !== null);
}

function verdict<Found>(found: Found | null, isAllowed: (found: Found) => boolean): Verdict {
  if (found === null) return 'NOT_FOUND';
  return isAllowed(found) ? 'ALLOWED' : 'FORBIDDEN';
}
