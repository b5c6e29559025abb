import type { GameStateName, Viewer } from '@fracht/engine';
import type { ObjectRight } from '@fracht/protocol';
import type { BinThing } from '../storage/bin-store.ts';
import type { Game } from '../storage/game-store.ts';
import { leaderOf } from '../storage/leader.ts';
import type { Group } from '../storage/group-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { User } from '../storage/user-store.ts';

type Verdict = 'ALLOWED' | 'FORBIDDEN' | 'NOT_FOUND';
type ObjectCheck = (storage: Storage, caller: User, id: string, player: string) => Promise<Verdict>;

/** How each right to an object is checked. */
const CHECKS: { readonly [Right in ObjectRight]: ObjectCheck } = {
  MANAGE_USER: async ({ users }, caller, id) =>
    verdict(present(await users.find(id)), (user) => mayManageUser(caller, user)),
  MANAGE_GROUP: async ({ groups }, caller, id) =>
    verdict(await groups.find(id), (group) => mayManageGroup(caller, group)),
  MANAGE_GAME: async ({ games }, caller, id) => verdict(await games.find(id), (game) => mayManageGame(caller, game)),
  OPEN_GAME: async ({ games }, caller, id) => verdict(await games.find(id), (game) => mayOpenGame(caller, game)),
  LEAD_GAME: async ({ games }, caller, id) => verdict(await games.find(id), (game) => leaderOf(game) === caller.id),
  MANAGE_HOMEWORK: async ({ homework }, caller, id) =>
    verdict(await homework.find(id), ({ teacher }) => teacher === caller.id),
  PLAY_HOMEWORK: async ({ homework }, caller, id) =>
    verdict(await homework.find(id), ({ group }) => group !== null && group === caller.group),
  PLAY_AGAIN: async ({ games }, caller, id) =>
    verdict(await games.find(id), (game) => game.homework === null && hasComeTo(caller, game)),
  SEE_PLAYER: async ({ games }, caller, id, player) => {
    const game = await games.find(id);
    const seen = verdict(game, (found) => maySeePlayer(caller, found, player));
    return seen === 'ALLOWED' && !isPlayerOf(game, player) ? 'NOT_FOUND' : seen;
  },
  FILL_SURVEY: async ({ survey, games }, caller, id) => {
    const found = await survey.find(id);
    return verdict(found === null ? null : await games.find(found.game), (game) => hasComeTo(caller, game));
  },
  RESTORE: async ({ bin }, caller, id) => verdict(await bin.find(id), (thing) => mayRestore(caller, thing)),
};

/** Whether the caller has the right to the object of this id; `player`: to the part of this player in it. */
export function checkObject(
  right: ObjectRight,
  ...[storage, caller, id, player]: Parameters<ObjectCheck>
): Promise<Verdict> {
  return CHECKS[right](storage, caller, id, player);
}

/** The user, or null if erased: nobody finds an erased user any more. */
function present(user: User | null): User | null {
  return user === null || user.erased ? null : user;
}

/** Whether the caller manages the user: a teacher the own students, an admin everybody else. (RGT-4) */
function mayManageUser(caller: User, user: User): boolean {
  return caller.type === 'ADMIN' ? user.id !== caller.id : user.type === 'STUDENT' && user.teacher === caller.id;
}

/** Whether the caller may see a removed thing and restore it: the whole school's, and what was the caller's own; an admin everything, who alone sees an account without a lecturer. (BIN-4, BIN-8) */
export function mayRestore(
  caller: Pick<User, 'id' | 'type'>,
  { kind, teacher }: Pick<BinThing, 'kind' | 'teacher'>,
): boolean {
  return caller.type === 'ADMIN' || teacher === caller.id || (teacher === null && kind !== 'USER');
}

/** Whether who may open a game gets its replay now: everybody once it is over, its teacher also while it is paused. (RPL-4, RPL-5) */
export function mayReplay({ type }: Pick<Viewer, 'type'>, state: GameStateName): boolean {
  return state === 'FINISHED' || (state === 'PAUSED' && type === 'TEACHER');
}

function mayManageGroup(caller: User, group: Group): boolean {
  return group.teacher === caller.id;
}

function mayManageGame(caller: User, game: Game): boolean {
  return game.teacher === caller.id;
}

/** Whether the caller may open the game: only its members and its teacher. (RGT-6) */
function mayOpenGame(caller: Pick<User, 'id'>, game: Pick<Game, 'teacher' | 'players'>): boolean {
  return game.teacher === caller.id || isPlayerOf(game, caller.id);
}

/** Whether the caller may see what is this player's in the game: only what is their own, and the game's teacher what is anybody's. (RGT-7) */
function maySeePlayer(caller: Pick<User, 'id'>, game: Pick<Game, 'teacher' | 'players'>, player: string): boolean {
  return game.teacher === caller.id || (player === caller.id && isPlayerOf(game, caller.id));
}

function isPlayerOf(game: Pick<Game, 'players'> | null, user: string): boolean {
  return game?.players.some(({ id }) => id === user) ?? false;
}

/** Whether the caller came to the game, and so has something to say about it. (QUE-1, SNS-1) */
export function hasComeTo(caller: Pick<User, 'id'>, { players }: Pick<Game, 'players'>): boolean {
  return players.some(({ id, status }) => id === caller.id && status !== null);
}

function verdict<Found>(found: Found | null, isAllowed: (found: Found) => boolean): Verdict {
  if (found === null) return 'NOT_FOUND';
  return isAllowed(found) ? 'ALLOWED' : 'FORBIDDEN';
}
