import type { Viewer } from '@fracht/engine';
import type { Game } from '../storage/game-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { User } from '../storage/user-store.ts';

/** Games of which somebody is told no more than the result for now, each with the moment from which everything is told, in ms. */
export type HeldBack = ReadonlyMap<string, number>;

/** Nothing is held back from those entitled to read others' data: the teacher and the admins. */
export const NOTHING_HELD_BACK: HeldBack = new Map();

/** When somebody asks, by the clock of deadlines, and which storage is read. */
type AskedNow = { readonly storage: Pick<Storage, 'homework'>; readonly deadlineNow: () => number };

/**
 * The caller's own attempts at homework of which only the result is told before the homework ends. Every answer that says what a decision
 * was worth, what else was possible or how a game went checks this first. (HWS-10)
 */
export async function heldBackFrom({ storage, deadlineNow }: AskedNow, { id }: Pick<User, 'id'>): Promise<HeldBack> {
  return new Map((await storage.homework.heldBack(id, deadlineNow())).map(({ game, until }) => [game, until]));
}

/** How a viewer sees a game now: if the attempt is held back, without the best answers of its situations. (HWS-10, SIT-13) */
export async function viewerNow(
  asked: AskedNow,
  { id, homework }: Pick<Game, 'id' | 'homework'>,
  viewer: Viewer,
): Promise<Viewer> {
  if (homework === null || viewer.type === 'TEACHER') return viewer;
  return (await heldBackFrom(asked, { id: viewer.player })).has(id) ? { ...viewer, isHeldBack: true } : viewer;
}
