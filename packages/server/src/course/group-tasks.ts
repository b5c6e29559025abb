import { schoolDay } from '@fracht/content';
import type { GroupTasks } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import type { People } from '../presenters/game.ts';
import { shownNames } from '../presenters/names.ts';
import type { SetTasks } from '../storage/group-store.ts';
import { isPast } from './set-tasks.ts';
import { activeTasks } from './tasks.ts';

type Members = { readonly group: string; readonly members: readonly string[]; readonly people: People };

/**
 * For each member of a group, by name, how many tasks were played to the end, and their stars; and which tasks are set to the group.
 * (TRM-6, TRM-7, TST-3)
 */
export async function groupTasks(
  { storage, now }: Pick<AppContext, 'storage' | 'now'>,
  { group, members, people }: Members,
): Promise<GroupTasks> {
  const names = new Map((await activeTasks(storage.library)).map(({ edited }) => [edited.item.id, edited.item.name]));
  const kept = (await storage.taskStars.ofStudents(members)).filter(({ item }) => names.has(item));
  const nameOf = shownNames(people, members);
  const students = members.map((id) => {
    const own = kept.filter(({ student }) => student === id);
    const stars = own.reduce((sum, one) => sum + one.stars, 0);
    return { id, name: nameOf(id), done: own.length, stars };
  });
  const set = await storage.groups.tasks(group);
  return {
    all: names.size,
    students: students.toSorted((one, other) => one.name.localeCompare(other.name, 'pl')),
    set: set === null ? null : presentSet(set, { names, kept, today: schoolDay(now()) }),
  };
}

type KnownTasks = {
  readonly names: ReadonlyMap<string, string>;
  readonly kept: readonly { readonly item: string }[];
  readonly today: string;
};

/** What is set, without situations that are no longer tasks. */
function presentSet(set: SetTasks, { names, kept, today }: KnownTasks): GroupTasks['set'] {
  const tasks = set.items.flatMap((item) => {
    const name = names.get(item);
    return name === undefined ? [] : [{ item, name, done: kept.filter((one) => one.item === item).length }];
  });
  return tasks.length === 0 ? null : { until: set.until, isOver: isPast(set, today), tasks };
}
