import * as fc from 'fast-check';
import { SHIPPED_LIBRARY } from '@fracht/content';
import { viewFor, type GameState, type Viewer } from '@fracht/engine';
import { fromWire, toWire } from '@fracht/protocol';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { aReplayOf } from '@fracht/testing/game/played-replay.ts';
import { EXTRA } from '@fracht/testing/game/render-in-game.tsx';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { expect, test } from 'vitest';
import { replayOf, stateAt, viewAt, withinReplay } from './replay.ts';

const GAME = aPlayedGame(4, 'powtórka', SHIPPED_LIBRARY);
const END = GAME.end.now;
const MOMENTS = howMany({ few: 12, many: 240 });
const VIEWERS: readonly Viewer[] = [
  { player: 's1', type: 'STUDENT' },
  { player: 'teacher', type: 'TEACHER' },
];

/** What the viewer's browser had in the live game at a moment. */
function liveAt(at: number, viewer: Viewer): GameState {
  return fromWire(toWire(viewFor(gameAt(GAME, at), viewer), viewer, EXTRA), GAME.setup.world);
}

underSeeds('replay', (seed) => {
  test.each(VIEWERS)('[RPL-8] at any moment a $type is shown the very view of the live game', (viewer) => {
    const replay = replayOf(aReplayOf(GAME, viewer));
    fc.assert(
      fc.property(fc.oneof(fc.nat(END), fc.constantFrom(...replay.views.map(({ now }) => now))), (at) => {
        expect(stateAt(replay, at)).toEqual(liveAt(at, viewer));
      }),
      { seed, numRuns: MOMENTS },
    );
  });
});

test('[RPL-8] what did not change between two moments is the same object in both', () => {
  const replay = replayOf(aReplayOf(GAME, { player: 's1', type: 'STUDENT' }));
  const middle = Math.floor(replay.views.length / 2);
  const [one, other] = [replay.views[middle], replay.views[middle + 1]];
  expect(one?.settings).toBe(replay.views[0]?.settings);
  const same = one?.orders.filter((order, index) => order === other?.orders[index]) ?? [];
  expect(same.length).toBeGreaterThan((one?.orders.length ?? 0) / 2);
});

test('[RPL-8] a moment before the first change shows the beginning, one after the last the end', () => {
  const replay = replayOf(aReplayOf(GAME, { player: 's1', type: 'STUDENT' }));
  expect(viewAt(replay, 0)).toBe(0);
  expect(viewAt(replay, END)).toBe(replay.views.length - 1);
  expect(stateAt(replay, END).state).toBe('FINISHED');
  expect([withinReplay(replay, -5), withinReplay(replay, END + 9), withinReplay(replay, 60.4)]).toEqual([0, END, 60]);
});
