import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '@fracht/testing/school/api-client.ts';
import { ADMIN, aSchool, type TestSchool } from '@fracht/testing/school/school.ts';
import { RestlessSeat } from '../cluster/restless-seat.ts';
import { OF_LECTURERS, RestlessOffice, type Work, WORKS } from './restless-office.ts';
import { join } from './socket-client.ts';

const TEACHER = 'ewa@szkola.test';
/** How many games are over before anything begins: without them there would be no survey to open or answer for a while. */
const ENDED = 4;
/** How long a server that is too busy to begin a game is asked again, in ms; in between it is left alone for longer than it takes to notice that it is free again. */
const [BEGUN_IN_MS, AGAIN_MS] = [60_000, 8000];

/** A school in which games are about to be played, and everything else to be written. */
export type BusySchool = {
  readonly school: TestSchool;
  readonly games: readonly string[];
  /** Games with every student that their lecturer ended in the first round. */
  readonly ended: readonly string[];
  readonly seats: readonly RestlessSeat[];
  readonly offices: ReadonlyMap<Work, RestlessOffice>;
};

type Size = {
  readonly games: number;
  /** In each game. */
  readonly players: number;
  /** Students who play in none of them. */
  readonly more: number;
  /** One unit of game time, in ms. */
  readonly unitMs: number;
};

/** Makes it: its games have begun, its seats and offices wait for the start. */
export async function busySchool(address: string, { games: count, players, more, unitMs }: Size): Promise<BusySchool> {
  const settings = { unit_ms: unitMs, leave_grace_s: 600, round_break_s: 5 };
  const school = await aSchool(address, count * players + more, settings);
  const ended: string[] = [];
  for (let index = 0; index < ENDED; index += 1) ended.push(await endedGame(school));
  const games: string[] = [];
  const seats: RestlessSeat[] = [];
  for (const [index, student] of school.students.slice(0, count * players).entries()) {
    if (index % players === 0) games.push(await school.newGame({ auto_advance: 'true' }));
    seats.push(await seatOf(school, student, games.at(-1) ?? ''));
  }
  for (const game of games) {
    await mustBegin(
      school,
      game,
      seats.filter((seat) => seat.game === game),
    );
  }
  const offices = new Map<Work, RestlessOffice>();
  // Each with their own session, since one keeps only its newest CSRF pairs.
  for (const work of WORKS) {
    offices.set(work, new RestlessOffice(work, await peopleFor(work, school), () => address));
  }
  return { school, games, ended, seats, offices };
}

async function peopleFor(work: Work, { students, logIn }: TestSchool): Promise<readonly ApiClient[]> {
  if (work === 'answer') return students;
  return [await (OF_LECTURERS.has(work) ? logIn(TEACHER) : logIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD))];
}

async function endedGame(school: TestSchool): Promise<string> {
  const game = await school.newGame();
  await mustBegin(school, game, await Promise.all(school.students.map((student) => seatOf(school, student, game))));
  const teacher = await join(school.teacher, game);
  const { ok, code = '' } = await teacher.act({ action: 'FINISH' });
  teacher.leave();
  if (ok !== true) throw new Error(`FINISH is refused: ${code}`);
  return game;
}

async function mustBegin(school: TestSchool, game: string, players: readonly RestlessSeat[]): Promise<void> {
  if (!(await begin(school, game, players))) throw new Error('The server is too busy to begin a game.');
}

export async function seatOf(
  school: TestSchool,
  student: TestSchool['students'][number],
  game: string,
): Promise<RestlessSeat> {
  const user = (await student.get('user/data/')).payload.id;
  return new RestlessSeat({ game, user, bearer: student.bearer, address: () => school.address, chance: Math.random });
}

/** Begins a game; false if the server was busy the whole time, for so many ms, and so began none. (RUN-9) */
export async function begin(
  school: TestSchool,
  game: string,
  players: readonly RestlessSeat[],
  within = BEGUN_IN_MS,
): Promise<boolean> {
  const teacher = await join(school.teacher, game);
  const end = performance.now() + within;
  let refusal: string | undefined = 'SERVER_FULL';
  while (refusal === 'SERVER_FULL' && performance.now() < end) {
    // A client that waits long for the server has disconnected meanwhile.
    for (const player of players) await player.do({ action: 'USER_JOIN' });
    const { ok, code } = await teacher.act({ action: 'START' });
    refusal = ok === true ? undefined : (code ?? 'UNKNOWN');
    if (refusal === 'SERVER_FULL') await sleep(AGAIN_MS);
  }
  teacher.leave();
  if (refusal !== undefined && refusal !== 'SERVER_FULL') throw new Error(`START is refused: ${refusal}`);
  return refusal === undefined;
}
