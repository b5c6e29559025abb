import { schoolDay } from '@fracht/content';
import { type CoLecturer, initials, type LecturerName, shortName } from '@fracht/protocol';
import type { GroupLecturer } from '../storage/group-lecturer-store.ts';
import type { User } from '../storage/user-store.ts';

/** A lecturer by name, as colleagues read it. */
export function presentLecturer(user: User): LecturerName {
  const { id, first_name, last_name } = user;
  return { id, first_name, last_name, initials: initials(user), short_name: shortName(user) };
}

/** Who owns something, for a viewer who leads it for somebody else; nothing if it is the viewer's own or the viewer does not lead it. (ACC-20) */
export function sharedFrom(
  owner: User | undefined,
  viewer: Pick<User, 'id' | 'type'>,
): { readonly lecturer?: LecturerName } {
  if (viewer.type !== 'TEACHER' || owner === undefined || owner.id === viewer.id) return {};
  return { lecturer: presentLecturer(owner) };
}

/** The names of those who lead a group alongside its owner. */
export function presentCoLecturers(
  beside: readonly GroupLecturer[],
  people: ReadonlyMap<string, User>,
  now: number,
): CoLecturer[] {
  const today = schoolDay(now);
  return beside.flatMap(({ lecturer, until }) => {
    const user = people.get(lecturer);
    const isOver = until !== null && until < today;
    return user === undefined ? [] : [{ ...presentLecturer(user), until, isOver }];
  });
}
