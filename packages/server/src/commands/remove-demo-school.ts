import { DEMO_STUDENTS, DEMO_TEACHER } from '../accounts/demo-accounts.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Game } from '../storage/game-store.ts';
import type { User } from '../storage/user-store.ts';
import { eraseUser } from './erase-user.ts';

/** What is left of the demo school. */
type DemoRest = {
  readonly people: readonly User[];
  readonly groups: number;
  readonly games: readonly Game[];
  /** Students of the demo lecturer who do not belong to the demo school. */
  readonly others: readonly User[];
};

/** What is left of the demo school in this school; null: nothing. */
export async function demoRest({ storage }: AppContext): Promise<DemoRest | null> {
  const found = await storage.users.findAll([DEMO_TEACHER, ...DEMO_STUDENTS]);
  const people = found.filter(({ erased }) => !erased);
  const games = await demoGames(storage);
  if (people.length === 0 && games.length === 0) return null;
  const others = (await storage.users.studentsOf(DEMO_TEACHER)).filter(({ id }) => !DEMO_STUDENTS.has(id));
  return { people, games, others, groups: (await storage.groups.of(DEMO_TEACHER)).length };
}

/**
 * Deletes the demo school for good: its people, its groups, and the games in which only they played, with their results. Other people's games stay, and so do other
 * students of the demo lecturer, without a lecturer. Throws STUDENTS_LEFT if one of those has no e-mail. Calling it again continues an interrupted deletion.
 * (CFG-9)
 */
export async function removeDemoSchool(context: AppContext): Promise<void> {
  const rest = await demoRest(context);
  if (rest === null) return;
  if (rest.others.some(({ email }) => email === null)) throw new AppError('STUDENTS_LEFT');
  for (const { id } of rest.games) {
    await context.live.forget(id);
    await context.storage.games.drop(id);
    // Once more: another process may have taken the running game in between.
    await context.live.forget(id);
  }
  // The lecturer last: her account shows that something is left to delete.
  const inOrder = rest.people.toSorted(
    (one, other) => Number(one.id === DEMO_TEACHER) - Number(other.id === DEMO_TEACHER),
  );
  for (const { id } of inOrder) await eraseUser(context, id);
}

/** The games, homework and duels that nobody but people of the demo school played. */
async function demoGames({ games }: AppContext['storage']): Promise<readonly Game[]> {
  const lists = [await games.ofTeacher(DEMO_TEACHER)];
  for (const id of DEMO_STUDENTS) {
    lists.push(await games.ofPlayer(id), await games.homeworkOf(id), await games.duelsOf(id));
  }
  const all = new Map(lists.flat().map((game) => [game.id, game]));
  return [...all.values()].filter(({ players }) => players.every(({ id }) => DEMO_STUDENTS.has(id)));
}
