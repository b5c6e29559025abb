import { z } from 'zod';
import { idParams } from '../fields/fields.ts';
import {
  addGroupBody,
  addGroupLecturerBody,
  editGroupBody,
  groupLecturerBody,
  groupPayload,
  leaveGroupBody,
  schoolGroup,
} from '../http/group.ts';
import { ADMINS, callRecord, MANAGERS, PLAYERS, TEACHERS } from './call.ts';

/** Groups: those that a lecturer leads, or a student's own. (ACC-6, ACC-20) */
export const groupCalls = {
  /** The groups that a lecturer leads (his own and those shared with him), or a student's only one, with their members. */
  groups: callRecord({
    method: 'GET',
    path: 'group/get/',
    who: PLAYERS,
    answer: z.array(groupPayload),
  }),
  /** Creates a group of the caller's students. */
  addGroup: callRecord({
    method: 'POST',
    path: 'group/add/',
    who: TEACHERS,
    makes: true,
    body: addGroupBody,
    answer: groupPayload,
  }),
  /** Changes the given fields of a group. */
  editGroup: callRecord({
    method: 'PATCH',
    path: 'group/edit/',
    who: TEACHERS,
    object: { in: 'body', field: 'id', right: 'MANAGE_GROUP' },
    body: editGroupBody,
    answer: groupPayload,
    errors: ['CHANGED_MEANWHILE'],
  }),
  /** Removes a group; its students stay. */
  deleteGroup: callRecord({
    method: 'DELETE',
    path: 'group/delete/{id}',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'OWN_GROUP' },
    params: idParams,
    answer: z.null(),
  }),
  /** All groups of the school, with who leads them. */
  schoolGroups: callRecord({
    method: 'GET',
    path: 'group/school/',
    who: ADMINS,
    answer: z.array(schoolGroup),
  }),
  /** Lets a lecturer lead a group together with its owner, optionally only until a certain day; for a lecturer who already does, changes that day. */
  addGroupLecturer: callRecord({
    method: 'POST',
    path: 'group/add-lecturer/',
    who: MANAGERS,
    object: { in: 'body', field: 'group', right: 'OWN_GROUP' },
    body: addGroupLecturerBody,
    answer: z.null(),
  }),
  /** Withdraws a lecturer's right to lead a group together with its owner. */
  removeGroupLecturer: callRecord({
    method: 'POST',
    path: 'group/remove-lecturer/',
    who: MANAGERS,
    object: { in: 'body', field: 'group', right: 'OWN_GROUP' },
    body: groupLecturerBody,
    answer: z.null(),
  }),
  /** Ends the caller's right to lead a group of another lecturer. */
  leaveGroup: callRecord({
    method: 'POST',
    path: 'group/leave/',
    who: TEACHERS,
    object: { in: 'body', field: 'group', right: 'MANAGE_GROUP' },
    body: leaveGroupBody,
    answer: z.null(),
  }),
  /** Makes another lecturer the owner of a group and of its students, games, surveys and homework. */
  handOverGroup: callRecord({
    method: 'POST',
    path: 'group/hand-over/',
    who: ADMINS,
    object: { in: 'body', field: 'group', right: 'OWN_GROUP' },
    body: groupLecturerBody,
    answer: z.null(),
  }),
} as const;
