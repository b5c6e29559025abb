import { useQuery } from '@tanstack/react-query';
import { callColleagues, callSchoolGroups } from './group-lecturer-calls.ts';

/** The other lecturers of the school. */
export function useColleagues() {
  return useQuery({ queryKey: ['people', 'colleagues'], queryFn: ({ signal }) => callColleagues(signal) });
}

/** All groups of the school, for an admin. */
export function useSchoolGroups() {
  return useQuery({ queryKey: ['groups', 'school'], queryFn: ({ signal }) => callSchoolGroups(signal) });
}
