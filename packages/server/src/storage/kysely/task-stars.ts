import { type Stars, STARS } from '@fracht/engine';
import { z } from 'zod';
import type { TaskStars, TaskStarStore } from '../task-star-store.ts';
import type { Db } from '../tables.ts';
import { isErased } from './is-erased.ts';
import { inTurn } from './turn.ts';

const storedStars = z.literal(STARS);

/** The stars of tasks in SQL. */
export function sqlTaskStarStore(db: Db): TaskStarStore {
  return {
    async keep(played) {
      const before = await keptOf(db, played);
      if (before !== null && before >= played.stars) return before;
      // Under the same lock as erasures, which would otherwise be undone by a task that was being stored.
      return inTurn(db, (transaction) => keep(transaction, played));
    },
    async ofStudents(students) {
      if (students.length === 0) return [];
      const rows = db.selectFrom('task_stars').selectAll().where('student', 'in', students);
      const found = await rows.orderBy('at').orderBy('item').execute();
      return found.map(({ stars, ...row }) => ({ ...row, stars: storedStars.parse(stars) }));
    },
  };
}

async function keptOf(db: Db, { student, item }: TaskStars): Promise<Stars | null> {
  const kept = db.selectFrom('task_stars').select('stars').where('student', '=', student).where('item', '=', item);
  const row = await kept.executeTakeFirst();
  return row === undefined ? null : storedStars.parse(row.stars);
}

async function keep(db: Db, played: TaskStars): Promise<Stars> {
  const before = await keptOf(db, played);
  if (before !== null && before >= played.stars) return before;
  if (await isErased(db, played.student)) return played.stars;
  const { student, item, stars, at } = played;
  await db.deleteFrom('task_stars').where('student', '=', student).where('item', '=', item).execute();
  await db.insertInto('task_stars').values({ student, item, stars, at }).execute();
  return stars;
}
