import { CALLS, type GroupPayload, type SchoolGroup } from '@fracht/protocol';
import { addGroupLecturer, handOverGroup, removeGroupLecturer } from '../../commands/group-lecturers.ts';
import { sharedGroups } from '../../policies/leading.ts';
import { presentCoLecturers, presentLecturer } from '../../presenters/lecturers.ts';
import { addGroup, editGroup } from '../../commands/save-group.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { presentGroup } from '../../presenters/group.ts';
import { byTitle } from '../../presenters/names.ts';
import { peopleOf } from '../../presenters/people.ts';
import type { Group } from '../../storage/group-store.ts';
import type { User } from '../../storage/user-store.ts';
import { type Api } from '../api.ts';
import { notice } from '../notice.ts';
import { makingRoute } from '../making-route.ts';
import { route } from '../route.ts';

/** Groups: those that a lecturer leads, a student's one. (PPL-5) */
export function groupRoutes(api: Api, context: AppContext): void {
  const { storage } = context;

  route(api, CALLS.groups, async ({ session }) => {
    const { user } = session;
    return { payload: await presentGroups(context, await groupsOf(context, user), user) };
  });

  makingRoute(api, context, CALLS.addGroup, {
    make: async ({ session: { user }, body }) => ({
      made: [(await addGroup(context, user, body.name, body.users ?? [])).id],
    }),
    tell: async ({ session: { user } }, [id = '']) => {
      const added = await storage.groups.find(id);
      if (added === null) throw new AppError('NOT_FOUND');
      return { payload: await presentOne(context, added, user), message: notice('GROUP_ADDED') };
    },
  });

  route(api, CALLS.editGroup, async ({ session, body }) => {
    const { user } = session;
    const edited = await editGroup(context, user, body);
    return { payload: await presentOne(context, edited, user), message: notice('GROUP_CHANGED') };
  });

  route(api, CALLS.deleteGroup, async ({ params }) => {
    await storage.groups.remove(params.id, context.now());
    return { payload: null, message: notice('GROUP_DELETED') };
  });

  leadingRoutes(api, context);
}

/** Who leads groups alongside their owners, and who owns them. (PPL-21, PPL-22) */
function leadingRoutes(api: Api, context: AppContext): void {
  route(api, CALLS.schoolGroups, async () => ({ payload: await presentSchoolGroups(context) }));

  route(api, CALLS.addGroupLecturer, async ({ session, body }) => {
    await addGroupLecturer(context, session.user, body);
    return { payload: null, message: notice('GROUP_LECTURER_SAVED') };
  });

  route(api, CALLS.removeGroupLecturer, async ({ body }) => {
    await removeGroupLecturer(context, body);
    return { payload: null, message: notice('GROUP_LECTURER_REMOVED') };
  });

  route(api, CALLS.leaveGroup, async ({ session, body }) => {
    await removeGroupLecturer(context, { group: body.group, lecturer: session.user.id });
    return { payload: null, message: notice('GROUP_LEFT') };
  });

  route(api, CALLS.handOverGroup, async ({ body }) => {
    await handOverGroup(context, body);
    return { payload: null, message: notice('GROUP_HANDED_OVER') };
  });
}

async function presentSchoolGroups({ storage, now }: AppContext): Promise<SchoolGroup[]> {
  const groups = await storage.groups.all();
  const ids = groups.map(({ id }) => id);
  const [members, beside] = [await storage.groups.members(ids), await storage.groupLecturers.of(ids)];
  const people = await peopleOf(storage, [
    ...groups.map(({ teacher }) => teacher),
    ...beside.map((one) => one.lecturer),
  ]);
  return groups.toSorted(byTitle).flatMap(({ id, name, num_games, teacher }) => {
    const owner = people.get(teacher);
    if (owner === undefined) return [];
    const own = beside.filter(({ group }) => group === id);
    const co_lecturers = presentCoLecturers(own, people, now());
    return [
      { id, name, students: members[id]?.length ?? 0, games: num_games, owner: presentLecturer(owner), co_lecturers },
    ];
  });
}

async function groupsOf(context: AppContext, user: User): Promise<readonly Group[]> {
  const { storage } = context;
  if (user.type === 'TEACHER') return storage.groups.of(user.id, await sharedGroups(context, user));
  const own = user.group === null ? null : await storage.groups.find(user.group);
  return own === null ? [] : [own];
}

async function presentGroups(
  { storage, now }: AppContext,
  groups: readonly Group[],
  viewer: User,
): Promise<GroupPayload[]> {
  const members = await storage.groups.members(groups.map((one) => one.id));
  const beside = viewer.type === 'TEACHER' ? await storage.groupLecturers.of(groups.map((one) => one.id)) : [];
  const teachers = [...groups.map(({ teacher }) => teacher), ...beside.map(({ lecturer }) => lecturer)];
  const people = await peopleOf(storage, [...Object.values(members).flat(), ...teachers]);
  const ofGroup = (id: string) => (members[id] ?? []).flatMap((member) => people.get(member) ?? []);
  return groups.toSorted(byTitle).map((one) => {
    const own = beside.filter(({ group }) => group === one.id);
    const coLecturers = presentCoLecturers(own, people, now());
    const lecturer = people.get(one.teacher);
    return presentGroup(one, ofGroup(one.id), { lecturer, coLecturers, viewer });
  });
}

async function presentOne(context: AppContext, one: Group, viewer: User): Promise<GroupPayload> {
  const [presented] = await presentGroups(context, [one], viewer);
  if (presented === undefined) throw new AppError('NOT_FOUND');
  return presented;
}
