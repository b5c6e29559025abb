import { type Calls, CALLS, type SentPart } from '@fracht/protocol';
import { ApiClient } from './api-client.ts';

/** The first admin of the servers that tests start, as set in their environment. */
export const ADMIN = { ADMIN_EMAIL: 'admin@szkola.test', ADMIN_PASSWORD: 'bardzo dlugie haslo' };
/** The password of everybody else. */
export const PASSWORD = 'haslo do lekcji';

type NewPerson = SentPart<Calls['addUser'], 'body'>['body'];
type NewGame = SentPart<Calls['addGame'], 'body'>['body'];

export type TestSchool = {
  readonly address: string;
  readonly admin: ApiClient;
  readonly teacher: ApiClient;
  readonly students: readonly ApiClient[];
  /** Ids of the students, in their order. */
  readonly ids: readonly string[];
  readonly group: string;
  /** Makes a game of the group and gives its id. */
  readonly newGame: (fields?: Partial<NewGame>) => Promise<string>;
  readonly guest: () => ApiClient;
  readonly logIn: (email: string, password?: string) => Promise<ApiClient>;
};

/**
 * A lecturer, a group of `count` students, and these settings for future games, all made by calls of the server's admin and the
 * lecturer. `way` is how all of them encode POST bodies unless a request says otherwise.
 */
export async function aSchool(
  address: string,
  count: number,
  settings: Readonly<Record<string, number>> = {},
  way: 'multipart' | 'urlencoded' = 'urlencoded',
): Promise<TestSchool> {
  const guest = () => new ApiClient(address, { way });
  const logIn = (email: string, password = PASSWORD) => guest().logIn(email, password);
  const admin = await logIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  await changeSettings(admin, settings);
  const lecturer = { email: 'ewa@szkola.test', first_name: 'Ewa', last_name: 'Zaręba', type: 'TEACHER' } as const;
  await addPerson(admin, { ...lecturer, password: PASSWORD });
  const teacher = await logIn(lecturer.email);
  const students: ApiClient[] = [];
  const ids: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const student = { email: `gracz${index}@szkola.test`, first_name: `Gracz${index}`, last_name: 'Żak' };
    ids.push(await addPerson(teacher, { ...student, type: 'STUDENT', password: PASSWORD }));
    students.push(await logIn(student.email));
  }
  const { id: group } = await teacher.call(CALLS.addGroup, { body: { name: 'Spedycja 3B', users: ids } });
  const newGame: TestSchool['newGame'] = async (fields = {}) =>
    (await teacher.call(CALLS.addGame, { body: { group, seed: 'lekcja', ...fields } })).id;
  return { address, admin, teacher, students, ids, group, newGame, guest, logIn };
}

/** Adds somebody, as an admin or a lecturer may, and gives the id. Throws if it is refused. */
export async function addPerson(by: ApiClient, person: NewPerson): Promise<string> {
  return (await by.call(CALLS.addUser, { body: person })).id;
}

/** Changes settings for future games. Throws if it is refused. */
export async function changeSettings(admin: ApiClient, settings: Readonly<Record<string, number>>): Promise<void> {
  const changed = Object.entries(settings).map(([key, value]) => ({ key, value }));
  await admin.call(CALLS.updateSettings, { body: { settings: changed } });
}
