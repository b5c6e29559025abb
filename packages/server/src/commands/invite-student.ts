import { invitedMail } from '@fracht/content';
import { fullName } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { newId } from '../ids.ts';
import type { Invitation } from '../storage/invitation-store.ts';
import type { User } from '../storage/user-store.ts';

type InvitationWish = Pick<Invitation, 'first_name' | 'last_name' | 'group'> & {
  /** Whose student the invited one is to become if not the caller's: the group owner's. */
  readonly teacher?: string | null;
};

/**
 * Invites a student who has an account but no lecturer to become the caller's student; sends one letter. The account does not change
 * until the student accepts. (docs/adr/0024)
 */
export async function inviteStudent(
  context: AppContext,
  caller: User,
  student: User,
  wish: InvitationWish,
): Promise<void> {
  const { storage, config, post, now } = context;
  const { first_name, last_name, group } = wish;
  const teacher = wish.teacher ?? caller.id;
  const invitation = { first_name, last_name, group, student: student.id, teacher, createdAt: now() };
  const link = `${config.publicUrl}/panel/student/group`;
  const words = invitedMail({ first_name: student.first_name, lecturer: fullName(caller), link });
  const letter = {
    user: student.id,
    names: caller.id,
    replyTo: null,
    ...words,
    createdAt: now(),
    sendAt: post.sendAt(now()),
  };
  const letters = student.email === null ? [] : [{ ...letter, id: newId(), recipient: student.email }];
  if ((await storage.invitations.invite(invitation, letters)) === 'first') post.wake();
}
