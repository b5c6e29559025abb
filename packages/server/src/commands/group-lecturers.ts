import { coLecturerMail, schoolDay } from '@fracht/content';
import { type AddGroupLecturerBody, fullName } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Group } from '../storage/group-store.ts';
import type { User } from '../storage/user-store.ts';

type GroupAndLecturer = { readonly group: string; readonly lecturer: string };

/**
 * Lets a lecturer lead a group alongside its owner, until a last day or indefinitely; one who did not lead it yet gets a letter. Throws VALIDATION on
 * `lecturer` or `until`. (PPL-21)
 */
export async function addGroupLecturer(
  context: AppContext,
  caller: User,
  { group: id, lecturer: who, until }: AddGroupLecturerBody,
): Promise<void> {
  const { storage, now } = context;
  const group = await knownGroup(context, id);
  const lecturer = await teachingLecturer(context, who);
  if (lecturer.id === group.teacher) throw fieldError('lecturer', 'LECTURER_OWNS');
  if (until !== null && until < schoolDay(now())) throw fieldError('until', 'DAY_PAST');
  const known = (await storage.groupLecturers.of([id])).some((one) => one.lecturer === who);
  await storage.groupLecturers.put({ group: id, lecturer: who, until, at: now() });
  if (!known) await tellLecturer(context, lecturer, { group: group.name, by: caller, until });
}

/**
 * Ends a lecturer's leading of a group alongside its owner, and removes that lecturer from its open games. Throws NOT_FOUND if that lecturer does
 * not lead it. (PPL-21)
 */
export async function removeGroupLecturer({ storage, live }: AppContext, wish: GroupAndLecturer): Promise<void> {
  if (!(await storage.groupLecturers.remove(wish.group, wish.lecturer))) throw new AppError('NOT_FOUND');
  await live.endOver(wish.lecturer);
}

/**
 * Makes a lecturer the owner of a group and of everything that belongs to it; the previous owner no longer leads it. Throws VALIDATION on `lecturer`.
 * (PPL-22)
 */
export async function handOverGroup(context: AppContext, { group: id, lecturer }: GroupAndLecturer): Promise<void> {
  const { storage, live } = context;
  const { teacher } = await knownGroup(context, id);
  await teachingLecturer(context, lecturer);
  await storage.groupLecturers.handOver(id, lecturer);
  await live.endOver(teacher);
}

async function knownGroup({ storage }: AppContext, id: string): Promise<Group> {
  const group = await storage.groups.find(id);
  if (group === null) throw new AppError('NOT_FOUND');
  return group;
}

/** A lecturer who may teach: approved and not erased. */
async function teachingLecturer({ storage }: AppContext, id: string): Promise<User> {
  const user = await storage.users.find(id);
  if (user?.type !== 'TEACHER' || !user.approved || user.erased) throw fieldError('lecturer', 'LECTURER_UNKNOWN');
  return user;
}

type Invited = { readonly group: string; readonly by: User; readonly until: string | null };

async function tellLecturer({ storage, config, post, now }: AppContext, user: User, invited: Invited): Promise<void> {
  if (user.email === null) return;
  const link = `${config.publicUrl}/panel/lecturer/groups`;
  await storage.mail.add({
    id: newId(),
    user: user.id,
    names: invited.by.id,
    recipient: user.email,
    replyTo: null,
    ...coLecturerMail({ first_name: user.first_name, link, ...invited, by: fullName(invited.by) }),
    createdAt: now(),
    sendAt: post.sendAt(now()),
  });
  post.wake();
}
