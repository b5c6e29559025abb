import { answerInvitationBody, envelope, type InvitationPayload, invitationsPayload } from '@fracht/protocol';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { presentInvitation } from '../../presenters/invitation.ts';
import { peopleOf } from '../../presenters/people.ts';
import type { User } from '../../storage/user-store.ts';
import { sessionOf, type Api } from '../api.ts';
import { idParams } from '../id-params.ts';
import { notice } from '../notice.ts';

const list = { response: { 200: envelope(invitationsPayload) } };
const none = { 200: envelope(z.null()) };

/** Invitations of students who have an account of their own, as both sides see them. (docs/adr/0024) */
export function invitationRoutes(api: Api, context: AppContext): void {
  const { invitations } = context.storage;

  api.get('/user/invitations/', { schema: list }, async (request) => ({
    payload: await presentAll(context, sessionOf(request).user),
  }));

  const answering = { body: answerInvitationBody, response: none };
  api.patch('/user/answer-invitation/', { schema: answering }, async (request) => {
    const student = sessionOf(request).user.id;
    const { id: teacher, accept } = request.body;
    const isDone = await (accept ? invitations.accept(student, teacher) : invitations.remove(student, teacher));
    if (!isDone) throw new AppError('NOT_FOUND');
    return { payload: null, message: notice(accept ? 'INVITATION_ACCEPTED' : 'INVITATION_DECLINED') };
  });

  const withdrawing = { params: idParams, response: none };
  api.delete('/user/withdraw-invitation/:id', { schema: withdrawing }, async (request) => {
    if (!(await invitations.remove(request.params.id, sessionOf(request).user.id))) throw new AppError('NOT_FOUND');
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
