import {
  type GameAction,
  type GameState,
  type HostAction,
  type LogEntry,
  type PlayerId,
  toSavedState,
} from '@fracht/engine';
import { z } from 'zod';
import { botName } from '../bots/bot-places.ts';
import type { EntryRow, SnapshotRow } from './rows.ts';
import { storedAction } from './stored-action.ts';

/** A player's name; kept in accounts, never in a game's log, so that erasing an account erases the name. */
export type Name = { readonly first_name: string; readonly last_name: string };
export type PlayerNames = ReadonlyMap<PlayerId, Name>;

const NO_NAME: Name = { first_name: '', last_name: '' };

/** The name of a player: from the account or, for a bot in a place that belongs to nobody, from the place; an unknown one has no name. */
export function nameInGame(names: PlayerNames, id: PlayerId): Name {
  return names.get(id) ?? botName(id) ?? NO_NAME;
}

const storedEntry = z.object({
  seq: z.number().int(),
  at: z.number().int(),
  player: z.string().nullable(),
  type: z.enum(['STUDENT', 'TEACHER']),
  day: z.string(),
  id: z.string().nullable(),
});

/** An accepted action as it is stored, without any names. */
export function rowOf(entry: LogEntry): EntryRow {
  const { seq, at, player, type, day, id } = entry;
  return { seq, at, player, type, day, id, action: JSON.stringify(nameless(entry.action)) };
}

/** The action restored from its row, with names from the accounts. Throws if the row is not one of ours. */
export function entryOf(row: EntryRow, names: PlayerNames): LogEntry {
  return { ...storedEntry.parse(row), action: named(storedAction(row.action, row.id), names) };
}

/** The state with the players' names from the accounts; unknown ones have no name. */
export function withNames(state: GameState, names: PlayerNames): GameState {
  const players = state.players.map((player) => ({
    ...player,
    user: { ...player.user, ...nameInGame(names, player.id) },
  }));
  return { ...state, players };
}

/** The state with one player renamed. */
export function withName(state: GameState, id: PlayerId, name: Name): GameState {
  const players = state.players.map((player) =>
    player.id === id ? { ...player, user: { ...player.user, ...name } } : player,
  );
  return { ...state, players };
}

/** A state as it is stored after the entry `seq`, without any names. */
export function snapshotRow(state: GameState, seq: number): SnapshotRow {
  return { seq, at: state.now, state: JSON.stringify(toSavedState(withNames(state, new Map()))) };
}

function namesSomebody(
  action: GameAction | HostAction,
): action is Extract<HostAction, { readonly action: 'CONNECT' | 'SEAT_BOT' }> {
  return action.action === 'CONNECT' || action.action === 'SEAT_BOT';
}

function nameless(action: GameAction | HostAction): GameAction | HostAction {
  return namesSomebody(action) ? { ...action, user: { ...action.user, ...NO_NAME } } : action;
}

function named(action: GameAction | HostAction, names: PlayerNames): GameAction | HostAction {
  if (!namesSomebody(action)) return action;
  return { ...action, user: { ...action.user, ...nameInGame(names, action.user.id) } };
}
