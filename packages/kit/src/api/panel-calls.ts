import {
  type AnswerOf,
  type Calls,
  type GamePayload,
  gamePayload,
  type GroupPayload,
  groupPayload,
  outboxPayload,
  type SentPart,
  type SettingPayload,
  settingPayload,
  type UserPayload,
  userPayload,
} from '@fracht/protocol';
import { z } from 'zod';
import type { Load } from './as-load.ts';
import { call, MEANWHILE, NOTHING } from './call.ts';

const games = z.array(gamePayload);
const settings = z.array(settingPayload);
const users = z.array(userPayload);
const groups = z.array(groupPayload);

export type OutboxLetter = AnswerOf<Calls['outbox']>[number];
type Body<Row> = SentPart<Row, 'body'>['body' & keyof SentPart<Row, 'body'>];

/** The caller's games, newest first; without the loading overlay. (UIX-2) */
export function callGames(signal?: AbortSignal): Promise<readonly GamePayload[]> {
  return call<Calls['games']>('GET game/get-list/', games, { isQuiet: true, signal });
}

/** Creates a game and returns it. */
export function callAddGame(body: Body<Calls['addGame']>): Promise<GamePayload> {
  return call<Calls['addGame']>('POST game/add/', gamePayload, { body, makes: true });
}

/** Removes a game. */
export async function callRemoveGame(id: string): Promise<void> {
  await call<Calls['removeGame']>('DELETE game/remove/{id}', NOTHING, { params: { id } });
}

/** Settings with their bounds and labels. (TXT-2) */
export function callSettings(load: Load = {}): Promise<readonly SettingPayload[]> {
  return call<Calls['settings']>('GET game/get-settings/', settings, load);
}

/** The students that the caller manages. */
export function callStudents(signal?: AbortSignal): Promise<readonly UserPayload[]> {
  return call<Calls['students']>('GET user/get-list/students/true', users, { signal });
}

/** Everybody whom the caller manages. */
export function callUsers(signal?: AbortSignal): Promise<readonly UserPayload[]> {
  return call<Calls['users']>('GET user/get-list/', users, { signal });
}

/** Adds a person. */
export async function callAddUser(body: Body<Calls['addUser']>): Promise<void> {
  await call<Calls['addUser']>('POST user/add/', userPayload, { body, makes: true });
}

/** Changes a person's data; `body` names the person by `id`. */
export async function callEditUser(body: Body<Calls['editUser']>): Promise<void> {
  await call<Calls['editUser']>('PATCH user/edit/', userPayload, { body, silentOn: [MEANWHILE] });
}

/** Deletes a person; the results stay without the name. */
export async function callDeleteUser(id: string): Promise<void> {
  await call<Calls['deleteUser']>('DELETE user/delete/{id}', NOTHING, { params: { id }, query: {} });
}

/** Deletes a person without a notice: a caller that deletes many shows one for all. */
export async function callDeleteOneOfMany(id: string): Promise<void> {
  const place = { params: { id }, query: {} };
  await call<Calls['deleteUser']>('DELETE user/delete/{id}', NOTHING, { ...place, told: () => ({ text: '' }) });
}

/** Deletes a lecturer. With an `heir`, students, groups and games pass to that lecturer; with an empty one the groups are deleted, too. (docs/adr/0022) */
export async function callDeleteLecturer({ id, heir }: { readonly id: string; readonly heir: string }): Promise<void> {
  await call<Calls['deleteUser']>('DELETE user/delete/{id}', NOTHING, {
    params: { id },
    query: heir === '' ? {} : { heir },
  });
}

/** Groups with their members: a teacher's own, or those that a student is in. */
export function callGroups(signal?: AbortSignal): Promise<readonly GroupPayload[]> {
  return call<Calls['groups']>('GET group/get/', groups, { signal });
}

/** Adds a group with its members. */
export async function callAddGroup(body: Body<Calls['addGroup']>): Promise<void> {
  await call<Calls['addGroup']>('POST group/add/', groupPayload, { body, makes: true });
}

/** Changes a group's name or members; `body` names the group by `id`. */
export async function callEditGroup(body: Body<Calls['editGroup']>): Promise<void> {
  await call<Calls['editGroup']>('PATCH group/edit/', groupPayload, { body, silentOn: [MEANWHILE] });
}

/** Deletes a group; its students stay. */
export async function callDeleteGroup(id: string): Promise<void> {
  await call<Calls['deleteGroup']>('DELETE group/delete/{id}', NOTHING, { params: { id } });
}

/** Letters waiting for the admin of a school without mail to hand them out. (ACC-8) */
export function callOutbox(signal?: AbortSignal): Promise<readonly OutboxLetter[]> {
  return call<Calls['outbox']>('GET user/outbox/', outboxPayload, { signal });
}
