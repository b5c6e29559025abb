import type { CoLecturer, GroupPayload } from '@fracht/protocol';
import type { Group } from '../storage/group-store.ts';
import type { User } from '../storage/user-store.ts';
import { presentLecturer } from './lecturers.ts';
import { byName } from './names.ts';
import { presentMember } from './user.ts';

/** Who leads a group, and who reads it. */
type GroupReading = {
  readonly lecturer: User | undefined;
  /** Who leads it alongside the lecturer. */
  readonly coLecturers: CoLecturer[];
  readonly viewer: User;
};

/** A group with its lecturer's name and its members, sorted; e-mails and co-leaders only for those who lead it. (ACC-5, ACC-6, ACC-20) */
export function presentGroup(
  { id, name, num_games }: Group,
  members: readonly User[],
  { lecturer, coLecturers, viewer }: GroupReading,
): GroupPayload {
  const isLed = viewer.type === 'TEACHER';
  const users = members.toSorted(byName).map((user) => {
    const { type, games_played } = user;
    return { ...presentMember(user, games_played, isLed), type, group: id, games_played };
  });
  const leads = lecturer === undefined ? {} : { lecturer: nameOf(lecturer) };
  const own = coLecturers.find((one) => one.id === viewer.id);
  const shared = own === undefined ? {} : { shared: { until: own.until } };
  const beside = isLed ? { co_lecturers: coLecturers, ...shared } : {};
  return { id, name, num_games, games_played: num_games, ...leads, ...beside, users };
}

function nameOf(user: User): NonNullable<GroupPayload['lecturer']> {
  const { id: _id, ...name } = presentLecturer(user);
  return name;
}
