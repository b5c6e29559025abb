import { logIn, type Visitor } from './http.ts';
import { ADMIN, type Server } from './process.ts';
import { dig, textAt } from './reading.ts';

export type Student = Visitor & { readonly id: string; readonly email: string };

/** A school made by calls alone: an admin, a lecturer, a group and its students. */
export type School = {
  readonly admin: Visitor;
  readonly teacher: Visitor;
  readonly group: string;
  readonly students: readonly Student[];
};

export const PASSWORD = 'Kareta-na-rynku-9';

async function done(
  what: string,
  answer: Promise<{ status: number; payload: unknown; code: string | undefined }>,
): Promise<unknown> {
  const { status, payload, code } = await answer;
  if (status >= 300) throw new Error(`${what}: ${status} ${code ?? ''} ${JSON.stringify(payload)}`);
  return payload;
}

/** A lecturer whom an admin adds, logged in. */
export async function addTeacher({ http }: Server, admin: Visitor, email: string): Promise<Visitor> {
  const lecturer = { email, first_name: 'Anna', last_name: 'Lis', type: 'TEACHER', password: PASSWORD };
  await done('a lecturer', admin.send('POST', 'user/add/', lecturer));
  return logIn(http, email, PASSWORD);
}

export async function school(server: Server, size: number): Promise<School> {
  const admin = await logIn(server.http, ADMIN.email, ADMIN.password);
  const teacher = await addTeacher(server, admin, 'lis@szkola.test');
  const group = textAt(await done('a group', teacher.send('POST', 'group/add/', { name: 'LOG-1' })), 'id');
  const students: Student[] = [];
  for (let index = 0; index < size; index += 1) {
    const email = `uczen${index}@szkola.test`;
    const person = {
      email,
      first_name: `Jan${'abcdefgh'[index] ?? ''}`,
      last_name: 'Żak',
      type: 'STUDENT',
      group,
      password: PASSWORD,
    };
    const id = textAt(await done('a student', teacher.send('POST', 'user/add/', person)), 'id');
    students.push(Object.assign(await logIn(server.http, email, PASSWORD), { id, email }));
  }
  return { admin, teacher, group, students };
}

/** Makes a game and gives its id. */
export async function addGame(teacher: Visitor, fields: Readonly<Record<string, unknown>>): Promise<string> {
  return textAt(await done('a game', teacher.send('POST', 'game/add/', fields)), 'id');
}

/** Sets settings for the games that start from now on. */
export async function set(admin: Visitor, settings: Readonly<Record<string, number>>): Promise<void> {
  const list = Object.entries(settings).map(([key, value]) => ({ key, value }));
  await done('settings', admin.send('PATCH', 'game/update-settings/', { settings: list }));
}

/** The whole state by the call that shows a game. */
export async function whole(person: Visitor, game: string): Promise<unknown> {
  const payload = await done('the game', person.get(`game/get/?id=${game}`));
  if (dig(payload, 'id') !== game) throw new Error(`another game: ${JSON.stringify(payload).slice(0, 200)}`);
  return payload;
}
