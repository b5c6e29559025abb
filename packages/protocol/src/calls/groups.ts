import { z } from 'zod';
import { idParams } from '../fields/fields.ts';
import { addGroupBody, editGroupBody, groupPayload } from '../http/group.ts';
import { call, PLAYERS, TEACHERS } from './call.ts';

/** Groups: a lecturer's own, a student's one. (ACC-6) */
export const groupCalls = {
  groups: call({
    method: 'GET',
    path: 'group/get/',
    summary: "A lecturer's groups, or a student's one, with their members.",
    who: PLAYERS,
    answer: z.array(groupPayload),
  }),
  addGroup: call({
    method: 'POST',
    path: 'group/add/',
    summary: 'Makes a group of own students.',
    who: TEACHERS,
    body: addGroupBody,
    answer: groupPayload,
  }),
  editGroup: call({
    method: 'PATCH',
    path: 'group/edit/',
    summary: 'Changes what is given of a group.',
    who: TEACHERS,
    object: { in: 'body', field: 'id', right: 'MANAGE_GROUP' },
    body: editGroupBody,
    answer: groupPayload,
  }),
  deleteGroup: call({
    method: 'DELETE',
    path: 'group/delete/{id}',
    summary: 'Removes a group; its students stay.',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_GROUP' },
    params: idParams,
    answer: z.null(),
  }),
} as const;
