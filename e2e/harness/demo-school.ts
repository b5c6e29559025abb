import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
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

/** The data of a server with the demo school, at rest, where the debriefs of its newest game have been worked out. */
const WORKED_OUT = fileURLToPath(new URL('../../test-results/demo-school', import.meta.url));

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

/** Makes the demo school and has the debriefs of its newest game worked out: once for all tests that read them. */
export async function workOutDebriefs(): Promise<void> {
  rmSync(WORKED_OUT, { recursive: true, force: true });
  const server = await startServer({ DEMO: '1' }, WORKED_OUT);
  try {
    await wholeGame(server);
  } finally {
    await server.rest();
  }
}

/** A server of its own with the demo school, where nobody waits for a debrief of the newest game. (`workOutDebriefs` has run.) */
export function startWithDebriefs(): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'fracht-e2e-'));
  cpSync(WORKED_OUT, data, { recursive: true });
  return startServer({ DEMO: '1' }, data);
}
