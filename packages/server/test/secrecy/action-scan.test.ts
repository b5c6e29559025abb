import { decide } from '@fracht/bots';
import { DEFAULT_SETTINGS, SHIPPED_LIBRARY } from '@fracht/content';
import { type GameAction, type GameState, type PlayerId, viewFor } from '@fracht/engine';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { until } from '@fracht/testing/school/until.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isLive, type LiveGame } from '../../src/live/live-game.ts';
import { aLine } from './a-line.ts';
import { Scanner } from './scan.ts';
import { storedGame, watchedHttp, type WatchedHttp } from './watched-http.ts';
import { allMarks } from './words.ts';

const STUDENTS: readonly PlayerId[] = ['s0', 's1', 's2'];
const OFTEN = { critical_per_round: 3, random_per_round: 3, change_per_round: 2 };
/** The real time between two looks of a player, in ms: five minutes of the game. */
const LOOK = 5000;
/** A round, or more than all four. */
const LOOKS = howMany({ few: 120, many: 600 });

/** An answer says that the action was done, or why not, and nothing else. */
const ANSWERS: Readonly<Record<number, z.ZodType>> = {
  200: z.strictObject({ payload: z.strictObject({ seq: z.int(), result: z.literal('accepted') }) }),
  409: z.strictObject({
    payload: z.null(),
    message: z.strictObject({ type: z.literal('warning'), text: z.string(), code: z.string() }),
  }),
};

underSeeds('action-scan', (seed) => {
  test(
    '[PRV-8] [SIT-13] [VIW-1] a whole game over server/action and the stream: no byte tells a student what the student has not met',
    { timeout: 240_000 },
    async () => {
      const http = await watchedHttp('PLAYED', STUDENTS);
      const live = await aLesson(http, `ziarno tej lekcji ${seed}`);
      // Those that have happened to somebody: each is one player's.
      const accidents = new Set<string>();
      const address = await http.app.app.listen({ host: '127.0.0.1', port: 0 });
      const lines = await Promise.all(STUDENTS.map((student) => aLine(http, address, student, accidents)));
      await until('all have the game', () => lines.every(({ heard }) => heard.length > 0));
      await started(live, http);
      const scanner = new Scanner(allMarks(SHIPPED_LIBRARY));
      const leaks = new Set<string>();
      const answers = { accepted: 0, refused: 0 };
      const wordy: string[] = [];
      for (let look = 0; look < LOOKS && live.host.state.state !== 'FINISHED'; look += 1) {
        for (const { student } of lines) {
          const action = wishOf(live.host.state, student, { look, seed });
          if (action === null) continue;
          const id = `${student}-${look}`;
          const { status, text } = await http.ask(student, 'POST', 'server/action/', {
            game: 'lekcja',
            data: { id, ...action },
          });
          answers[status === 200 ? 'accepted' : 'refused'] += 1;
          wordy.push(...(ANSWERS[status]?.safeParse(JSON.parse(text)).success === true ? [] : [text]));
          for (const leak of leaksIn(text)) leaks.add(leak);
        }
        await http.pass(LOOK);
        await live.host.idle();
        hear();
      }
      await live.host.act({ player: 'teacher', type: 'TEACHER' }, { id: 'end', action: { action: 'FINISH' } }, null);
      // The last changes are held back until the clock moves on.
      await http.pass(LOOK);
      const isOver = ({ heard }: (typeof lines)[number]) => heard.some((message) => message.includes('"FINISHED"'));
      await until('all have heard of the end', () => lines.every(isOver));
      hear();
      expect([...leaks, ...wordy]).toEqual([]);
      expect(answers.accepted).toBeGreaterThan(LOOKS / 10);
      expect(answers.refused).toBeGreaterThan(LOOKS / 40);
      expect(lines.map(({ heard }) => heard.length > LOOKS / 3)).toEqual([true, true, true]);
      // How much a single student learns through this game is random, and may be nothing.
      expect(lines.reduce((sum, { known }) => sum + known.ids.size, 0)).toBeGreaterThan(LOOKS / 30);

      /** What every student may know now is recorded before what was sent is checked. */
      function hear(): void {
        for (const { known } of lines) known.learn(live.host.state);
        for (const line of lines) {
          for (const message of line.heard.slice(line.taken))
            for (const leak of scanner.leaksIn(message, live.host.state, line.known)) leaks.add(leak);
          line.taken = line.heard.length;
        }
      }
      function leaksIn(text: string): readonly string[] {
        for (const { known } of lines) known.learn(live.host.state);
        return lines.flatMap(({ known }) => scanner.leaksIn(text, live.host.state, known));
      }
    },
  );
});

/** What a bot would do; every so often something that is refused. */
function wishOf(
  state: GameState,
  student: PlayerId,
  { look, seed }: { readonly look: number; readonly seed: number },
): GameAction | null {
  const hidden = state.orders.findLast(({ release }) => release > state.now);
  if (look % 20 === 7 && hidden !== undefined) return { action: 'BOOK_ORDER', order: hidden.id };
  const view = viewFor(state, { player: student, type: 'STUDENT' });
  return decide(view, { player: student, level: 'ordinary', seed: String(seed), answers: null });
}

async function aLesson({ app, registry }: WatchedHttp, seed: string): Promise<LiveGame> {
  const { storage } = app.context;
  const changes = {
    library: await storage.library.freeze(),
    settings: { ...DEFAULT_SETTINGS, ...OFTEN },
    autoAdvance: true,
  };
  await storage.games.add(storedGame('lekcja', seed, STUDENTS, changes));
  const live = await registry.open('lekcja');
  if (!isLive(live)) throw new Error('no game');
  return live;
}

/** The teacher comes, the students join, the game begins. */
async function started({ host, presence }: LiveGame, http: WatchedHttp): Promise<void> {
  await presence.arrive({ viewer: { player: 'teacher', type: 'TEACHER' } });
  for (const student of STUDENTS) {
    const joined = await http.ask(student, 'POST', 'server/action/', {
      game: 'lekcja',
      data: { id: 'join', action: 'USER_JOIN' },
    });
    expect(joined.status).toBe(200);
  }
  await host.act({ player: 'teacher', type: 'TEACHER' }, { id: 'start', action: { action: 'START' } }, null);
  expect(host.state.state).toBe('IN_PROGRESS');
}
