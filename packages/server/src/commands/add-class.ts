import { loginNames } from '../accounts/login-codes.ts';
import type { AppContext } from '../context.ts';
import { newId } from '../ids.ts';
import type { User } from '../storage/user-store.ts';
import { type Card, makeCodes } from './make-codes.ts';
import { ownGroup } from './own-group.ts';

type Student = { readonly first_name: string; readonly last_name: string };

/** Adds students of the caller who have no e-mail, each with a login name and a one-time code. Throws VALIDATION on `group`. */
export async function addClass(
  context: AppContext,
  caller: User,
  students: readonly Student[],
  wanted: string | null,
): Promise<readonly Card[]> {
  const group = await ownGroup(context, caller, wanted);
  const ids: string[] = [];
  for (const student of students) ids.push(await addStudent(context, caller, student, group));
  return makeCodes(context, caller, ids);
}

async function addStudent(
  { storage, now }: AppContext,
  { id: teacher }: User,
  student: Student,
  group: string | null,
): Promise<string> {
  const id = newId();
  const user = { id, ...student, type: 'STUDENT', teacher, group, passwordHash: null, approved: true } as const;
  for (const login of loginNames(student)) {
    if ((await storage.users.add({ ...user, email: null, login, createdAt: now() })) === 'added') return id;
  }
  throw new Error('no free login name');
}
