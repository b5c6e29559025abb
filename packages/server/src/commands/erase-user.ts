import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import type { User } from '../storage/user-store.ts';
import { listErased } from './list-erased.ts';
import { requirePassword } from './count-attempt.ts';

/**
 * Erases a person: personal data, sessions, lines into games. Results stay without a name. A lecturer's students, groups and games go to the
 * heir. Without an heir it throws STUDENTS_LEFT for a lecturer who has students without an e-mail: another lecturer can only take over
 * students by their e-mail, so these would be lost. (PRV-2, PRV-4; docs/adr/0022)
 */
export async function eraseUser(context: AppContext, id: string, heir: string | null = null): Promise<void> {
  const { storage, live, now } = context;
  if (heir === null) {
    const students = await storage.users.studentsOf(id);
    if (students.some(({ email }) => email === null)) throw new AppError('STUDENTS_LEFT');
  }
  await storage.users.erase(id, now(), heir);
  await live.expel(id);
  await listErased(context);
}

/** Erases a lecturer and gives their students, groups and games to another one. Throws FORBIDDEN unless the caller is an admin, VALIDATION on `heir`. */
export async function eraseLecturer(context: AppContext, caller: User, { id, heir }: Succession): Promise<void> {
  if (caller.type !== 'ADMIN') throw new AppError('FORBIDDEN');
  const [leaving, next] = await Promise.all([id, heir].map((one) => context.storage.users.find(one)));
  if (leaving?.type !== 'TEACHER' || next?.type !== 'TEACHER' || !next.approved || next.erased || id === heir) {
    throw fieldError('heir', 'USER_UNKNOWN');
  }
  await eraseUser(context, id, heir);
}

type Succession = { readonly id: string; readonly heir: string };

/** Erases the caller, after checking the password if there is one. Throws VALIDATION on `password`, TOO_MANY after ten wrong ones. */
export async function eraseMe(context: AppContext, user: User, password: string, address: string): Promise<void> {
  if (user.passwordHash !== null) await requirePassword(context, user, { password, field: 'password', address });
  await eraseUser(context, user.id);
}
