import { type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { type Calls, curriculumPayload } from '@fracht/protocol';
import { call } from './call.ts';

/** The units of the core curriculum to which the competences belong. Only teachers may ask. (CRR-3) */
export const curriculumQuery = {
  queryKey: ['curriculum'],
  queryFn: ({ signal }: Pick<QueryFunctionContext, 'signal'>) =>
    call<Calls['curriculum']>('GET curriculum/get/', curriculumPayload, { signal, isSilent: true, isQuiet: true }),
  staleTime: 60_000,
} as const;

/** The same as a hook. */
export function useCurriculum() {
  return useQuery(curriculumQuery);
}
