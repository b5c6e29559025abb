import {
  gamePayload,
  groupPayload,
  outboxPayload,
  settingPayload,
  userPayload,
  type GamePayload,
  type GroupPayload,
  type SettingPayload,
  type UserPayload,
} from '@fracht/protocol';
import { z } from 'zod';
import type { Load } from './as-load.ts';
import { request, type FieldValue } from './request.ts';

export type OutboxLetter = z.output<typeof outboxPayload>[number];
type Body = Readonly<Record<string, FieldValue | undefined>>;

const games = z.array(gamePayload);
const groups = z.array(groupPayload);
const users = z.array(userPayload);
const settings = z.array(settingPayload);

/** The caller's games, newest first; without the loading overlay. (spec §2, §7) */
export async function callGames(signal?: AbortSignal): Promise<readonly GamePayload[]> {
  return games.parse(await request({ method: 'GET', path: 'game/get-list/', isQuiet: true, signal }));
}

/** Makes a game and gives it. (spec §7 "POST game/add/") */
export async function callAddGame(body: Body): Promise<GamePayload> {
  return gamePayload.parse(await request({ method: 'POST', path: 'game/add/', body }));
}

/** Removes a game. (spec §7) */
export async function callRemoveGame(id: string): Promise<void> {
  await request({ method: 'DELETE', path: `game/remove/${encodeURIComponent(id)}` });
}

/** Settings with their bounds and labels. (spec §7) */
export async function callSettings(load: Load = {}): Promise<readonly SettingPayload[]> {
  return settings.parse(await request({ method: 'GET', path: 'game/get-settings/', ...load }));
}

/** The students that the caller manages. (spec §6, §7) */
export async function callStudents(signal?: AbortSignal): Promise<readonly UserPayload[]> {
  return users.parse(await request({ method: 'GET', path: 'user/get-list/students/true', signal }));
}

/** Everybody whom the caller manages. (spec §7) */
export async function callUsers(signal?: AbortSignal): Promise<readonly UserPayload[]> {
  return users.parse(await request({ method: 'GET', path: 'user/get-list/', signal }));
}

/** Adds a person. (spec §7) */
export async function callAddUser(body: Body): Promise<void> {
  await request({ method: 'POST', path: 'user/add/', body });
}

/** Changes a person's data; `body` names the person by `id`. (spec §7) */
export async function callEditUser(body: Body): Promise<void> {
  await request({ method: 'PATCH', path: 'user/edit/', body });
}

/** Deletes a person; the results stay without the name. (spec §7, protocol "Users") */
export async function callDeleteUser(id: string): Promise<void> {
  await request({ method: 'DELETE', path: `user/delete/${encodeURIComponent(id)}` });
}

/** Deletes a lecturer; with an heir the students, groups and games go over to that one, without the groups go. (protocol "Users"; docs/adr/0022) */
export async function callDeleteLecturer({ id, heir }: { readonly id: string; readonly heir: string }): Promise<void> {
  const query = heir === '' ? '' : `?heir=${encodeURIComponent(heir)}`;
  await request({ method: 'DELETE', path: `user/delete/${encodeURIComponent(id)}${query}` });
}

/** Groups with their members: a teacher's own, a student's one. (spec §7) */
export async function callGroups(signal?: AbortSignal): Promise<readonly GroupPayload[]> {
  return groups.parse(await request({ method: 'GET', path: 'group/get/', signal }));
}

/** Adds a group with its members. (spec §7) */
export async function callAddGroup(body: Body): Promise<void> {
  await request({ method: 'POST', path: 'group/add/', body });
}

/** Changes a group's name or members; `body` names the group by `id`. (spec §7) */
export async function callEditGroup(body: Body): Promise<void> {
  await request({ method: 'PATCH', path: 'group/edit/', body });
}

/** Deletes a group; its students stay. (spec §7) */
export async function callDeleteGroup(id: string): Promise<void> {
  await request({ method: 'DELETE', path: `group/delete/${encodeURIComponent(id)}` });
}

/** Letters that wait to be handed out by the admin of a school without mail. (protocol "Session") */
export async function callOutbox(signal?: AbortSignal): Promise<readonly OutboxLetter[]> {
  return outboxPayload.parse(await request({ method: 'GET', path: 'user/outbox/', signal }));
}
