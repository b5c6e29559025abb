import { ADMIN, type RunningServer } from './server.ts';
import { type ApiClient, logIn, textAt } from './api.ts';

export type Person = { readonly id: string; readonly email: string; readonly password: string; readonly name: string };

/** A school with one lecturer and one group, made through the API as an admin and a lecturer would. */
export type School = {
  readonly admin: ApiClient;
  readonly teacherApi: ApiClient;
  readonly teacher: Person;
  readonly students: readonly Person[];
  readonly group: { readonly id: string; readonly name: string };
};

const PASSWORD = 'Szczecin-Poznan-265';
const STUDENTS: readonly Name[] = [
  ['Zofia', 'Kwiatkowska'],
  ['Bartek', 'Wilk'],
  ['Ola', 'Łęcka'],
  ['Kacper', 'Tracz'],
  ['Lena', 'Żak'],
  ['Michał', 'Sobczak'],
  ['Julia', 'Wróbel'],
  ['Hubert', 'Środa'],
];

/** Settings under which nothing happens by itself: for screens that a situation's card would take the place of. */
export const CALM = { critical_per_round: 0, random_per_round: 0, change_per_round: 0, ferry_chance: 0 } as const;

/** A game for situations that are brought on purpose: nothing else happens, and there is always an order to drive for. */
export const STAGED = {
  ...CALM,
  unit_ms: 300,
  preparation_minutes: 0,
  orders_per_player_per_round: 30,
  check_chance_home: 0,
  check_chance_abroad: 0,
} as const;

/** First and last name. */
export type Name = readonly [string, string];

/**
 * Makes the school with `size` students, named by turns; `settings` hold for every game made afterwards, `unit_ms` above all: how
 * long a unit of game time lasts.
 */
export async function makeSchool(
  server: RunningServer,
  size: number,
  settings: Readonly<Record<string, number>>,
  names: readonly Name[] = STUDENTS,
): Promise<School> {
  const admin = await logIn(server.url, ADMIN.email, ADMIN.password);
  const changed = Object.entries(settings).map(([key, value]) => ({ key, value }));
  await admin.send('PATCH', 'game/update-settings/', { settings: JSON.stringify(changed) });
  const teacher = await person(admin, 'TEACHER', 'Katarzyna', 'Maj');
  const teacherApi = await logIn(server.url, teacher.email, teacher.password);
  await teacherApi.send('PATCH', 'user/settings/', { public_names: true });
  const group = await teacherApi.send('POST', 'group/add/', { name: 'LOG-2A' });
  const groupId = textAt(group, ['id']);
  const students: Person[] = [];
  for (let index = 0; index < size; index += 1) {
    const [first = 'Jan', last = 'Nowak'] = names[index % names.length] ?? [];
    students.push(
      await person(teacherApi, 'STUDENT', first, index < names.length ? last : `${last}-${index}`, groupId),
    );
  }
  return { admin, teacherApi, teacher, students, group: { id: groupId, name: 'LOG-2A' } };
}

let count = 0;

async function person(api: ApiClient, type: string, first: string, last: string, group?: string): Promise<Person> {
  count += 1;
  const email = `osoba${count}@szkola.example`;
  const body = {
    email,
    first_name: first,
    last_name: last,
    type,
    password: PASSWORD,
    ...(group === undefined ? {} : { group }),
  };
  const made = await api.send('POST', 'user/add/', body);
  return { id: textAt(made, ['id']), email, password: PASSWORD, name: `${first} ${last}` };
}
