import { useQuery } from '@tanstack/react-query';
import { callColleagues, callOwnHoldings, callSchoolGroups } from './group-lecturer-calls.ts';

/** The other lecturers of the school. */
export function useColleagues() {
  return useQuery({ queryKey: ['people', 'colleagues'], queryFn: ({ signal }) => callColleagues(signal) });
}

/** What the caller, a lecturer, would leave behind by deleting the own account; asked only if `isAsked`. */
export function useOwnHoldings(isAsked: boolean) {
  const queryKey = ['people', 'own-holdings'];
  return useQuery({ queryKey, queryFn: ({ signal }) => callOwnHoldings(signal), enabled: isAsked });
}

/** All groups of the school, for an admin. */
export function useSchoolGroups() {
  return useQuery({ queryKey: ['groups', 'school'], queryFn: ({ signal }) => callSchoolGroups(signal) });
}
