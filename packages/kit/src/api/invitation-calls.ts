import { type InvitationPayload, invitationsPayload } from '@fracht/protocol';
import { useQuery } from '@tanstack/react-query';
import { useChange } from './panel-queries.ts';
import { request } from './request.ts';

async function callInvitations(signal: AbortSignal): Promise<readonly InvitationPayload[]> {
  return invitationsPayload.parse(await request({ method: 'GET', path: 'user/invitations/', isQuiet: true, signal }));
}

/** A student's invitations to answer, or those that a lecturer has sent. */
export function useInvitations() {
  return useQuery({ queryKey: ['invitations'], queryFn: ({ signal }) => callInvitations(signal) });
}

type Answer = { readonly id: string; readonly accept: boolean };

/** Answers the invitation of a lecturer; who accepts is in the group from then on. */
export function useAnswerInvitation() {
  return useChange(
    (body: Answer) => request({ method: 'PATCH', path: 'user/answer-invitation/', body }),
    ['invitations', 'groups', 'games'],
  );
}

/** Takes an invitation back. */
export function useWithdrawInvitation() {
  return useChange(
    (id: string) => request({ method: 'DELETE', path: `user/withdraw-invitation/${encodeURIComponent(id)}` }),
    ['invitations'],
  );
}
