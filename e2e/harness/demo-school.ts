import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from '@playwright/test';
import { onlyOne } from '../../scripts/lib/only-one.mjs';
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

/** Demo schools that are kept between runs: the data of a stopped server, with the debriefs of the newest game worked out. */
const KEPT = join(import.meta.dirname, '../../.cache/demo-school');

/** How long working them out may take: a minute of processor time, on a busy machine ten and more; in ms. */
const MADE_MS = 1_200_000;

/** A game that the demo group has played to its end: the newest one, or the one with this number. */
export async function pastGame(server: RunningServer, wanted: number = demoSchool.games): Promise<string> {
  const games = await (await studentAt(server)).call(CALLS.games, {});
  const game = games.find(({ groupName, number }) => groupName === demoSchool.group && number === wanted);
  if (game?.state !== 'FINISHED') throw new Error(`The demo group has not played game ${wanted}`);
  return game.id;
}

/**
 * The newest game of the demo group, once everything about it has been worked out, including the best known results, which takes a minute of
 * processor time.
 */
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

/** A member of the demo group whose debrief of its newest game has several stops. Which of them have is only known once that game was played. */
export async function studentOfSeveralStops(server: RunningServer): Promise<Person> {
  const id = await pastGame(server);
  const { email: teacher, password } = demoSchool.teacher;
  const teacherApi = await new ApiClient(server.url).logIn(teacher, password);
  const groups = await teacherApi.call(CALLS.groups, {});
  const members = groups.find(({ name }) => name === demoSchool.group)?.users ?? [];
  for (const { id: player, email = '', first_name, last_name } of members) {
    const known = await teacherApi.call(CALLS.debrief, { params: { id }, query: { player } });
    if (known.state === 'READY' && known.debrief.stops.length > 1)
      return { id: player, email, password: PASSWORD, name: `${first_name} ${last_name}` };
  }
  throw new Error('Nobody of the demo group has several stops');
}

function studentAt({ url }: RunningServer): Promise<ApiClient> {
  const { email, password } = demoSchool.student;
  return new ApiClient(url).logIn(email, password);
}

/**
 * A separate server with the demo school, in which the debriefs of the newest game are ready. Called before the tests of a file: the first file that asks has
 * the debriefs worked out, unless they are kept from an earlier run, and all others wait for it.
 */
export async function startWithDebriefs(): Promise<RunningServer> {
  test.setTimeout(test.info().timeout + MADE_MS);
  const kept = await onlyOne(`demo school ${KEPT}`, keptSchool);
  const data = mkdtempSync(join(tmpdir(), 'fracht-e2e-'));
  cpSync(kept, data, { recursive: true });
  return startServer({ DEMO: '1' }, data);
}

/** The folder of the demo school with the debriefs of its newest game, which is made if none from the same sources is kept. */
async function keptSchool(): Promise<string> {
  const kept = join(KEPT, demoSchoolKey());
  if (existsSync(kept)) return kept;
  // Made from other sources, or left incomplete by an interrupted run.
  rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  // Made under a temporary name, so that an incomplete one is never kept.
  const made = mkdtempSync(`${kept}.`);
  const server = await startServer({ DEMO: '1' }, made);
  try {
    await wholeGame(server);
  } finally {
    await server.rest();
  }
  renameSync(made, kept);
  return kept;
}
