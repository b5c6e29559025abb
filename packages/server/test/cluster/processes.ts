import { onTestFinished } from 'vitest';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { until } from '@fracht/testing/school/until.ts';
import { ADMIN, aSchool, type TestSchool } from '@fracht/testing/school/school.ts';
import { aFolder, aServer } from '../live/school.ts';
import { natsUrl } from '../support/nats.ts';
import { aPostgres } from '../support/postgres.ts';
import { join, type SocketClient } from '../live/socket-client.ts';
import { ServerProcess, type Shared } from './server-process.ts';

/** What all processes of a scratch school have in common. */
export async function sharedByAll(): Promise<Shared> {
  const { url, drop } = await aPostgres();
  onTestFinished(drop);
  return { DATABASE_URL: url, NATS_URL: natsUrl() };
}

/** This many servers of one school within this process: edges and owners behave as in separate processes. */
export async function severalServers(
  count: number,
): Promise<{ readonly addresses: readonly string[]; readonly database: string }> {
  const shared = await sharedByAll();
  const addresses: string[] = [];
  for (let index = 0; index < count; index += 1) addresses.push(await aServer(shared));
  return { addresses, database: shared.DATABASE_URL };
}

/** The same person at another process. */
export async function at(client: ApiClient, address: string): Promise<ApiClient> {
  const moved = new ApiClient(address);
  moved.bearer = client.bearer;
  await moved.get('auth/verify/');
  return moved;
}

/** How many live games and links a process counts as its own, and how many lines of its clients go to other processes. */
export async function countsAt(
  address: string,
): Promise<{ readonly games: number; readonly links: number; readonly carried: number }> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const valueOf = (name: string): number => Number(new RegExp(`^${name} (\\d+)$`, 'mu').exec(text)?.[1] ?? Number.NaN);
  return {
    games: valueOf('fracht_live_games'),
    links: valueOf('fracht_live_links'),
    carried: valueOf('fracht_edge_lines'),
  };
}

/** A process of a school that is stopped after the test. */
async function aServerProcess(shared: Shared): Promise<ServerProcess> {
  const process = await ServerProcess.make(shared, { DATA_DIR: aFolder(), ...ADMIN });
  onTestFinished(() => process.close());
  await process.start();
  return process;
}

/** This many processes of one school, and the school made at the first of them. */
export async function severalProcesses(
  count: number,
  students: number,
  settings: Readonly<Record<string, number>>,
): Promise<{ readonly processes: readonly ServerProcess[]; readonly school: TestSchool; readonly database: string }> {
  const shared = await sharedByAll();
  const processes = [await aServerProcess(shared)];
  // The others start at the same time, as they may when a machine starts.
  processes.push(...(await Promise.all(Array.from({ length: count - 1 }, () => aServerProcess(shared)))));
  const school = await aSchool(processes[0]?.address ?? '', students, settings);
  return { processes, school, database: shared.DATABASE_URL };
}

/** Waits until a process counts this many live games as its own. */
export async function untilOwns(process: ServerProcess, games: number): Promise<void> {
  await until(
    `${process.address} owns ${String(games)}`,
    async () => (await countsAt(process.address)).games === games,
  );
}

type Several = {
  readonly owner: string;
  readonly edge: string;
  readonly school: TestSchool;
  readonly game: string;
  readonly teacher: SocketClient;
  readonly student: ApiClient;
  /** The same student at the other process. */
  readonly moved: ApiClient;
};

/** Two processes, and a game that the first of them owns. */
export async function aGameElsewhere(): Promise<Several> {
  const {
    addresses: [owner = '', edge = ''],
  } = await severalServers(2);
  const school = await aSchool(owner, 1, { unit_ms: 1000, leave_grace_s: 60 });
  const game = await school.newGame();
  const teacher = await join(school.teacher, game);
  onTestFinished(() => teacher.leave());
  const [student] = school.students;
  if (student === undefined) throw new Error('no student');
  return { owner, edge, school, game, teacher, student, moved: await at(student, edge) };
}
