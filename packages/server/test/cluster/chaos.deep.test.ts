import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ApiClient } from '@fracht/testing/school/api-client.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underThisSeed } from '@fracht/testing/runs/seeds.ts';
import { until } from '@fracht/testing/school/until.ts';
import { gapsIn, wrongFor } from '../support/log-faults.ts';
import { onCluster } from '../support/nats.ts';
import { onServer } from '../support/postgres.ts';
import { chanceOf } from '../support/chance.ts';
import { FAULTS, faultsInOrder } from './faults.ts';
import { severalProcesses } from './processes.ts';
import { RestlessSeat } from './restless-seat.ts';
import type { ServerProcess } from './server-process.ts';

/** How many faults. */
const COUNT = howMany({ many: 25 });
/** One unit of game time in ms: a round takes five minutes, or more with many faults, so that no game ends before the last of them. */
const UNIT_MS = Math.max(500, COUNT * 20);
const [GAMES, PLAYERS] = [3, 2];
/** After a fault each game has to continue by itself within so many ms; how soon it does is measured elsewhere. */
const GOES_ON_MS = 60_000;
/** How long after an entry was made it may be written to the log, on the game's clock, in ms on a slow machine. */
const WRITTEN_LATE_MS = 15_000;

const entry = z.object({
  seq: z.number(),
  epoch: z.number(),
  at: z.number(),
  player: z.string().nullable(),
  id: z.string().nullable(),
  written: z.number(),
});
type Entry = z.output<typeof entry>;

underThisSeed((seed) => {
  onCluster('whatever happens to three processes', () => {
    test(
      `[CLU-4] nothing that was acknowledged is lost or done twice, and each game has one clock`,
      { timeout: 600_000 + COUNT * 240_000 },
      async () => {
        const lessons = await aFewLessons(seed);
        let isOver = false;
        const playing = Promise.all(lessons.seats.map((seat) => seat.play(() => isOver)));
        await makeFaults(lessons, seed);
        isOver = true;
        await playing;
        for (const game of lessons.games) {
          const log = await logOf(game, lessons.database);
          const seats = lessons.seats.filter((seat) => seat.game === game);
          expect([
            ...gapsIn(log),
            ...fallenIn(log),
            ...leapsOf(log),
            ...seats.flatMap((seat) => wrongFor(seat, log)),
          ]).toEqual([]);
          expect(seats.every(({ acknowledged }) => acknowledged.some(({ isAccepted }) => isAccepted))).toBe(true);
        }
      },
    );
  });
});

type Lessons = {
  readonly processes: readonly ServerProcess[];
  readonly games: readonly string[];
  readonly seats: readonly RestlessSeat[];
  readonly database: string;
};

/** Games that have begun at three processes, and their players, who have not reconnected yet. */
async function aFewLessons(seed: number): Promise<Lessons> {
  const chance = chanceOf(seed);
  const settings = { unit_ms: UNIT_MS, leave_grace_s: 600, round_break_s: 5 };
  const { processes, school, database } = await severalProcesses(3, GAMES * PLAYERS, settings);
  await onServer('alter table game_log add column written timestamptz not null default clock_timestamp()', database);
  const address = (): string => processes[Math.floor(chance() * processes.length)]?.address ?? '';
  const seatOf = async (person: ApiClient, game: string): Promise<RestlessSeat> => {
    const user = (await person.get('user/data/')).payload.id;
    return new RestlessSeat({ game, user, bearer: person.bearer, address, chance });
  };
  const games: string[] = [];
  const seats: RestlessSeat[] = [];
  for (const [index, student] of school.students.entries()) {
    if (index % PLAYERS === 0) games.push(await school.newGame({ auto_advance: 'true' }));
    seats.push(await seatOf(student, games.at(-1) ?? ''));
  }
  for (const game of games) {
    for (const seat of seats.filter((one) => one.game === game)) await seat.do({ action: 'USER_JOIN' });
    await start(await seatOf(school.teacher, game));
  }
  return { processes, games, seats, database };
}

/** Begins the teacher's game, retrying as long as processes refuse because they are too busy. */
async function start(teacher: RestlessSeat): Promise<void> {
  while (teacher.acknowledged.at(-1)?.isAccepted !== true) await teacher.do({ action: 'START' });
}

/** One fault after another; after each every game continues by itself. */
async function makeFaults({ processes, games, seats }: Lessons, seed: number): Promise<void> {
  const chance = chanceOf(seed);
  const lastIn = (game: string): number =>
    Math.max(...seats.filter((seat) => seat.game === game).map(({ acknowledged }) => acknowledged.at(-1)?.at ?? 0));
  const goOn = async (what: string): Promise<void> => {
    const since = performance.now();
    for (const game of games) await until(`a game goes on, ${what}`, () => lastIn(game) > since, GOES_ON_MS);
    if (processes.some(({ pid }) => pid === null)) throw new Error(`a process ended by itself, ${what}`);
  };
  await goOn('before anything happens');
  for (const name of faultsInOrder(COUNT, chance)) {
    const begun = performance.now();
    await FAULTS[name]?.(processes, chance);
    await goOn(`after: ${name}`);
    process.stderr.write(`chaos: ${name}, ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
    await sleep(chance() * 1000);
  }
}

async function logOf(game: string, database: string): Promise<readonly Entry[]> {
  const columns = 'seq, epoch, at, player, id, extract(epoch from written)::float8 * 1000 as written';
  return z
    .array(entry)
    .parse(await onServer(`select ${columns} from game_log where game = '${game}' order by seq`, database));
}

/** Entries written under an ownership that was over. */
function fallenIn(log: readonly Entry[]): readonly string[] {
  return log.flatMap(({ seq, epoch }, index) =>
    epoch >= (log[index - 1]?.epoch ?? 0) ? [] : [`the epoch falls at ${String(seq)}`],
  );
}

/** Where game time went back, or ran faster than real time: between two entries, and over all of them. */
function leapsOf(log: readonly Entry[]): readonly string[] {
  const [first] = log;
  const isTooFast = (one: Entry, other: Entry): boolean =>
    other.at - one.at > (other.written - one.written + WRITTEN_LATE_MS) * (60 / UNIT_MS);
  return log.flatMap((next, index) => {
    const before = log[index - 1];
    if (before === undefined || first === undefined) return [];
    const back = next.at < before.at ? [`time goes back at ${String(next.seq)}`] : [];
    return isTooFast(before, next) || isTooFast(first, next) ? [...back, `time leaps at ${String(next.seq)}`] : back;
  });
}
