import { ApiClient, done } from '@fracht/testing/school/api-client.ts';

/** The first admin of every server here. */
export const ADMIN = { ADMIN_EMAIL: 'admin@szkola.test', ADMIN_PASSWORD: 'bardzo dlugie haslo' };
const PASSWORD = 'haslo do lekcji';

export type School = {
  readonly address: string;
  readonly teacher: ApiClient;
  readonly students: readonly ApiClient[];
  readonly group: string;
  /** A new game of the group. */
  readonly game: (fields?: Readonly<Record<string, string>>) => Promise<string>;
  readonly logIn: (email: string, password?: string) => Promise<ApiClient>;
};

/** A lecturer, a group of `count` students, and the settings of the lesson, all made over the API. */
export async function aSchool(
  address: string,
  count: number,
  settings: Readonly<Record<string, number>>,
): Promise<School> {
  const admin = await new ApiClient(address).logIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  const values = Object.entries(settings).map(([key, value]) => ({ key, value }));
  await done(admin.patch('game/update-settings/', { settings: values }));
  const logIn = (email: string, password = PASSWORD) => new ApiClient(address).logIn(email, password);
  const person = { password: PASSWORD, last_name: 'Testowa' };
  await done(admin.post('user/add/', { ...person, email: 'ewa@szkola.test', first_name: 'Ewa', type: 'TEACHER' }));
  const teacher = await logIn('ewa@szkola.test');
  const students: ApiClient[] = [];
  const ids: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const email = `gracz${index}@szkola.test`;
    const added = await done(
      teacher.post('user/add/', { ...person, email, first_name: `Gracz${index}`, type: 'STUDENT' }),
    );
    ids.push(added.payload.id);
    students.push(await logIn(email));
  }
  const made = await done(teacher.post('group/add/', { name: 'Spedycja 3B', users: JSON.stringify(ids) }));
  const group: string = made.payload.id;
  const game = async (fields: Readonly<Record<string, string>> = {}): Promise<string> =>
    (await done(teacher.post('game/add/', { group, seed: 'lekcja', ...fields }))).payload.id;
  return { address, teacher, students, group, game, logIn };
}
