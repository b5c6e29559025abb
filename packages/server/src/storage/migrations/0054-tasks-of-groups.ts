import type { Db } from '../tables.ts';

/** The tasks that are set to a group, as JSON; null: none. They go into the bin with their group and come back with it. */
export async function tasksOfGroups({ schema }: Db): Promise<void> {
  await schema.alterTable('groups').addColumn('tasks', 'text').execute();
  await schema.alterTable('removed_groups').addColumn('tasks', 'text').execute();
}
