import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { User } from '../storage/user-store.ts';
import { provePassword } from './count-attempt.ts';

/**
 * Erases a person: the data, every session, every link into a game. Results stay, of nobody by name. Throws STUDENTS_LEFT for a lecturer who
 * has students without an e-mail: another lecturer takes students in by their e-mail, so nobody could ever reach these. (protocol "Users")
 */
export async function eraseUser({ storage, live, now }: AppContext, id: string): Promise<void> {
  const students = await storage.users.studentsOf(id);
  if (students.some(({ email }) => email === null)) throw new AppError('STUDENTS_LEFT');
  await storage.users.erase(id, now());
  await live.expel(id);
}

/** Erases the caller, who proves the password where there is one. Throws VALIDATION on `password`, TOO_MANY after ten wrong ones. */
export async function eraseMe(context: AppContext, user: User, password: string, address: string): Promise<void> {
  if (user.passwordHash !== null) await provePassword(context, user, { password, field: 'password', address });
  await eraseUser(context, user.id);
}
