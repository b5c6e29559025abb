import { CALLS, type GroupPayload } from '@fracht/protocol';
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

/** Groups: a teacher's own, a student's one. (PPL-5) */
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
}

async function groupsOf({ storage }: AppContext, user: User): Promise<readonly Group[]> {
  if (user.type === 'TEACHER') return storage.groups.of(user.id);
  const own = user.group === null ? null : await storage.groups.find(user.group);
  return own === null ? [] : [own];
}

async function presentGroups({ storage }: AppContext, groups: readonly Group[], viewer: User): Promise<GroupPayload[]> {
  const members = await storage.groups.members(groups.map((one) => one.id));
  const teachers = groups.map(({ teacher }) => teacher);
  const people = await peopleOf(storage, [...Object.values(members).flat(), ...teachers]);
  const ofGroup = (id: string) => (members[id] ?? []).flatMap((member) => people.get(member) ?? []);
  return groups
    .toSorted(byTitle)
    .map((one) => presentGroup(one, ofGroup(one.id), people.get(one.teacher), viewer.id === one.teacher));
}

async function presentOne(context: AppContext, one: Group, viewer: User): Promise<GroupPayload> {
  const [presented] = await presentGroups(context, [one], viewer);
  if (presented === undefined) throw new AppError('NOT_FOUND');
  return presented;
}
