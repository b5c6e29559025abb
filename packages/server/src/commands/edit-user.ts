import type { AnswerTime } from '@fracht/engine';
import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import type { KnownFields, User, UserChanges } from '../storage/user-store.ts';
import { ledGroup } from './own-group.ts';
import { sendLetter } from './send-letter.ts';
import { tellApproved } from './tell-approved.ts';

type Edit = {
  readonly id: string;
  readonly email?: string | undefined;
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly group?: string | null | undefined;
  readonly approved?: boolean | undefined;
  readonly answer_time?: AnswerTime | undefined;
  /** The version of the account that the change is based on. */
  readonly base?: Omit<Edit, 'id' | 'approved' | 'base'> | undefined;
};

/**
 * Changes the given fields. Only an admin may approve, and never another admin; an approved lecturer gets a letter, one whose approval is withdrawn is logged out, and so
 * is a person with a new e-mail, who gets a link for another password there. Throws FORBIDDEN, VALIDATION on `email` or `group`, or CHANGED_MEANWHILE if the account has changed since
 * the version it is based on. (PPL-3)
 */
export async function editUser(context: AppContext, caller: User, { id, ...edit }: Edit): Promise<User> {
  if (edit.approved !== undefined && caller.type !== 'ADMIN') throw new AppError('FORBIDDEN');
  const { storage } = context;
  const before = await storage.users.find(id);
  if (edit.approved !== undefined && before?.type === 'ADMIN') throw new AppError('FORBIDDEN');
  const { email, first_name, last_name, approved, answer_time: answerTime } = edit;
  const group = edit.group === undefined ? undefined : await groupFor(context, caller, before, edit.group);
  const changes: UserChanges = {
    ...(email === undefined ? {} : { email }),
    ...(first_name === undefined ? {} : { first_name }),
    ...(last_name === undefined ? {} : { last_name }),
    ...(approved === undefined ? {} : { approved }),
    ...(group === undefined ? {} : { group }),
    ...(answerTime === undefined ? {} : { answerTime }),
  };
  const waiting = approved === true && before?.approved === false;
  const changed = await storage.users.change(id, changes, edit.base && knownOf(edit.base));
  if (changed === 'taken') throw fieldError('email', 'EMAIL_TAKEN');
  const user = await storage.users.find(id);
  if (user === null) throw new AppError('NOT_FOUND');
  if (changed === 'moved') throw new AppError('CHANGED_MEANWHILE', { present: presentBase(user) });
  if (waiting) await tellApproved(context, user);
  const isElsewhere = user.email !== before?.email;
  // The change has ended the password or PIN, and the link that the person had been sent. (LGN-20)
  if (isElsewhere) await sendLetter(context, 'invitation', user);
  if (isElsewhere || approved === false) await context.live.endOver(id);
  return user;
}

/** An account without an e-mail shows an empty one. */
function knownOf({ answer_time, email, ...fields }: NonNullable<Edit['base']>): KnownFields<UserChanges> {
  return { ...fields, email: email === '' ? null : email, answerTime: answer_time };
}

function presentBase({ email, first_name, last_name, group, answerTime }: User): Edit['base'] {
  return { email: email ?? '', first_name, last_name, group, answer_time: answerTime };
}

/** The group into which the caller puts a student: one that the caller leads and that belongs to the student's own lecturer. */
async function groupFor(
  context: AppContext,
  caller: User,
  student: User | null,
  wanted: string | null,
): Promise<string | null> {
  const group = await ledGroup(context, caller, wanted);
  if (group !== null && group.teacher !== student?.teacher) throw fieldError('group', 'GROUP_UNKNOWN');
  return group?.id ?? null;
}
