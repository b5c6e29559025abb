import { skipToken, useQuery } from '@tanstack/react-query';
import { askedUntilWhole } from './asked-until-whole.ts';
import { callClassDebrief } from './class-debrief-calls.ts';

/** The debrief of the class for one of the caller's own games; polled while it, or the best known result in it, is being computed. An empty id asks for nothing. (CDB-1) */
export function useClassDebrief(id: string) {
  return useQuery({
    queryKey: ['class-debrief', id],
    queryFn: id === '' ? skipToken : ({ signal }) => callClassDebrief(id, signal),
    ...askedUntilWhole,
  });
}
