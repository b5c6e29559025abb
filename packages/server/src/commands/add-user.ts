import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { NewUser, User } from '../storage/user-store.ts';
import { ownGroup } from './own-group.ts';
import { sendLetter } from './send-letter.ts';

type Addition = {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly type: 'STUDENT' | 'TEACHER';
  readonly group?: string | null | undefined;
  readonly password?: string | undefined;
};

/**
 * Adds a student of the caller, or by an admin anybody; without a password a link to set one is mailed. A student who registered
 * and has no lecturer yet becomes the caller's. Throws FORBIDDEN, or VALIDATION on `email` or `group`. (protocol "Users")
 */
export async function addUser(context: AppContext, caller: User, addition: Addition): Promise<User> {
  if (caller.type !== 'ADMIN' && addition.type !== 'STUDENT') throw new AppError('FORBIDDEN');
  const group = await ownGroup(context, caller, addition.group ?? null);
  const { storage, passwords, now } = context;
  const user: NewUser = {
    id: newId(),
    email: addition.email,
    first_name: addition.first_name,
    last_name: addition.last_name,
    type: addition.type,
    teacher: caller.type === 'TEACHER' ? caller.id : null,
    group,
    passwordHash: addition.password === undefined ? null : await passwords.hash(addition.password),
    approved: true,
    createdAt: now(),
  };
  if ((await storage.users.add(user)) === 'taken') return adopt(context, caller, user);
  if (user.passwordHash === null) await sendLetter(context, 'invitation', user);
  return found(context, user.id);
}

async function adopt(context: AppContext, caller: User, wanted: NewUser): Promise<User> {
  const known = await context.storage.users.findByEmail(wanted.email ?? '');
  if (known === null || caller.type !== 'TEACHER' || known.type !== 'STUDENT' || known.teacher !== null) {
    throw fieldError('email', 'EMAIL_TAKEN');
  }
  await context.storage.users.change(known.id, { teacher: caller.id, group: wanted.group });
  return found(context, known.id);
}

async function found({ storage }: AppContext, id: string): Promise<User> {
  const user = await storage.users.find(id);
  if (user === null) throw new AppError('NOT_FOUND');
  return user;
}
