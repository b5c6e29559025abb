import { type GroupPayload, initials, shortName } from '@fracht/protocol';
import type { Group } from '../storage/group-store.ts';
import type { User } from '../storage/user-store.ts';
import { byName } from './names.ts';
import { presentMember } from './user.ts';

/** A group with its lecturer's name and its members, sorted; e-mails only for its teacher. (ACC-5, ACC-6) */
export function presentGroup(
  { id, name, num_games }: Group,
  members: readonly User[],
  lecturer: User | undefined,
  withEmail: boolean,
): GroupPayload {
  const users = members.toSorted(byName).map((user) => {
    const { type, games_played } = user;
    return { ...presentMember(user, games_played, withEmail), type, group: id, games_played };
  });
  const leads = lecturer === undefined ? {} : { lecturer: presentLecturer(lecturer) };
  return { id, name, num_games, games_played: num_games, ...leads, users };
}

function presentLecturer(user: User): NonNullable<GroupPayload['lecturer']> {
  const { first_name, last_name } = user;
  return { first_name, last_name, initials: initials(user), short_name: shortName(user) };
}
