import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { makeLog } from '../../src/log.ts';
import { startServer } from '../../src/server.ts';
import { databaseOf } from '../support/postgres.ts';
import { ApiClient } from './api-client.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** The first admin of every server here. */
export const ADMIN = { ADMIN_EMAIL: 'admin@szkola.test', ADMIN_PASSWORD: 'bardzo dlugie haslo' };
const PASSWORD = 'haslo do lekcji';
const NO_COST = { memoryCost: 64, timeCost: 1 };

export type School = {
  readonly address: string;
  readonly teacher: ApiClient;
  readonly students: readonly ApiClient[];
  readonly group: string;
  /** A new game of the group. */
  readonly game: (fields?: Readonly<Record<string, string>>) => Promise<string>;
  readonly logIn: (email: string, password?: string) => Promise<ApiClient>;
};

/** A folder that is gone after the test. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-live-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A real server in this process, on ports of its own. */
export async function aServer(variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const config = readConfig({ PORT: '0', SOCKET_PORT: '0', DEMO: '0', DATA_DIR: aFolder(), ...ADMIN, ...variables });
  const server = await startServer(config, { log: makeLog('silent'), hashCost: NO_COST });
  onTestFinished(() => server.close());
  return server.address;
}

/** A real server in a process of its own, which can be killed. */
export async function aProcess(
  folder: string,
  port = '0',
): Promise<{ readonly address: string; readonly kill: () => Promise<void> }> {
  const database = await databaseOf(folder);
  const environment = { PORT: port, SOCKET_PORT: '0', DEMO: '0', DATA_DIR: folder, ...database, ...ADMIN };
  const child = spawn(process.execPath, [MAIN], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  const [printed] = await once(child.stdout, 'data');
  const address = /http:\/\/[\w.]+:\d+/u.exec(String(printed))?.[0] ?? '';
  return {
    address,
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/** A lecturer, a group of `count` students, and the settings of the lesson, all made over the API. */
export async function aSchool(
  address: string,
  count: number,
  settings: Readonly<Record<string, number>>,
): Promise<School> {
  const admin = await new ApiClient(address).logIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  const values = Object.entries(settings).map(([key, value]) => ({ key, value }));
  await must(admin.patch('game/update-settings/', { settings: values }));
  const logIn = (email: string, password = PASSWORD) => new ApiClient(address).logIn(email, password);
  const person = { password: PASSWORD, last_name: 'Testowa' };
  await must(admin.post('user/add/', { ...person, email: 'ewa@szkola.test', first_name: 'Ewa', type: 'TEACHER' }));
  const teacher = await logIn('ewa@szkola.test');
  const students: ApiClient[] = [];
  const ids: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const email = `gracz${index}@szkola.test`;
    const added = await must(
      teacher.post('user/add/', { ...person, email, first_name: `Gracz${index}`, type: 'STUDENT' }),
    );
    ids.push(added.payload.id);
    students.push(await logIn(email));
  }
  const made = await must(teacher.post('group/add/', { name: 'Spedycja 3B', users: JSON.stringify(ids) }));
  const group: string = made.payload.id;
  const game = async (fields: Readonly<Record<string, string>> = {}): Promise<string> =>
    (await must(teacher.post('game/add/', { group, seed: 'lekcja', ...fields }))).payload.id;
  return { address, teacher, students, group, game, logIn };
}

async function must<Answer extends { readonly status: number; readonly payload: unknown }>(
  asked: Promise<Answer>,
): Promise<Answer> {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.payload)}`);
  return answer;
}
