import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { actorOf } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { HARD, type Play, type Watch, anyPlay, play } from '@fracht/testing/engine/random-play.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { checkAction } from '../../src/actions/checks/index.ts';
import { advance } from '../../src/advance.ts';
import { type LogEntry, replay, runEntry } from '../../src/log.ts';
import { fromSavedState, toSavedState } from '../../src/save.ts';
import type { GameState } from '../../src/state.ts';
import { NO_TIMERS } from '../../src/timers/queue.ts';
import { viewFor } from '../../src/view-for.ts';
import { brokenByStep, brokenState } from '../broken-rules.ts';
import { strangeSteps } from '../transitions.ts';

/** Random games to play. */
const GAMES = howMany({ few: 100, many: 2000 });
/** A view is searched as text only every this many steps: that costs a hundred times as much as looking at its lists. */
const SEARCHED = 12;

/** A game that was played, with what is needed to replay and compare it. Keeping all its states would fill the memory. */
type Played = {
  readonly made: Play;
  readonly log: readonly LogEntry[];
  readonly digest: string;
  readonly broken: readonly string[];
};

function playWatched(made: Play): Played {
  const broken: string[] = [];
  const watch: Watch = (before, after, refused) => broken.push(...brokenByStep(before, after, refused));
  const { state, log } = play(made, watch);
  broken.push(...brokenState(state), ...state.players.flatMap(strangeSteps));
  return { made, log, digest: digest(state), broken };
}

function digest(state: GameState): string {
  return createHash('sha256')
    .update(JSON.stringify(toSavedState(state)))
    .digest('hex');
}

function setupOf({ seed }: Play) {
  return aSetup({ seed, settings: HARD });
}

underSeeds('random-play', (seed) => {
  let played: readonly Played[] = [];

  beforeAll(() => {
    played = fc.sample(anyPlay, { numRuns: GAMES, seed }).map(playWatched);
  });

  function everyGame(share: number, holds: (game: Played) => void): void {
    for (const game of played.slice(0, Math.ceil(GAMES * share))) holds(game);
  }

  test('[INV-1] [INV-2] [INV-3] [INV-4] [INV-5] [INV-6] [INV-7] every step of random play keeps the rules of every game, and no car leaves the table of transitions', () => {
    expect(played).toHaveLength(GAMES);
    expect(played.filter(({ broken }) => broken.length > 0).map(({ made, broken }) => ({ made, broken }))).toEqual([]);
  });

  test('[LOG-1] [LOG-2] [LOG-5] replaying the log gives the live state, byte for byte, on from a stored one in the middle too', () => {
    everyGame(0.5, ({ made, log, digest: bytes }) => {
      const setup = setupOf(made);
      const half = Math.floor(log.length / 2);
      const stored = JSON.stringify(toSavedState(replay(setup, log.slice(0, half))));
      let game: GameState = fromSavedState(setup, JSON.parse(stored));
      for (const entry of log.slice(half)) {
        const result = runEntry(game, entry);
        if (result.ok) game = result.value;
      }
      expect(digest(game)).toBe(bytes);
    });
  });

  test('[CLK-6] one long step gives what many short ones give', () => {
    everyGame(0.25, ({ made, log }) => {
      const state = replay(setupOf(made), log);
      const end = state.now + 20_000;
      let game = state;
      for (let at = state.now; at <= end; at += 977) game = advance(game, at);
      expect(digest(advance(game, end))).toBe(digest(advance(state, end)));
    });
  });

  test('[VIW-1] [VIW-2] [VIW-3] a student sees no secret, and the check in the browser answers as the server does', () => {
    everyGame(0.1, ({ made }) => {
      let steps = 0;
      play(made, (before) => {
        steps += 1;
        const actor = actorOf(before, 's0');
        const view = viewFor(before, { player: 's0', type: 'STUDENT' });
        expect(secretsIn(view)).toEqual([]);
        expect(steps % SEARCHED === 0 ? namesOfComing(view, before) : []).toEqual([]);
        for (const order of view.orders.slice(-2)) {
          const action = { action: 'BOOK_ORDER', order: order.id } as const;
          expect(checkAction(view, action, actor)).toBe(checkAction(before, action, actor));
        }
      });
    });
  });
});

function secretsIn(view: GameState): readonly string[] {
  const isOthers = (player: string | null) => player !== null && player !== 's0';
  return [
    ...(view.setup.seed === '' ? [] : ['the seed']),
    ...(view.random.every((part) => part === 0) && view.timers === NO_TIMERS ? [] : ['the future']),
    ...(view.orders.some(({ release }) => release > view.now) ? ['a coming order'] : []),
    ...(Object.keys(view.orderIndex).length === view.orders.length ? [] : ['the place of a coming order']),
    ...(view.players.some(({ id, ledger, journal }) => isOthers(id) && ledger.length + journal.length > 0)
      ? ['a ledger']
      : []),
    ...(view.messages.some(({ player }) => isOthers(player)) ? ['a message'] : []),
    ...(view.setup.library.emergencies.length > 0 ? ['the library'] : []),
  ];
}

/** Ids of orders not released yet that occur anywhere in the text of a view. */
function namesOfComing(view: GameState, state: GameState): readonly string[] {
  const text = JSON.stringify({ ...view, setup: { ...view.setup, world: null, settings: null } });
  const coming = state.orders.filter(({ release }) => release > state.now);
  return coming.filter(({ id }) => text.includes(`"${id}"`)).map(({ id }) => `order ${id}`);
}
