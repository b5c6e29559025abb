import { initials, type InvitationPayload, shortName } from '@fracht/protocol';
import type { Group } from '../storage/group-store.ts';
import type { Invitation } from '../storage/invitation-store.ts';
import type { User } from '../storage/user-store.ts';
import { shownName } from './names.ts';

type InvitationContext = {
  readonly viewer: User;
  readonly people: ReadonlyMap<string, User>;
  readonly group: Pick<Group, 'name'> | null;
};

/**
 * An invitation with the person on the other side: for the student the lecturer; for the lecturer the student, by the names and e-mail that
 * the lecturer entered.
 */
export function presentInvitation(
  invitation: Invitation,
  { viewer, people, group }: InvitationContext,
): InvitationPayload {
  const { student, teacher, first_name, last_name, createdAt } = invitation;
  const isOwn = viewer.id === teacher;
  const name = isOwn ? { first_name, last_name } : shownName(people.get(teacher));
  return {
    id: isOwn ? student : teacher,
    ...name,
    initials: initials(name),
    short_name: shortName(name),
    ...(isOwn ? { email: people.get(student)?.email ?? '' } : {}),
    groupName: group?.name ?? null,
    createdAt,
  };
}
