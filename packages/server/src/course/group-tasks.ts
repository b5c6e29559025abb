import { fullName, type GroupTasks } from '@fracht/protocol';
import { shownName } from '../presenters/names.ts';
import type { People } from '../presenters/game.ts';
import type { Storage } from '../storage/storage.ts';
import { activeTasks } from './tasks.ts';

/** How many tasks each member of a group has played to the end, and their stars, by name. (TRM-6, TST-3) */
export async function groupTasks(
  { library, taskStars }: Storage,
  members: readonly string[],
  people: People,
): Promise<GroupTasks> {
  const tasks = new Set((await activeTasks(library)).map(({ edited }) => edited.item.id));
  const kept = (await taskStars.ofStudents(members)).filter(({ item }) => tasks.has(item));
  const students = members.map((id) => {
    const own = kept.filter(({ student }) => student === id);
    const stars = own.reduce((sum, one) => sum + one.stars, 0);
    return { id, name: fullName(shownName(people.get(id))), done: own.length, stars };
  });
  return { all: tasks.size, students: students.toSorted((one, other) => one.name.localeCompare(other.name, 'pl')) };
}
