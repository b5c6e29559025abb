import { studentLeftMail } from '@fracht/content';
import { fullName, NO_HEIR } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { User } from '../storage/user-store.ts';
import { holdingsOf } from './lecturer-holdings.ts';
import { listErased } from './list-erased.ts';
import { type Proof, requireCode, requirePassword } from './count-attempt.ts';

const HOUR_MS = 3_600_000;
/** How many letters about one student a lecturer gets in an hour at most. */
const MOST_IN_AN_HOUR = 2;

/**
 * Erases a person: personal data, sessions, connections to games. Results stay without a name. A lecturer's students, groups and games go to
 * the heir. Without an heir it throws STUDENTS_LEFT for a lecturer who has students without an e-mail: another lecturer can only take over
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

/** What became of an account: it is in the bin, it is erased, or it is erased and another lecturer took over. */
type Removed = 'USER_PUT_ASIDE' | 'USER_DELETED' | 'LECTURER_REPLACED';

/**
 * Deletes an account: a student's goes into the bin first, from which it can be restored with one click (BIN-8); any other is erased at once. `heir`: who takes
 * over from a lecturer, or `NO_HEIR`. Throws VALIDATION on `heir` if it is not given although there is something to take over, or is no other lecturer.
 */
export async function removeUser(context: AppContext, id: string, heir: string | undefined): Promise<Removed> {
  const user = await context.storage.users.find(id);
  const taking = await takingOver(context, id, user?.type === 'TEACHER', heir);
  if (user?.type !== 'STUDENT') {
    await eraseUser(context, id, taking);
    return taking === null ? 'USER_DELETED' : 'LECTURER_REPLACED';
  }
  await context.storage.users.putAside(id, context.now());
  await context.live.expel(id);
  return 'USER_PUT_ASIDE';
}

/** The id of the lecturer who takes over; null: nobody does, because that was decided or there is nothing. (PRV-4) */
async function takingOver(
  context: AppContext,
  leaving: string,
  isLecturer: boolean,
  heir: string | undefined,
): Promise<string | null> {
  if (heir === undefined) {
    const { students, groups, games } = await holdingsOf(context, leaving);
    if (isLecturer && students + groups + games > 0) throw fieldError('heir', 'REQUIRED');
    return null;
  }
  if (heir === NO_HEIR) return null;
  const next = await context.storage.users.find(heir);
  const isAnother = next?.type === 'TEACHER' && next.approved && !next.erased && heir !== leaving;
  if (!isLecturer || !isAnother) throw fieldError('heir', 'LECTURER_UNKNOWN');
  return heir;
}

/**
 * Erases an account in the bin before its days are over, because its owner asked for that, against the caller's own password. Throws NOT_FOUND if no account
 * with this id is in the bin, VALIDATION on the password, TOO_MANY after ten wrong ones. (BIN-9)
 */
export async function eraseFromBin(context: AppContext, caller: User, id: string, proof: Proof): Promise<void> {
  await requirePassword(context, caller, proof);
  if ((await context.storage.bin.find(id))?.kind !== 'USER') throw new AppError('NOT_FOUND');
  await eraseUser(context, id);
}

/**
 * Deletes the caller's own account, against the password or PIN or, if there is neither, the code of the latest card. A student's lecturer gets a letter.
 * `heir`: as for `removeUser`. Throws VALIDATION on `password` and `heir`, TOO_MANY after ten wrong passwords.
 */
export async function eraseMe(context: AppContext, user: User, proof: Proof, heir: string | undefined): Promise<void> {
  await (user.passwordHash === null ? requireCode(context, user, proof) : requirePassword(context, user, proof));
  if ((await removeUser(context, user.id, heir)) === 'USER_PUT_ASIDE') await tellTeacher(context, user);
}

/** Tells the lecturer of a student who left that the account can still be restored. */
async function tellTeacher({ storage, config, post, now }: AppContext, student: User): Promise<void> {
  const teacher = student.teacher === null ? null : await storage.users.find(student.teacher);
  if (teacher === null || teacher.email === null) return;
  const words = {
    first_name: teacher.first_name,
    student: fullName(student),
    link: `${config.publicUrl}/panel/lecturer/bin`,
  };
  const letter = { id: newId(), user: student.id, recipient: teacher.email, replyTo: null, ...studentLeftMail(words) };
  await storage.mail.addWithin(
    { ...letter, createdAt: now(), sendAt: post.sendAt(now()) },
    { since: now() - HOUR_MS, most: MOST_IN_AN_HOUR },
  );
  post.wake();
}
