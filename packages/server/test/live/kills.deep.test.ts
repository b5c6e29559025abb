import { setTimeout as sleep } from 'node:timers/promises';
import { world } from '@fracht/content';
import { gameTotals, score } from '@fracht/engine';
import { CALLS, fromWire, mergeWire } from '@fracht/protocol';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underThisSeed } from '@fracht/testing/runs/seeds.ts';
import { changeSettings } from '@fracht/testing/school/school.ts';
import { until } from '@fracht/testing/school/until.ts';
import { expect, test } from 'vitest';
import { chanceOf } from '../support/chance.ts';
import { gapsIn, logOf, wrongFor } from '../support/log-faults.ts';
import { inStored, type StoredSchool } from '../support/stored-school.ts';
import { begin, type BusySchool, busySchool, seatOf } from './busy-school.ts';
import { aFolder, aProcess } from './school.ts';
import { join } from './socket-client.ts';
import { countOf, writeFaults } from './write-faults.ts';

/** How many kills, and games of how many players. */
const COUNT = howMany({ many: 20 });
const [GAMES, PLAYERS] = [2, 2];
/** One unit of game time in ms: rounds that outlast any number of kills, and rounds that are over at once. */
const [LONG_UNIT_MS, SHORT_UNIT_MS] = [Math.max(200, COUNT * 20), 1];
/** The server lives at least this long, and up to so much longer, before it is killed, in ms. */
const [LEAST_LIFE_MS, MORE_LIFE_MS] = [400, 2500];
/** How long, in ms, beginning a game is tried while everybody is at work. */
const WHILE_BUSY_MS = 30_000;
/** How long, in ms, all games that reach their end may take to be over: some 17 s if nothing else runs. */
const OVER_IN_MS = 90_000;
/** How long, in ms, until each kind of thing was written once: some 5 s if nothing else runs. */
const HEARD_IN_MS = 90_000;
/** A kill loses at most so many ms of a game's clock, 99 times in 100: checked only after enough kills for that to mean something. (LVG-9) */
const MOST_LOST_MS = COUNT < 50 ? Number.POSITIVE_INFINITY : 1000;

type Lesson = BusySchool & {
  readonly folder: string;
  /** Games that reach their end, one from each life of the server that had room for it. */
  readonly short: string[];
  /** How many ms of a game's clock were not stored at each kill. */
  readonly unstored: number[];
  /** How many ms the restarted game was behind the last moment seen, when it was first sent whole; 0: it was not. */
  readonly setBack: number[];
  /** How many ms each start took until a game was sent whole. */
  readonly starts: number[];
};

/** A running game as its players saw it last. */
type SeenGame = { readonly game: string; /** In game seconds. */ readonly now: number };

underThisSeed((seed) => {
  test(
    '[LVG-9] [GMS-5] [STO-2] killed at any moment while everything is written, nothing acknowledged is lost or there twice',
    { timeout: 200_000 + COUNT * 60_000 },
    async () => {
      const chance = chanceOf(seed);
      const folder = aFolder();
      let server = await aProcess(folder);
      const port = new URL(server.address).port;
      const busy = await busySchool(server.address, { games: GAMES, players: PLAYERS, more: 1, unitMs: LONG_UNIT_MS });
      await changeSettings(busy.school.admin, { unit_ms: SHORT_UNIT_MS });
      const lesson: Lesson = { ...busy, folder, short: [], unstored: [], setBack: [], starts: [] };
      // Before everybody else is at work there is room for it, on any machine.
      await beginShort(lesson);
      let isOver = false;
      const working = Promise.all([
        ...lesson.seats.map((seat) => seat.play(() => isOver)),
        ...[...lesson.offices.values()].map((office) => office.write(() => isOver)),
      ]);
      const isHeard = (): boolean => unheardOf(lesson).length === 0;
      await Promise.race([until('each kind of thing was written once', isHeard, HEARD_IN_MS), working]);
      for (let kill = 0; kill < COUNT; kill += 1) {
        if (kill > 0) await beginShort(lesson, WHILE_BUSY_MS);
        await sleep(LEAST_LIFE_MS + chance() * MORE_LIFE_MS);
        const seen = await lastSeen(lesson);
        await server.kill();
        lesson.unstored.push(...(await unstoredOf(lesson, seen)));
        const began = performance.now();
        server = await aProcess(folder, port);
        (await join(lesson.school.teacher, lesson.games[0] ?? '')).leave();
        lesson.starts.push(performance.now() - began);
        lesson.setBack.push(...(await setBackOf(lesson, seen)));
      }
      isOver = true;
      await working;
      expect(lesson.short).not.toEqual([]);
      await until('all short games are over', async () => (await unfinishedOf(lesson)) === 0, OVER_IN_MS);
      tell(lesson);
      expect(unheardOf(lesson)).toEqual([]);
      expect(await faultsOf(lesson)).toEqual([]);
      expect(shareOf(lesson.unstored, 0.99)).toBeLessThanOrEqual(MOST_LOST_MS);
      expect(shareOf(lesson.setBack, 0.99)).toBeLessThanOrEqual(MOST_LOST_MS);
    },
  );
});

/** Begins a game that reaches its end, if the server has room for it within so many ms. */
async function beginShort({ school, short }: Lesson, within?: number): Promise<void> {
  const game = await school.newGame({ auto_advance: 'true' });
  const student = school.students.at(-1);
  if (student === undefined) throw new Error('no student');
  if (await begin(school, game, [await seatOf(school, student, game)], within)) short.push(game);
}

/** Those who have had no write and no action acknowledged. */
function unheardOf({ seats, offices }: Lesson): readonly string[] {
  const players = seats.filter(({ acknowledged }) => !acknowledged.some(({ isAccepted }) => isAccepted));
  const works = [...offices].filter(([, office]) => !office.isHeard);
  return [...players.map(({ user }) => user), ...works.map(([work]) => work)];
}

/** The running games, as they are seen at this moment. */
async function lastSeen({ school, games }: Lesson): Promise<readonly SeenGame[]> {
  const watchers = await Promise.all(games.map((game) => join(school.teacher, game)));
  const running = watchers.filter(({ game }) => game.state === 'IN_PROGRESS');
  return running.map((watcher) => ({ game: watcher.game_id, now: watcher.view().now }));
}

/** How many ms of each game's clock were lost with the server that was just killed: what was seen last, less what is stored. */
function unstoredOf({ folder }: Lesson, seen: readonly SeenGame[]): Promise<readonly number[]> {
  return inStored(folder, async (stored) => {
    const lost: number[] = [];
    for (const { game, now } of seen) {
      const [row] = await stored.all(
        'select max(at) as at from (select at from game_clocks where game = ? union all select max(at) from game_log where game = ?) as clocks',
        game,
        game,
      );
      lost.push(inMs(now - Number(row?.['at'] ?? 0)));
    }
    return lost;
  });
}

/** How many ms each game that was seen before a kill is behind when it is first sent whole. */
async function setBackOf({ school }: Lesson, seen: readonly SeenGame[]): Promise<readonly number[]> {
  const back: number[] = [];
  for (const { game, now } of seen) {
    const watcher = await join(school.teacher, game);
    back.push(inMs(Math.max(0, now - watcher.game.now)));
    watcher.leave();
  }
  return back;
}

/** Game seconds of a long game in ms. */
function inMs(seconds: number): number {
  return (seconds * LONG_UNIT_MS) / 60;
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

/**
 * Each game that reached its end is in the rankings once for its group and once for its player, with the result that its log leads to; one that was ended early is
 * not. Each counts once for its group and its player.
 */
async function resultFaults(stored: StoredSchool, { school, short, ended }: Lesson): Promise<readonly string[]> {
  const student = school.ids.at(-1) ?? '';
  const faults: string[] = [];
  for (const game of short) {
    const ranked = JSON.stringify(await rankedOf(stored, game));
    const played = JSON.stringify(await playedIn(school, game, student));
    if (ranked !== played) faults.push(`${game} is ranked as ${ranked}, and was played as ${played}`);
  }
  for (const game of ended) {
    if ((await rankedOf(stored, game)).length > 0) faults.push(`${game} is ranked, and was not played to its end`);
  }
  const games = short.length + ended.length;
  const counted = await countOf(stored, 'select num_games as count from groups where id = ?', school.group);
  const own = await countOf(stored, 'select games_played as count from users where id = ?', student);
  return [
    ...faults,
    ...(counted === games ? [] : [`games of the group: ${String(counted)} of ${String(games)}`]),
    ...(own === games ? [] : [`games of the player: ${String(own)} of ${String(games)}`]),
  ];
}

/** The content of a row of the rankings; `user` null: it is the group's. */
type Ranked = { readonly user: string | null; readonly score: number; readonly hasDelivered: boolean };

async function rankedOf(stored: StoredSchool, game: string): Promise<readonly Ranked[]> {
  const rows = await stored.all('select * from rankings where game = ? order by kind', game);
  return rows.map((row) => ({
    user: typeof row['user'] === 'string' ? row['user'] : null,
    score: Number(row['score']),
    hasDelivered: Number(row['has_delivered']) === 1,
  }));
}

/** The ranking entry that the log of a game that one student played has to lead to. */
async function playedIn({ teacher }: Lesson['school'], id: string, student: string): Promise<readonly Ranked[]> {
  const { game, changes } = await teacher.call(CALLS.replay, { params: { id } });
  const end = fromWire(changes.reduce(mergeWire, game), world);
  const player = end.players.find((one) => one.id === student);
  if (player === undefined) throw new Error(`${student} is not in ${id}`);
  const { hasDelivered } = player;
  return [
    ...(end.rankedGroup ? [{ user: null, score: gameTotals(end).score, hasDelivered }] : []),
    ...(player.rankedAlone ? [{ user: student, score: score(player), hasDelivered }] : []),
  ];
}

function tell({ seats, offices, short, unstored, setBack, starts }: Lesson): void {
  const acted = seats.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const written = [...offices].map(([work, office]) => {
    const count = office.written.filter(({ isAcknowledged }) => isAcknowledged).length;
    return `${work} ${String(count)} (${String(office.written.length - count)} unheard)`;
  });
  const figures = (values: readonly number[]): string => {
    const at = (share: number): string => String(Math.round(shareOf(values, share)));
    return `p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)} ms, n ${String(values.length)}`;
  };
  process.stderr.write(
    [
      `\nkills: ${String(COUNT)}; actions acknowledged ${String(acted)}; games finished ${String(short.length)}`,
      `acknowledged: ${written.join(', ')}`,
      `clock not stored: ${figures(unstored)}`,
      `clock set back: ${figures(setBack)}`,
      `start to the first whole game: ${figures(starts)}\n`,
    ].join('\nkills: '),
  );
}

/** The value that such a share of all do not exceed; 0: there are none. */
function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
