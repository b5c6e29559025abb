import type { HoldingsPayload } from '@fracht/protocol';
import type { AppContext } from '../context.ts';

/** What a lecturer would leave behind. (PRV-4) */
export async function holdingsOf({ storage }: AppContext, lecturer: string): Promise<HoldingsPayload> {
  const students = await storage.users.studentsOf(lecturer);
  return {
    students: students.length,
    withoutEmail: students.filter(({ email }) => email === null).length,
    groups: (await storage.groups.of(lecturer)).length,
    games: (await storage.games.ofTeacher(lecturer)).length,
  };
}
