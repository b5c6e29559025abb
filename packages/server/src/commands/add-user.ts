import type { AccountType } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { NewUser, User } from '../storage/user-store.ts';
import { Arrivals } from './arrivals.ts';
import { forgetFailures } from './count-attempt.ts';
import { ledGroup, placeOfAdded } from './own-group.ts';
import { inviteStudent } from './invite-student.ts';

type Addition = {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly type: AccountType;
  readonly group?: string | null | undefined;
  readonly password?: string | undefined;
};

/** The person who was added, or (`invited`) was asked to become the caller's student. */
export type Added = { readonly user: User; readonly invited: boolean };

/**
 * Adds a student of the caller's or, for an admin, anybody. Without a password a link to set one is mailed. A student who has an account but
 * no lecturer is invited instead: `invited` is true, and the account does not change. Throws FORBIDDEN, or VALIDATION on `email` or `group`.
 * (PPL-2, PPL-4)
 */
export async function addUser(context: AppContext, caller: User, addition: Addition): Promise<Added> {
  if (caller.type !== 'ADMIN' && addition.type !== 'STUDENT') throw new AppError('FORBIDDEN');
  const group = await ledGroup(context, caller, addition.group ?? null);
  const place = placeOfAdded(group, caller);
  const { storage, passwords, now } = context;
  const user: NewUser = {
    id: newId(),
    email: addition.email,
    first_name: addition.first_name,
    last_name: addition.last_name,
    type: addition.type,
    teacher: caller.type === 'TEACHER' ? place.teacher : null,
    group: place.group,
    passwordHash: addition.password === undefined ? null : await passwords.hash(addition.password),
    approved: true,
    createdAt: now(),
  };
  const isAdded = await (user.passwordHash === null ? mail(context, user) : isFree(storage.users.add(user)));
  if (!isAdded) return invite(context, caller, user);
  const added = await found(context, user.id);
  // Earlier guesses at this e-mail, when nobody had it, do not keep its new owner out.
  await forgetFailures(context, added);
  return { user: added, invited: false };
}

/** Adds the account and the letter that activates it in one transaction; false if the e-mail is taken. */
function mail(context: AppContext, user: NewUser): Promise<boolean> {
  const arrivals = new Arrivals(context);
  arrivals.invite(user);
  return arrivals.takeIn();
}

async function isFree(added: Promise<'added' | 'taken'>): Promise<boolean> {
  return (await added) === 'added';
}

async function invite(context: AppContext, caller: User, wanted: NewUser): Promise<Added> {
  const known = await context.storage.users.findByEmail(wanted.email ?? '');
  if (known === null || caller.type !== 'TEACHER' || known.teacher === wanted.teacher)
    throw fieldError('email', 'EMAIL_TAKEN');
  if (known.type !== 'STUDENT' || known.teacher !== null) throw fieldError('email', 'EMAIL_ELSEWHERE');
  await inviteStudent(context, caller, known, wanted);
  return { user: known, invited: true };
}

async function found({ storage }: AppContext, id: string): Promise<User> {
  const user = await storage.users.find(id);
  if (user === null) throw new AppError('NOT_FOUND');
  return user;
}
