import { skipToken, useQuery } from '@tanstack/react-query';
import { askedUntilWhole } from './asked-until-whole.ts';
import { callClassDebrief } from './class-debrief-calls.ts';

/** The debrief of the class of an own game; asked for again while it, or the best known in it, is being worked out. An empty id asks for nothing. (CDB-1) */
export function useClassDebrief(id: string) {
  return useQuery({
    queryKey: ['class-debrief', id],
    queryFn: id === '' ? skipToken : ({ signal }) => callClassDebrief(id, signal),
    ...askedUntilWhole,
  });
}
