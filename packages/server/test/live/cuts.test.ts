import { setTimeout as sleep } from 'node:timers/promises';
import { join as path } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import Database from 'better-sqlite3';
import { world } from '@fracht/content';
import { fromWire, type WireGame } from '@fracht/protocol';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underThisSeed } from '@fracht/testing/runs/seeds.ts';
import { aSchool } from '@fracht/testing/school/school.ts';
import { until } from '@fracht/testing/school/until.ts';
import { expect, onTestFinished, test } from 'vitest';
import { chanceOf } from '../support/chance.ts';
import { RestlessSeat } from '../cluster/restless-seat.ts';
import { gapsIn, wrongFor } from '../support/log-faults.ts';
import { CuttingProxy } from './cutting-proxy.ts';
import { aFolder, aProcess } from './school.ts';
import { join } from './socket-client.ts';

/** How many cuts, in how many games of how many players. */
const COUNT = howMany({ few: 8, many: 300 });
const [GAMES, PLAYERS] = [howMany({ few: 1, many: 3 }), 3];
/** One unit of game time in ms: rounds that outlast any number of cuts. */
const UNIT_MS = Math.max(500, COUNT * 5);
/** Between two cuts, in ms: each player reconnects less often than the limit on whole games allows (CHN-5). */
const [LEAST_MS, MORE_MS] = [100, 160];

type Numbered = { readonly seq: number; readonly player: string | null; readonly id: string | null };

underThisSeed((seed) => {
  test(
    '[LVG-15] lines cut in the middle of a message, again and again: everybody is back on the same seat with the whole game, nothing is lost or there twice',
    { timeout: 120_000 + COUNT * 5000 },
    async () => {
      const chance = chanceOf(seed);
      const folder = aFolder();
      const { address } = await aProcess(folder);
      const proxy = await CuttingProxy.to(address);
      onTestFinished(() => proxy.close());
      const school = await aSchool(address, GAMES * PLAYERS, { unit_ms: UNIT_MS, leave_grace_s: 600 });
      const seats: RestlessSeat[] = [];
      const teachers = [];
      for (let index = 0; index < GAMES; index += 1) {
        const game = await school.newGame();
        const teacher = await join(school.teacher, game);
        for (const student of school.students.slice(index * PLAYERS, (index + 1) * PLAYERS)) {
          const user = (await student.get('user/data/')).payload.id;
          const { bearer } = student;
          const seat = new RestlessSeat({ game, user, bearer, address: () => proxy.address, chance });
          await seat.do({ action: 'USER_JOIN' });
          seats.push(seat);
        }
        await teacher.act({ action: 'START' });
        teachers.push(teacher);
      }
      let isOver = false;
      const playing = Promise.all(seats.map((seat) => seat.play(() => isOver)));
      while (proxy.cuts < COUNT) {
        await sleep(LEAST_MS + chance() * MORE_MS);
        proxy.cutOne(chance);
      }
      for (const teacher of teachers) await teacher.act({ action: 'STOP_EVENTS' });
      await until('all have heard of it', () => seats.every(({ heard }) => heard?.state === 'PAUSED'));
      isOver = true;
      await playing;
      const faults: string[] = [];
      for (const [index, seat] of seats.entries()) {
        const student = school.students[index];
        if (student === undefined) throw new Error('no student');
        // The seat has asked for so many CSRF pairs that the student's first is forgotten.
        await student.get('auth/verify/');
        const { game } = await join(student, seat.game);
        faults.push(...differing(seat.heard, game).map((field) => `${seat.user} has another ${field}`));
        faults.push(
          ...(game.players.filter(({ id }) => id === seat.user).length === 1 ? [] : [`${seat.user} has no seat`]),
        );
      }
      for (const teacher of teachers) {
        const log = logOf(folder, teacher.game_id);
        faults.push(...gapsIn(log));
        for (const seat of seats) if (seat.game === teacher.game_id) faults.push(...wrongFor(seat, log));
      }
      expect(faults).toEqual([]);
      const offline = seats.flatMap((seat) => seat.offline);
      // How many lines notice their cut before they are back depends on the machine; that some do shows that there were cuts.
      expect(offline.length).toBeGreaterThan(0);
      tell(proxy.cuts, seats);
    },
  );
});

/** The fields in which two copies of a game differ, as the engine reads them: countdowns are relative to each message. */
function differing(heard: WireGame | null, told: WireGame): readonly string[] {
  if (heard === null) return ['everything'];
  const [one, other] = [heard, told].map((game) => new Map(Object.entries(fromWire(game, world))));
  const fields = [...(one?.keys() ?? [])];
  return fields.filter((field) => !isDeepStrictEqual(one?.get(field), other?.get(field)));
}

function logOf(folder: string, game: string): readonly Numbered[] {
  const database = new Database(path(folder, 'fracht.sqlite'), { readonly: true });
  try {
    return database
      .prepare<[string], Numbered>('select seq, player, id from game_log where game = ? order by seq')
      .all(game);
  } finally {
    database.close();
  }
}

function tell(cuts: number, seats: readonly RestlessSeat[]): void {
  const acted = seats.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const lines = [
    `cuts: ${String(cuts)}; actions answered ${String(acted)}`,
    `from coming back to the whole game: ${figures(seats.flatMap(({ arrivals }) => arrivals))}`,
    `from the loss of a line to it: ${figures(seats.flatMap(({ offline }) => offline))}`,
  ];
  process.stderr.write(`\n${lines.join('\ncuts: ')}\n`);
}

function figures(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): string => String(Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN));
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms, most ${String(Math.round(sorted.at(-1) ?? 0))} ms, n ${String(sorted.length)}`;
}
