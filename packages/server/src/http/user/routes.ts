import { addUserBody, editUserBody, envelope, outboxPayload, userData, userPayload } from '@fracht/protocol';
import { z } from 'zod';
import { addUser } from '../../commands/add-user.ts';
import { editUser } from '../../commands/edit-user.ts';
import type { AppContext } from '../../context.ts';
import { byName } from '../../presenters/names.ts';
import { presentUser, presentUserData } from '../../presenters/user.ts';
import type { User } from '../../storage/user-store.ts';
import { sessionOf, type Api } from '../api.ts';
import { idParams } from '../id-params.ts';
import { notice } from '../notice.ts';

const users = { response: { 200: envelope(z.array(userPayload)) } };
const user = { 200: envelope(userPayload) };

/** Users. (spec §7, protocol "Users") */
export function userRoutes(api: Api, context: AppContext): void {
  listRoutes(api, context);

  api.post('/user/add/', { schema: { body: addUserBody, response: user } }, async (request) => {
    const added = await addUser(context, sessionOf(request).user, request.body);
    return { payload: presentUser(added), message: notice('USER_ADDED') };
  });

  api.patch('/user/edit/', { schema: { body: editUserBody, response: user } }, async (request) => {
    const edited = await editUser(context, sessionOf(request).user, request.body);
    return { payload: presentUser(edited), message: notice('USER_CHANGED') };
  });

  const deletion = { params: idParams, response: { 200: envelope(z.null()) } };
  api.delete('/user/delete/:id', { schema: deletion }, async (request) => {
    await context.storage.users.erase(request.params.id, context.now());
    return { payload: null, message: notice('USER_DELETED') };
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
    payload: [...(await storage.mail.all())],
  }));
}

/** A teacher sees own students, an admin all lecturers and students. */
async function managedBy({ storage }: AppContext, caller: User): Promise<readonly User[]> {
  return caller.type === 'ADMIN' ? storage.users.everybody() : storage.users.studentsOf(caller.id);
}
