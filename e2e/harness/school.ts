import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { addPerson, changeSettings } from '@fracht/testing/school/school.ts';
import { ADMIN, type RunningServer } from './server.ts';

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

/** Settings under which nothing happens by itself: for screens that a situation's card would cover. */
export const CALM = { critical_per_round: 0, random_per_round: 0, change_per_round: 0, ferry_chance: 0 } as const;

/** A game for situations that are triggered on purpose: nothing else happens, and there is always an order to drive for. */
export const STAGED = {
  ...CALM,
  // A round lasts five minutes: a slow machine needs a good part of them between triggering and answering.
  unit_ms: 500,
  preparation_minutes: 0,
  orders_per_player_per_round: 30,
  check_chance_home: 0,
  check_chance_abroad: 0,
} as const;

/** First and last name. */
export type Name = readonly [string, string];

/**
 * Makes the school with `size` students, named in turn; `settings` apply to every game made afterwards, above all `unit_ms`: how
 * long a unit of game time lasts.
 */
export async function makeSchool(
  server: RunningServer,
  size: number,
  settings: Readonly<Record<string, number>>,
  names: readonly Name[] = STUDENTS,
): Promise<School> {
  const admin = await new ApiClient(server.url).logIn(ADMIN.email, ADMIN.password);
  await changeSettings(admin, settings);
  const teacher = await person(admin, 'TEACHER', 'Katarzyna', 'Maj');
  const teacherApi = await new ApiClient(server.url).logIn(teacher.email, teacher.password);
  await teacherApi.call(CALLS.ownSettings, { body: { public_names: true } });
  const group = await teacherApi.call(CALLS.addGroup, { body: { name: 'LOG-2A' } });
  const students: Person[] = [];
  for (let index = 0; index < size; index += 1) {
    const [first = 'Jan', last = 'Nowak'] = names[index % names.length] ?? [];
    students.push(
      await person(teacherApi, 'STUDENT', first, index < names.length ? last : `${last}-${index}`, group.id),
    );
  }
  return { admin, teacherApi, teacher, students, group };
}

let count = 0;

async function person(
  api: ApiClient,
  type: 'TEACHER' | 'STUDENT',
  first: string,
  last: string,
  group?: string,
): Promise<Person> {
  count += 1;
  const email = `osoba${count}@szkola.example`;
  const names = { first_name: first, last_name: last };
  const id = await addPerson(api, { email, ...names, type, password: PASSWORD, ...(group && { group }) });
  return { id, email, password: PASSWORD, name: `${first} ${last}` };
}
