import { type AnswerOf, type Calls, holdingsPayload, lecturerName, schoolGroup, type SentPart } from '@fracht/protocol';
import { z } from 'zod';
import { call, NOTHING } from './call.ts';
import type { SuccessNotice } from './request.ts';

const lecturers = z.array(lecturerName);
const schoolGroups = z.array(schoolGroup);

/** The other lecturers of the school, by name. */
export function callColleagues(signal?: AbortSignal): Promise<AnswerOf<Calls['colleagues']>> {
  return call<Calls['colleagues']>('GET user/colleagues/', lecturers, { signal });
}

/** What the caller would leave behind by deleting the own account. */
export function callOwnHoldings(signal?: AbortSignal): Promise<AnswerOf<Calls['ownHoldings']>> {
  return call<Calls['ownHoldings']>('GET user/own-holdings/', holdingsPayload, { signal });
}

/** All groups of the school, each with its lecturers. */
export function callSchoolGroups(signal?: AbortSignal): Promise<AnswerOf<Calls['schoolGroups']>> {
  return call<Calls['schoolGroups']>('GET group/school/', schoolGroups, { signal });
}

/** Lets a lecturer lead a group together with its owner. */
export async function callAddGroupLecturer(body: SentPart<Calls['addGroupLecturer'], 'body'>['body']): Promise<void> {
  await call<Calls['addGroupLecturer']>('POST group/add-lecturer/', NOTHING, { body });
}

/** Ends a lecturer's co-leading of a group. */
export async function callRemoveGroupLecturer(
  body: SentPart<Calls['removeGroupLecturer'], 'body'>['body'],
  notice: SuccessNotice,
): Promise<void> {
  await call<Calls['removeGroupLecturer']>('POST group/remove-lecturer/', NOTHING, { body, told: () => notice });
}

/** Ends the caller's co-leading of another lecturer's group. */
export async function callLeaveGroup(group: string): Promise<void> {
  await call<Calls['leaveGroup']>('POST group/leave/', NOTHING, { body: { group } });
}

/** Makes a lecturer the owner of a group. */
export async function callHandOverGroup(
  body: SentPart<Calls['handOverGroup'], 'body'>['body'],
  notice: SuccessNotice,
): Promise<void> {
  await call<Calls['handOverGroup']>('POST group/hand-over/', NOTHING, { body, told: () => notice });
}
