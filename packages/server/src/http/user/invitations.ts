import { CALLS, type InvitationPayload } from '@fracht/protocol';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { presentInvitation } from '../../presenters/invitation.ts';
import { peopleOf } from '../../presenters/people.ts';
import type { User } from '../../storage/user-store.ts';
import { type Api } from '../api.ts';
import { notice } from '../notice.ts';
import { route } from '../route.ts';

/** Invitations of students who have an account of their own, as both sides see them. (docs/adr/0024) */
export function invitationRoutes(api: Api, context: AppContext): void {
  const { invitations } = context.storage;

  route(api, CALLS.invitations, async ({ session }) => ({
    payload: await presentAll(context, session.user),
  }));

  route(api, CALLS.answerInvitation, async ({ session, body }) => {
    const student = session.user.id;
    const { id: teacher, accept } = body;
    const isDone = await (accept ? invitations.accept(student, teacher) : invitations.remove(student, teacher));
    if (!isDone) throw new AppError('NOT_FOUND');
    return { payload: null, message: notice(accept ? 'INVITATION_ACCEPTED' : 'INVITATION_DECLINED') };
  });

  route(api, CALLS.withdrawInvitation, async ({ session, params }) => {
    if (!(await invitations.remove(params.id, session.user.id))) throw new AppError('NOT_FOUND');
    return { payload: null, message: notice('INVITATION_WITHDRAWN') };
  });
}

async function presentAll({ storage }: AppContext, user: User): Promise<InvitationPayload[]> {
  const isTeacher = user.type === 'TEACHER';
  const found = await (isTeacher ? storage.invitations.ofTeacher(user.id) : storage.invitations.ofStudent(user.id));
  const people = await peopleOf(
    storage,
    found.map(({ student, teacher }) => (isTeacher ? student : teacher)),
  );
  const groups = new Map(
    await Promise.all(
      found
        .flatMap(({ group }) => (group === null ? [] : [group]))
        .map(async (id) => [id, await storage.groups.find(id)] as const),
    ),
  );
  return found.map((one) =>
    presentInvitation(one, { viewer: user, people, group: groups.get(one.group ?? '') ?? null }),
  );
}
