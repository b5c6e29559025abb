import { type Calls, invitationsPayload } from '@fracht/protocol';
import { useQuery } from '@tanstack/react-query';
import { call, NOTHING } from './call.ts';
import { useInvalidatingMutation } from './panel-queries.ts';

/** A student's unanswered invitations, or those that a lecturer has sent. */
export function useInvitations() {
  return useQuery({
    queryKey: ['invitations'],
    queryFn: ({ signal }) =>
      call<Calls['invitations']>('GET user/invitations/', invitationsPayload, { isQuiet: true, signal }),
  });
}

type InvitationAnswer = { readonly id: string; readonly accept: boolean };

/** Answers a lecturer's invitation; accepting puts the student into the group. */
export function useAnswerInvitation() {
  return useInvalidatingMutation(
    (body: InvitationAnswer) => call<Calls['answerInvitation']>('PATCH user/answer-invitation/', NOTHING, { body }),
    ['invitations', 'groups', 'games'],
  );
}

/** Withdraws an invitation. */
export function useWithdrawInvitation() {
  return useInvalidatingMutation(
    (id: string) =>
      call<Calls['withdrawInvitation']>('DELETE user/withdraw-invitation/{id}', NOTHING, { params: { id } }),
    ['invitations'],
  );
}
