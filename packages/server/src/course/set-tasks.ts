import { isDeepStrictEqual } from 'node:util';
import { schoolDay } from '@fracht/content';
import type { Competence, Stars } from '@fracht/engine';
import type { OwnSetTasks, SetTasksBody, TaskOffer } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import type { SetTasks } from '../storage/group-store.ts';
import { activeTasks } from './tasks.ts';

/**
 * Sets situations for a group to practise, or clears them. Throws VALIDATION on `items`, `until`, CHANGED_MEANWHILE if they have changed since the version that the
 * change is based on. (TST-4)
 */
export async function setTasks(
  { storage, now }: Pick<AppContext, 'storage' | 'now'>,
  { group, items, until, base }: SetTasksBody,
): Promise<void> {
  const wanted = [...new Set(items)];
  const known = new Set((await activeTasks(storage.library)).map(({ edited }) => edited.item.id));
  if (wanted.some((item) => !known.has(item))) throw fieldError('items', 'TASK_UNKNOWN');
  if (wanted.length > 0 && until !== null && until < schoolDay(now())) throw fieldError('until', 'DAY_PAST');
  const tasks = wanted.length === 0 ? null : { items: wanted, until };
  for (;;) {
    const stored = await storage.groups.tasks(group);
    const present = shownTasks(stored, known);
    if (!isBasedOn(present, base)) throw new AppError('CHANGED_MEANWHILE', { present });
    if (await storage.groups.setTasks(group, tasks, stored)) return;
    // Somebody else set others meanwhile: the base is compared again.
  }
}

/** What is set, as a lecturer reads it: without situations that are gone; nothing if none is left. */
function shownTasks(stored: SetTasks | null, known: ReadonlySet<string>): SetTasks {
  const items = (stored?.items ?? []).filter((item) => known.has(item));
  return { items, until: items.length === 0 ? null : (stored?.until ?? null) };
}

function isBasedOn(present: SetTasks, base: SetTasksBody['base']): boolean {
  const { items = present.items, until = present.until } = base ?? {};
  return until === present.until && isDeepStrictEqual(items, present.items);
}

/** The situations that can be set to a group, in the order of the libraries. (TRM-8) */
export async function taskOffers({ storage }: Pick<AppContext, 'storage'>, group: string): Promise<TaskOffer[]> {
  const members = (await storage.groups.members([group]))[group] ?? [];
  const kept = await storage.taskStars.ofStudents(members);
  return (await activeTasks(storage.library)).map(({ edited: { item }, competence }) => ({
    item: item.id,
    name: item.name,
    competence,
    done: kept.filter((one) => one.item === item.id).length,
  }));
}

type OwnTask = {
  readonly id: string;
  readonly name: string;
  readonly competence: Competence;
  readonly stars: Stars | null;
};

/** What is set to the group of a student until today or later, of these situations; null: nothing. (TST-5) */
export async function setTasksOf(
  { storage, now }: Pick<AppContext, 'storage' | 'now'>,
  student: string,
  tasks: readonly OwnTask[],
): Promise<OwnSetTasks | null> {
  const group = (await storage.users.find(student))?.group ?? null;
  const set = group === null ? null : await storage.groups.tasks(group);
  if (set === null || isPast(set, schoolDay(now()))) return null;
  const own = set.items.flatMap((item) => tasks.find(({ id }) => id === item) ?? []);
  if (own.length === 0) return null;
  return { until: set.until, tasks: own.map(({ id, name, stars }) => ({ item: id, name, stars })) };
}

/** Whether the last day is over. */
export function isPast({ until }: { readonly until: string | null }, today: string): boolean {
  return until !== null && until < today;
}
