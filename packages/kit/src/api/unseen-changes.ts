import type { Calls } from '@fracht/protocol';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { asFields, asNumber } from './read.ts';

type Unseen = { readonly count: number };

/** Parsed by hand, so that no page of the panel loads schemas for its menu. */
const unseen = { parse: (payload: unknown): Unseen => ({ count: asNumber(asFields(payload)['count']) }) };

/** How many of the lecturers' changes to shared content no admin has looked at yet; 0 while that is unknown. */
export function useUnseenChanges(): number {
  const { data } = useQuery({
    queryKey: ['audit', 'unseen'],
    queryFn: ({ signal }) =>
      call<Calls['unseenAudit'], Unseen>('GET audit/get-unseen/', unseen, { signal, isQuiet: true }),
  });
  return data?.count ?? 0;
}
