import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import type { User } from '../storage/user-store.ts';
import { provePassword } from './count-attempt.ts';

/**
 * Erases a person: the data, every session, every link into a game. Results stay, of nobody by name. With an heir, a lecturer's students,
 * groups and games go over to that lecturer. Without one throws STUDENTS_LEFT for a lecturer who has students without an e-mail: another
 * lecturer takes students in by their e-mail, so nobody could ever reach these. (PRV-2, PRV-4; docs/adr/0022)
 */
export async function eraseUser({ storage, live, now }: AppContext, id: string, heir: string | null = null) {
  if (heir === null) {
    const students = await storage.users.studentsOf(id);
    if (students.some(({ email }) => email === null)) throw new AppError('STUDENTS_LEFT');
  }
  await storage.users.erase(id, now(), heir);
  await live.expel(id);
}

/** Erases a lecturer whose students, groups and games another takes over. Throws FORBIDDEN unless an admin asks, VALIDATION on `heir`. */
export async function eraseLecturer(context: AppContext, caller: User, { id, heir }: Succession): Promise<void> {
  if (caller.type !== 'ADMIN') throw new AppError('FORBIDDEN');
  const [leaving, next] = await Promise.all([id, heir].map((one) => context.storage.users.find(one)));
  if (leaving?.type !== 'TEACHER' || next?.type !== 'TEACHER' || !next.approved || next.erased || id === heir) {
    throw fieldError('heir', 'USER_UNKNOWN');
  }
  await eraseUser(context, id, heir);
}

type Succession = { readonly id: string; readonly heir: string };

/** Erases the caller, who proves the password where there is one. Throws VALIDATION on `password`, TOO_MANY after ten wrong ones. */
export async function eraseMe(context: AppContext, user: User, password: string, address: string): Promise<void> {
  if (user.passwordHash !== null) await provePassword(context, user, { password, field: 'password', address });
  await eraseUser(context, user.id);
}
