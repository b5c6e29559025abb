import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoSchoolKey } from './demo-school-key.ts';
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import type { Person } from './school.ts';
import { type RunningServer, startServer } from './server.ts';

const PASSWORD = 'szkola-pokazowa';

/** The demo school that a server with DEMO=1 makes: games were really played in it. */
export const demoSchool = {
  teacher: { id: '', email: 'barbara.nowicka@szkola.example', password: PASSWORD, name: 'Barbara Nowicka' },
  student: { id: '', email: 'zofia.lecka@szkola.example', password: PASSWORD, name: 'Zofia Łęcka' },
  group: 'Logistyka 2A',
  /** How many games the group has played, which is the number of the newest. */
  games: 3,
} as const satisfies {
  readonly teacher: Person;
  readonly student: Person;
  readonly group: string;
  readonly games: number;
};

/** Demo schools that are kept between runs: the data of a server at rest, where the debriefs of the newest game have been worked out. */
const KEPT = join(import.meta.dirname, '../../.cache/demo-school');

/** A game that the demo group has played to its end: the newest one, or the one of this number. */
export async function pastGame(server: RunningServer, wanted: number = demoSchool.games): Promise<string> {
  const games = await (await studentAt(server)).call(CALLS.games, {});
  const game = games.find(({ groupName, number }) => groupName === demoSchool.group && number === wanted);
  if (game?.state !== 'FINISHED') throw new Error(`The demo group has not played game ${wanted}`);
  return game.id;
}

/** The newest game of the demo group, once everything about it has been worked out, the best known too, which takes a minute of processor time. */
export async function wholeGame(server: RunningServer): Promise<string> {
  const id = await pastGame(server);
  const student = await studentAt(server);
  const isWhole = async (): Promise<boolean> => {
    const known = await student.call(CALLS.debrief, { params: { id }, query: {} });
    if (known.state === 'FAILED') throw new Error('The debriefs of the demo school cannot be worked out');
    return known.state === 'READY' && known.isWhole;
  };
  while (!(await isWhole())) await sleep(500);
  return id;
}

function studentAt({ url }: RunningServer): Promise<ApiClient> {
  const { email, password } = demoSchool.student;
  return new ApiClient(url).logIn(email, password);
}

/**
 * Makes the demo school and has the debriefs of its newest game worked out, once for all tests that read them: where it is kept from an earlier run, made from the
 * same sources, there is nothing to do.
 */
export async function workOutDebriefs(): Promise<void> {
  const key = demoSchoolKey();
  mkdirSync(KEPT, { recursive: true });
  const known = readdirSync(KEPT);
  if (known.includes(key)) return;
  for (const old of known.filter((name) => !name.startsWith(key))) removeFolder(join(KEPT, old));
  // Beside the name under which it is kept, so that none is kept that is not whole; another run may be making the same.
  const made = mkdtempSync(join(KEPT, `${key}.`));
  const server = await startServer({ DEMO: '1' }, made);
  try {
    await wholeGame(server);
  } finally {
    await server.rest();
  }
  if (existsSync(join(KEPT, key))) removeFolder(made);
  else renameSync(made, join(KEPT, key));
}

/** A server of its own with the demo school, where nobody waits for a debrief of the newest game. (`workOutDebriefs` has run.) */
export function startWithDebriefs(): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'fracht-e2e-'));
  cpSync(join(KEPT, demoSchoolKey()), data, { recursive: true });
  return startServer({ DEMO: '1' }, data);
}

function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
