import { demoSchool } from '@fracht/content';
import { demoId } from '../accounts/demo-accounts.ts';
import type { AppContext } from '../context.ts';
import type { NewUser } from '../storage/user-store.ts';

/** Ids of the demo school's people and groups. */
export type DemoPeople = {
  readonly teacher: string;
  readonly groups: readonly { readonly id: string; readonly students: readonly string[] }[];
};

type Person = { readonly first_name: string; readonly last_name: string; readonly email: string };

/** Creates the lecturer, the groups and their students, all with this password and `createdAt` (ms); existing ones stay. */
export async function makeDemoPeople(
  { storage, passwords }: AppContext,
  password: string,
  createdAt: number,
): Promise<DemoPeople> {
  const passwordHash = await passwords.hash(password);
  const shared = { passwordHash, approved: true, createdAt, group: null };
  const add = async (person: Person, type: NewUser['type'], teacher: string | null): Promise<string> => {
    const { first_name, last_name, email } = person;
    const known = await storage.users.findByEmail(email);
    if (known !== null) return known.id;
    const id = demoId(email);
    await storage.users.add({ ...shared, id, first_name, last_name, email, type, teacher });
    return id;
  };
  const teacher = await add(demoSchool.lecturer, 'TEACHER', null);
  await storage.users.change(teacher, { publicNames: true });
  const groups: { id: string; students: string[] }[] = [];
  const made = await storage.groups.of(teacher);
  for (const { name, students } of demoSchool.groups) {
    const known = made.find((group) => group.name === name);
    const id = known?.id ?? demoId(name);
    const members: string[] = [];
    for (const student of students) members.push(await add(student, 'STUDENT', teacher));
    if (known === undefined) await storage.groups.add({ id, name, teacher, num_games: 0, createdAt }, members);
    groups.push({ id, students: members });
  }
  return { teacher, groups };
}
