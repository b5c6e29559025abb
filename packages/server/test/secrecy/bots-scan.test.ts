import { DEFAULT_SETTINGS, SHIPPED_LIBRARY } from '@fracht/content';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { until } from '@fracht/testing/school/until.ts';
import { expect, test } from 'vitest';
import { isLive } from '../../src/live/live-game.ts';
import { aLine } from './a-line.ts';
import { Scanner } from './scan.ts';
import { storedGame, watchedHttp } from './watched-http.ts';
import { allMarks } from './words.ts';

const OFTEN = { critical_per_round: 3, random_per_round: 3, change_per_round: 2 };
/** Real ms between two looks at what was sent. */
const LOOK = 5000;
/** A round, or all four. */
const LOOKS = howMany({ few: 120, many: 500 });
const TEACHER = { player: 'teacher', type: 'TEACHER' } as const;

underSeeds('bots-scan', (seed) => {
  test(
    '[SBT-8] a student among bots is sent nothing of what they know: no seed, and no word of a situation that only they met',
    { timeout: 240_000 },
    async () => {
      const secret = `ziarno botow ${seed}`;
      const http = await watchedHttp('PLAYED', ['s0', 's1']);
      const { storage } = http.app.context;
      const library = await storage.library.freeze();
      const settings = { ...DEFAULT_SETTINGS, ...OFTEN };
      await storage.games.add(storedGame('lekcja', secret, ['s0', 's1'], { library, settings, autoAdvance: true }));
      const live = await http.registry.open('lekcja');
      if (!isLive(live)) throw new Error('no game');
      const { host, presence } = live;
      await presence.arrive({ viewer: TEACHER });
      const address = await http.app.app.listen({ host: '127.0.0.1', port: 0 });
      const line = await aLine(http, address, 's0', new Set());
      await until('the student has the game', () => line.heard.length > 0);
      const act = (id: string, action: Parameters<typeof host.act>[1]['action']) =>
        host.act(TEACHER, { id, action }, null);
      await host.act({ player: 's0', type: 'STUDENT' }, { id: 'join', action: { action: 'USER_JOIN' } }, null);
      await act('bots', { action: 'SET_BOTS', level: 'mixed', places: 4 });
      const bots = () => host.state.players.filter(({ tenure }) => tenure?.bot != null);
      await until('three bots sit', () => bots().length === 3);
      expect(await act('start', { action: 'START' })).toMatchObject({ ok: true });
      const scanner = new Scanner(allMarks(SHIPPED_LIBRARY));
      const leaks = new Set<string>();
      for (let look = 0; look < LOOKS && host.state.state !== 'FINISHED'; look += 1) {
        await http.pass(LOOK);
        await host.idle();
        line.known.learn(host.state);
        for (const message of line.heard.slice(line.taken)) {
          for (const leak of scanner.leaksIn(message, host.state, line.known)) leaks.add(leak);
          if (message.includes(secret)) leaks.add('the seed');
        }
        line.taken = line.heard.length;
      }
      const decided = host.state.orders
        .flatMap(({ emergencies }) => emergencies)
        .filter(({ player }) => player !== 's0');
      expect(decided.length).toBeGreaterThan(LOOKS / 60);
      expect(line.heard.length).toBeGreaterThan(LOOKS / 3);
      expect([...leaks]).toEqual([]);
    },
  );
});
