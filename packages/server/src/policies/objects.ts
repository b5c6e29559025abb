import type { GameStateName, Viewer } from '@fracht/engine';
import type { ObjectRight } from '@fracht/protocol';
import type { BinThing } from '../storage/bin-store.ts';
import type { Game } from '../storage/game-store.ts';
import { leaderOf } from '../storage/leader.ts';
import type { Storage } from '../storage/storage.ts';
import type { User } from '../storage/user-store.ts';
import { type AskedOf, leads, leadsGame, viewerOf } from './leading.ts';

type Verdict = 'ALLOWED' | 'FORBIDDEN' | 'NOT_FOUND';
/** When somebody asks, and which storage is read. */
type AskedRight = { readonly storage: Storage; readonly now: () => number };
type ObjectCheck = (asked: AskedRight, caller: User, id: string, player: string) => Promise<Verdict>;

/** How each right to an object is checked. */
const CHECKS: { readonly [Right in ObjectRight]: ObjectCheck } = {
  MANAGE_USER: async (asked, caller, id) =>
    verdict(present(await asked.storage.users.find(id)), (user) => mayManageUser(asked, caller, user)),
  OWN_USER: async ({ storage }, caller, id) =>
    verdict(present(await storage.users.find(id)), (user) => ownsUser(caller, user)),
  MANAGE_GROUP: async (asked, caller, id) =>
    verdict(await asked.storage.groups.find(id), (group) => leads(asked, caller, { ...group, group: id })),
  OWN_GROUP: async ({ storage }, caller, id) =>
    verdict(await storage.groups.find(id), ({ teacher }) => caller.type === 'ADMIN' || teacher === caller.id),
  MANAGE_GAME: async (asked, caller, id) =>
    verdict(await asked.storage.games.find(id), (game) => leadsGame(asked, caller, game)),
  OPEN_GAME: async (asked, caller, id) =>
    verdict(await asked.storage.games.find(id), async (game) => (await viewerOf(asked, game, caller)) !== null),
  LEAD_GAME: async ({ storage }, caller, id) =>
    verdict(await storage.games.find(id), (game) => leaderOf(game) === caller.id),
  MANAGE_HOMEWORK: async (asked, caller, id) =>
    verdict(await asked.storage.homework.find(id), (homework) => leads(asked, caller, homework)),
  PLAY_HOMEWORK: async ({ storage }, caller, id) =>
    verdict(await storage.homework.find(id), ({ group }) => group !== null && group === caller.group),
  PLAY_AGAIN: async ({ storage }, caller, id) =>
    verdict(await storage.games.find(id), (game) => game.homework === null && hasComeTo(caller, game)),
  SEE_PLAYER: async (asked, caller, id, player) => {
    const game = await asked.storage.games.find(id);
    const seen = await verdict(game, (found) => maySeePlayer(asked, caller, found, player));
    return seen === 'ALLOWED' && !isPlayerOf(game, player) ? 'NOT_FOUND' : seen;
  },
  FILL_SURVEY: async ({ storage }, caller, id) => {
    const found = await storage.survey.find(id);
    return verdict(found === null ? null : await storage.games.find(found.game), (game) => hasComeTo(caller, game));
  },
  RESTORE: async (asked, caller, id) =>
    verdict(await asked.storage.bin.find(id), (thing) => mayRestore(asked, caller, thing)),
};

/** Whether the caller has the right to the object with this id; `player`: to this player's part of it. */
export function checkObject(
  right: ObjectRight,
  ...[asked, caller, id, player]: Parameters<ObjectCheck>
): Promise<Verdict> {
  return CHECKS[right](asked, caller, id, player);
}

/** The user, or null if erased: nobody finds an erased user any more. */
function present(user: User | null): User | null {
  return user === null || user.erased ? null : user;
}

/**
 * Whether the caller manages the user: a lecturer their own students and those of groups led alongside others, an admin everybody else. (RGT-4,
 * RGT-13)
 */
async function mayManageUser(asked: AskedRight, caller: User, user: User): Promise<boolean> {
  if (caller.type === 'ADMIN') return ownsUser(caller, user);
  return user.type === 'STUDENT' && (await leads(asked, caller, user));
}

/** Whether the caller decides about the account as such: its deletion, and exporting what is stored about the person. (RGT-13) */
function ownsUser(caller: User, user: User): boolean {
  return caller.type === 'ADMIN' ? user.id !== caller.id : user.type === 'STUDENT' && user.teacher === caller.id;
}

/**
 * Whether the caller may see a removed thing and restore it: what belongs to the whole school, what was the caller's own, and games and homework of groups
 * that the caller leads; an admin everything, and only an admin sees an account without a lecturer. (BIN-4, BIN-8)
 */
export async function mayRestore(
  asked: AskedOf,
  caller: Pick<User, 'id' | 'type'>,
  { kind, teacher, group }: Pick<BinThing, 'kind' | 'teacher' | 'group'>,
): Promise<boolean> {
  if (caller.type === 'ADMIN' || (teacher === null && kind !== 'USER')) return true;
  return leads(asked, caller, { teacher, group });
}

/** Whether somebody who may open a game gets its replay now: everybody once it is over, its teacher also while it is paused. (RPL-4, RPL-5) */
export function mayReplay({ type }: Pick<Viewer, 'type'>, state: GameStateName): boolean {
  return state === 'FINISHED' || (state === 'PAUSED' && type === 'TEACHER');
}

/** Whether the caller may see this player's data in the game: players only their own, the game's leader anybody's. (RGT-7) */
async function maySeePlayer(asked: AskedRight, caller: User, game: Game, player: string): Promise<boolean> {
  return (player === caller.id && isPlayerOf(game, caller.id)) || leadsGame(asked, caller, game);
}

function isPlayerOf(game: Pick<Game, 'players'> | null, user: string): boolean {
  return game?.players.some(({ id }) => id === user) ?? false;
}

/** Whether the caller came to the game, and so has something to say about it. (QUE-1, SNS-1) */
export function hasComeTo(caller: Pick<User, 'id'>, { players }: Pick<Game, 'players'>): boolean {
  return players.some(({ id, status }) => id === caller.id && status !== null);
}

async function verdict<Found>(
  found: Found | null,
  isAllowed: (found: Found) => boolean | Promise<boolean>,
): Promise<Verdict> {
  if (found === null) return 'NOT_FOUND';
  return (await isAllowed(found)) ? 'ALLOWED' : 'FORBIDDEN';
}
