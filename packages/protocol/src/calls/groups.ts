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

/** Groups: those that a lecturer leads, a student's one. (ACC-6, ACC-20) */
export const groupCalls = {
  /** The groups that a lecturer leads, the own and shared ones, or a student's only one, with their members. */
  groups: callRecord({
    method: 'GET',
    path: 'group/get/',
    who: PLAYERS,
    answer: z.array(groupPayload),
  }),
  /** Makes a group of the caller's students. */
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
  /** Lets a lecturer lead a group beside its owner, perhaps until a day, after which that ends by itself; of one who does it sets another day. */
  addGroupLecturer: callRecord({
    method: 'POST',
    path: 'group/add-lecturer/',
    who: MANAGERS,
    object: { in: 'body', field: 'group', right: 'OWN_GROUP' },
    body: addGroupLecturerBody,
    answer: z.null(),
  }),
  /** Ends that a lecturer leads a group beside its owner. */
  removeGroupLecturer: callRecord({
    method: 'POST',
    path: 'group/remove-lecturer/',
    who: MANAGERS,
    object: { in: 'body', field: 'group', right: 'OWN_GROUP' },
    body: groupLecturerBody,
    answer: z.null(),
  }),
  /** The caller leads a group of another lecturer no longer. */
  leaveGroup: callRecord({
    method: 'POST',
    path: 'group/leave/',
    who: TEACHERS,
    object: { in: 'body', field: 'group', right: 'MANAGE_GROUP' },
    body: leaveGroupBody,
    answer: z.null(),
  }),
  /** Makes a lecturer the owner of a group, of its students, games, surveys and homework. */
  handOverGroup: callRecord({
    method: 'POST',
    path: 'group/hand-over/',
    who: ADMINS,
    object: { in: 'body', field: 'group', right: 'OWN_GROUP' },
    body: groupLecturerBody,
    answer: z.null(),
  }),
} as const;
