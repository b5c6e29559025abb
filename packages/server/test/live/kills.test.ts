import { setTimeout as sleep } from 'node:timers/promises';
import { changeSettings } from '@fracht/testing/school/school.ts';
import { until } from '@fracht/testing/school/until.ts';
import { expect, test } from 'vitest';
import { gapsIn, logOf, wrongFor } from '../support/log-faults.ts';
import { inStored, type StoredSchool } from '../support/stored-school.ts';
import { begin, type BusySchool, busySchool, seatOf } from './busy-school.ts';
import { aFolder, aProcess } from './school.ts';
import { join } from './socket-client.ts';
import { countOf, writeFaults } from './write-faults.ts';

/** So many kills; `npm run kills` asks for more of them than there is time for in every run. */
const COUNT = Number(process.env['KILLS'] ?? 2);
const [GAMES, PLAYERS] = [2, 2];
/** One unit of game time in ms: rounds that no number of kills outlasts, and rounds that are over at once. */
const [LONG_UNIT_MS, SHORT_UNIT_MS] = [Math.max(200, COUNT * 20), 1];
/** So long, and up to so much longer, the server lives before it is killed, in ms. */
const [LEAST_LIFE_MS, MORE_LIFE_MS] = [400, 2500];
/** So long, in ms, it is tried to begin a game while everybody is at work. */
const WHILE_BUSY_MS = 30_000;
/** All games that come to their end may take so long to be over, in ms: some 17 s where nothing else runs. */
const OVER_IN_MS = 300_000;

type Lesson = BusySchool & {
  readonly folder: string;
  /** Games that come to their end, one of each life that had room for it. */
  readonly short: string[];
  /** How many ms of a game's clock each kill took, and how many each start took until a game was told whole. */
  readonly lost: number[];
  readonly starts: number[];
};

test(
  '[LVG-9] [GMS-5] [STO-2] killed at any moment while everything is written, nothing acknowledged is lost or there twice',
  { timeout: 600_000 + COUNT * 60_000 },
  async () => {
    const folder = aFolder();
    let server = await aProcess(folder);
    const port = new URL(server.address).port;
    const busy = await busySchool(server.address, { games: GAMES, players: PLAYERS, more: 1, unitMs: LONG_UNIT_MS });
    await changeSettings(busy.school.admin, { unit_ms: SHORT_UNIT_MS });
    const lesson: Lesson = { ...busy, folder, short: [], lost: [], starts: [] };
    // Before all others are at work there is room for it, on any machine.
    await beginShort(lesson);
    let isOver = false;
    const working = Promise.all([
      ...lesson.seats.map((seat) => seat.play(() => isOver)),
      ...[...lesson.offices.values()].map((office) => office.write(() => isOver)),
    ]);
    for (let kill = 0; kill < COUNT; kill += 1) {
      if (kill > 0) await beginShort(lesson, WHILE_BUSY_MS);
      await sleep(LEAST_LIFE_MS + Math.random() * MORE_LIFE_MS);
      const seen = await lastSeen(lesson, () => server.kill());
      lesson.lost.push(...seen);
      const began = performance.now();
      server = await aProcess(folder, port);
      (await join(lesson.school.teacher, lesson.games[0] ?? '')).leave();
      lesson.starts.push(performance.now() - began);
    }
    isOver = true;
    await working;
    expect(lesson.short).not.toEqual([]);
    await until('all short games are over', async () => (await unfinishedOf(lesson)) === 0, OVER_IN_MS);
    expect(await faultsOf(lesson)).toEqual([]);
    tell(lesson);
  },
);

/** Begins a game that comes to its end, where the server has room for it within so many ms. */
async function beginShort({ school, short }: Lesson, within?: number): Promise<void> {
  const game = await school.newGame({ auto_advance: 'true' });
  const student = school.students.at(-1);
  if (student === undefined) throw new Error('no student');
  if (await begin(school, game, [await seatOf(school, student, game)], within)) short.push(game);
}

/** Kills the server; gives how many ms of each game's clock went with it: what its players saw last, less what is stored. */
async function lastSeen({ folder, school, games }: Lesson, kill: () => Promise<void>): Promise<readonly number[]> {
  const watchers = await Promise.all(games.map((game) => join(school.teacher, game)));
  const isRunning = watchers.map(({ game }) => game.state === 'IN_PROGRESS');
  const seen = watchers.map((watcher) => watcher.view().now);
  await kill();
  return inStored(folder, async (stored) => {
    const lost: number[] = [];
    for (const [index, game] of games.entries()) {
      if (isRunning[index] !== true) continue;
      const [row] = await stored.all(
        'select max(at) as at from (select at from game_clocks where game = ? union all select max(at) from game_log where game = ?) as clocks',
        game,
        game,
      );
      lost.push((((seen[index] ?? 0) - Number(row?.['at'] ?? 0)) * LONG_UNIT_MS) / 60);
    }
    return lost;
  });
}

function unfinishedOf({ folder, short }: Lesson): Promise<number> {
  return inStored(folder, async (stored) => {
    const all = await stored.all("select id from games where state <> 'FINISHED'");
    return all.filter(({ id }) => short.includes(String(id))).length;
  });
}

/** What is wrong with what is stored. */
function faultsOf(lesson: Lesson): Promise<readonly string[]> {
  return inStored(lesson.folder, async (stored) => {
    const faults = [...(await stored.damage()), ...(await resultFaults(stored, lesson))];
    for (const game of lesson.games) {
      const log = await logOf(stored, game);
      const players = lesson.seats.filter((seat) => seat.game === game);
      faults.push(...gapsIn(log), ...players.flatMap((player) => wrongFor(player, log)));
    }
    for (const [work, { written }] of lesson.offices) {
      faults.push(...(await writeFaults(work, { stored, written, folder: lesson.folder })));
    }
    return faults;
  });
}

/** Each game that is over has its results once, and counts once for its group and its player. */
async function resultFaults(stored: StoredSchool, { school, short }: Lesson): Promise<readonly string[]> {
  const ranked: number[] = [];
  for (const game of short) {
    ranked.push(
      await countOf(stored, "select count(*) as count from rankings where game = ? and kind = 'GROUP'", game),
    );
  }
  const played = await countOf(stored, 'select num_games as count from groups where id = ?', school.group);
  const student = school.ids.at(-1) ?? '';
  const own = await countOf(stored, 'select games_played as count from users where id = ?', student);
  return [
    ...(ranked.every((count) => count === 1) ? [] : [`results in the rankings: ${ranked.join(' ')}`]),
    ...(played === short.length ? [] : [`games of the group: ${String(played)} of ${String(short.length)}`]),
    ...(own === short.length ? [] : [`games of the player: ${String(own)} of ${String(short.length)}`]),
  ];
}

function tell({ seats, offices, short, lost, starts }: Lesson): void {
  const acted = seats.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const written = [...offices].map(([work, office]) => {
    const count = office.written.filter(({ isAcknowledged }) => isAcknowledged).length;
    return `${work} ${String(count)} (${String(office.written.length - count)} unheard)`;
  });
  const figures = (values: readonly number[]): string => {
    const sorted = values.toSorted((one, other) => one - other).map((value) => Math.round(value));
    const at = (share: number): string =>
      String(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
    return `p50 ${at(0.5)}, p99 ${at(0.99)}, most ${String(sorted.at(-1))} ms, n ${String(sorted.length)}`;
  };
  process.stderr.write(
    [
      `\nkills: ${String(COUNT)}; actions acknowledged ${String(acted)}; games finished ${String(short.length)}`,
      `acknowledged: ${written.join(', ')}`,
      `clock lost: ${figures(lost)}`,
      `start to the first whole game: ${figures(starts)}\n`,
    ].join('\nkills: '),
  );
}
