import type { Db } from '../tables.ts';

/** Debriefs of homework gave the student's own result as the best known: they are worked out again. Those of lessons stay. */
export async function debriefsOfHomework(db: Db): Promise<void> {
  const attempts = db.selectFrom('games').select('id').where('homework', 'is not', null);
  await db.deleteFrom('debriefs').where('game', 'in', attempts).execute();
}
