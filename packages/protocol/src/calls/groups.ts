import { z } from 'zod';
import { idParams } from '../fields/fields.ts';
import { addGroupBody, editGroupBody, groupPayload } from '../http/group.ts';
import { callRecord, PLAYERS, TEACHERS } from './call.ts';

/** Groups: a lecturer's own, a student's one. (ACC-6) */
export const groupCalls = {
  /** A lecturer's groups, or a student's only one, with their members. */
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
    object: { in: 'params', field: 'id', right: 'MANAGE_GROUP' },
    params: idParams,
    answer: z.null(),
  }),
} as const;
