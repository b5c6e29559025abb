import {
  addClassBody,
  addUserBody,
  codesBody,
  codesPayload,
  deleteUserQuery,
  editUserBody,
  envelope,
  moveUsersBody,
  outboxPayload,
  ownSettingsBody,
  userData,
  userPayload,
} from '@fracht/protocol';
import { z } from 'zod';
import { addUser } from '../../commands/add-user.ts';
import { addClass } from '../../commands/add-class.ts';
import { editUser } from '../../commands/edit-user.ts';
import { makeCodes } from '../../commands/make-codes.ts';
import { moveUsers } from '../../commands/move-users.ts';
import { eraseLecturer, eraseUser } from '../../commands/erase-user.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { byName } from '../../presenters/names.ts';
import { presentInvited, presentUser, presentUserData } from '../../presenters/user.ts';
import type { User } from '../../storage/user-store.ts';
import { sessionOf, type Api } from '../api.ts';
import { idParams } from '../id-params.ts';
import { notice } from '../notice.ts';

const users = { response: { 200: envelope(z.array(userPayload)) } };
const user = { 200: envelope(userPayload) };

/** People: listed, added, changed, imported, invited, erased; class accounts and codes, the outbox. (PPL-1 to PPL-13) */
export function userRoutes(api: Api, context: AppContext): void {
  listRoutes(api, context);
  classRoutes(api, context);

  api.post('/user/add/', { schema: { body: addUserBody, response: user } }, async (request) => {
    const { user: added, invited } = await addUser(context, sessionOf(request).user, request.body);
    if (!invited) return { payload: presentUser(added), message: notice('USER_ADDED') };
    return { payload: presentInvited(added.id, request.body), message: notice('USER_INVITED') };
  });

  api.patch('/user/edit/', { schema: { body: editUserBody, response: user } }, async (request) => {
    const edited = await editUser(context, sessionOf(request).user, request.body);
    return { payload: presentUser(edited), message: notice('USER_CHANGED') };
  });

  const deletion = { params: idParams, querystring: deleteUserQuery, response: { 200: envelope(z.null()) } };
  api.delete('/user/delete/:id', { schema: deletion }, async (request) => {
    const { id } = request.params;
    const { heir } = request.query;
    if (heir === undefined) await eraseUser(context, id);
    else await eraseLecturer(context, sessionOf(request).user, { id, heir });
    return { payload: null, message: notice(heir === undefined ? 'USER_DELETED' : 'LECTURER_REPLACED') };
  });
}

const codes = { 200: envelope(codesPayload) };

function classRoutes(api: Api, context: AppContext): void {
  api.post('/user/add-class/', { schema: { body: addClassBody, response: codes } }, async (request) => {
    const { students, group = null, key = null, days } = request.body;
    const cards = await addClass(context, sessionOf(request).user, { students, group, key, days });
    return { payload: [...cards], message: notice('CLASS_ADDED') };
  });

  api.post('/user/codes/', { schema: { body: codesBody, response: codes } }, async (request) => {
    const { users: ids, days } = request.body;
    const cards = await makeCodes(context, sessionOf(request).user, ids, days);
    return { payload: [...cards], message: notice('CODES_MADE') };
  });

  const move = { body: moveUsersBody, response: { 200: envelope(z.null()) } };
  api.patch('/user/move/', { schema: move }, async (request) => {
    await moveUsers(context, sessionOf(request).user, request.body.users, request.body.group);
    return { payload: null, message: notice('USERS_MOVED') };
  });

  const own = { body: ownSettingsBody, response: { 200: envelope(userData) } };
  api.patch('/user/settings/', { schema: own }, async (request) => {
    const { id } = sessionOf(request).user;
    await context.storage.users.change(id, { publicNames: request.body.public_names });
    const changed = await context.storage.users.find(id);
    if (changed === null) throw new AppError('NOT_FOUND');
    return { payload: presentUserData(changed), message: notice('OWN_SETTINGS_SAVED') };
  });
}

function listRoutes(api: Api, context: AppContext): void {
  const { storage } = context;

  api.get('/user/data/', { schema: { response: { 200: envelope(userData) } } }, async (request) => ({
    payload: presentUserData(sessionOf(request).user),
  }));

  api.get('/user/get-list/', { schema: users }, async (request) => ({
    payload: (await managedBy(context, sessionOf(request).user)).toSorted(byName).map(presentUser),
  }));

  api.get('/user/get-list/students/true', { schema: users }, async (request) => {
    const all = await managedBy(context, sessionOf(request).user);
    const students = all.filter((one) => one.type === 'STUDENT');
    return { payload: students.toSorted(byName).map(presentUser) };
  });

  api.get('/user/outbox/', { schema: { response: { 200: envelope(outboxPayload) } } }, async () => ({
    payload: (await storage.mail.all()).map(({ user: _user, replyTo: _replyTo, sendAt, ...letter }) => ({
      ...letter,
      isWaiting: sendAt !== null,
    })),
  }));
}

/** A teacher sees own students, an admin all lecturers and students. */
async function managedBy({ storage }: AppContext, caller: User): Promise<readonly User[]> {
  return caller.type === 'ADMIN' ? storage.users.everybody() : storage.users.studentsOf(caller.id);
}
