import { useQuery } from '@tanstack/react-query';
import { type Calls, groupTermPayload } from '@fracht/protocol';
import { asLoad } from './as-load.ts';
import { call } from './call.ts';

export const GROUP_TERM_KEY = ['group-term'];

/** A group's results over the term. (GTM-1) */
export function useGroupTerm(id: string) {
  return useQuery({
    queryKey: [...GROUP_TERM_KEY, id],
    queryFn: (context) =>
      call<Calls['groupTerm']>('GET course/group-term/{id}', groupTermPayload, { params: { id }, ...asLoad(context) }),
  });
}
