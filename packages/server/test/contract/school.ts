import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { makeLog } from '../../src/log.ts';
import { startServer } from '../../src/server.ts';
import { databaseOf } from '../support/postgres.ts';
import { ApiClient, done, type SentFields } from '@fracht/testing/school/api-client.ts';

const ADMIN = { ADMIN_EMAIL: 'admin@szkola.test', ADMIN_PASSWORD: 'bardzo dlugie haslo' };
export const PASSWORD = 'haslo do lekcji';

export type School = {
  readonly address: string;
  readonly admin: ApiClient;
  readonly teacher: ApiClient;
  readonly students: readonly ApiClient[];
  /** Ids of the students, in their order. */
  readonly ids: readonly string[];
  readonly group: string;
  readonly newGame: (fields?: SentFields) => Promise<string>;
  readonly guest: () => ApiClient;
};

/** A real server in this process for all tests of one file; gone after the last. */
export async function aServer(variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-contract-'));
  const own = { PORT: '0', SOCKET_PORT: '0', DEMO: '0', DATA_DIR: folder, ...(await databaseOf(folder)), ...ADMIN };
  const config = readConfig({ ...own, ...variables });
  const server = await startServer(config, { log: makeLog('silent'), hashCost: { memoryCost: 64, timeCost: 1 } });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return server.address;
}

/** An admin, a lecturer and a group of `count` students, made by calls; `settings` of the games to come. */
export async function aSchool(
  address: string,
  count: number,
  settings: Readonly<Record<string, number>> = {},
): Promise<School> {
  const guest = () => new ApiClient(address, { way: 'multipart' });
  const admin = await guest().logIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  await done(admin.patch('game/update-settings/', { settings: listOf(settings) }));
  const lecturer = { email: 'ewa@szkola.test', first_name: 'Ewa', last_name: 'Zaręba', type: 'TEACHER' };
  await done(admin.post('user/add/', { ...lecturer, password: PASSWORD }));
  const teacher = await guest().logIn('ewa@szkola.test', PASSWORD);
  const students: ApiClient[] = [];
  const ids: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const student = { email: `gracz${index}@szkola.test`, first_name: `Gracz${index}`, last_name: 'Żak' };
    const added = await done(teacher.post('user/add/', { ...student, type: 'STUDENT', password: PASSWORD }));
    ids.push(added.payload.id);
    students.push(await guest().logIn(student.email, PASSWORD));
  }
  const group: string = (await done(teacher.post('group/add/', { name: 'Spedycja 3B', users: ids }))).payload.id;
  const newGame = async (fields: SentFields = {}): Promise<string> =>
    (await done(teacher.post('game/add/', { group, seed: 'lekcja', ...fields }))).payload.id;
  return { address, admin, teacher, students, ids, group, newGame, guest };
}

/** The item at a place of a list that has one there. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}

const listOf = (settings: Readonly<Record<string, number>>) =>
  Object.entries(settings).map(([key, value]) => ({ key, value }));
