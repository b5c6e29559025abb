import type { UserPayload } from '@fracht/protocol';
import { useSchoolGroups } from '@fracht/kit/api/group-lecturer-queries.ts';

/** Who already leads a group of this lecturer, by id. */
export function useLeadersOf(lecturer: string): ReadonlySet<string> {
  const { data = [] } = useSchoolGroups();
  const own = data.filter(({ owner }) => owner.id === lecturer);
  return new Set(own.flatMap(({ co_lecturers }) => co_lecturers.map(({ id }) => id)));
}

/** The lecturers who could take over, with those first who already know the class. (ADM-15) */
export function leadersFirst(leads: ReadonlySet<string>, others: readonly UserPayload[]): readonly UserPayload[] {
  return [...others.filter(({ id }) => leads.has(id)), ...others.filter(({ id }) => !leads.has(id))];
}
