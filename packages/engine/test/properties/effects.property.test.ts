import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPlay, play } from '@fracht/testing/engine/random-play.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { advance } from '../../src/advance.ts';
import { applyEffect } from '../../src/effects/index.ts';
import { EFFECT_TYPES } from '../../src/library.ts';
import { fromSavedState, toSavedState } from '../../src/save.ts';
import type { GameState } from '../../src/state.ts';
import { brokenByStep, brokenState } from '../broken-rules.ts';

/** Random games to play. */
const GAMES = howMany({ few: 20, many: 1000 });

const blow = fc.record({
  type: fc.constantFrom(...EFFECT_TYPES),
  value: fc.oneof(fc.integer({ min: -300, max: 700 }), fc.constant(0), fc.constant(1)),
  full_val: fc.boolean(),
  which: fc.nat(999),
  wait: fc.oneof(fc.nat(2000), fc.nat(20_000)),
});

/** What an effect can act on: an order of a player, with its car if it has one. */
function victim(state: GameState, which: number) {
  const orders = state.orders.filter(({ player, delivered, expired }) => player !== null && !delivered && !expired);
  const order = orders[which % Math.max(1, orders.length)];
  return order === undefined ? null : { player: order.player ?? '', order: order.id, car: order.car };
}

underSeeds('effects', (seed) => {
  test('[INV-1] [INV-2] [INV-4] [INV-5] [LOG-5] any effects at any moment keep the rules of every game', () => {
    fc.assert(
      fc.property(anyPlay, fc.array(blow, { minLength: 5, maxLength: 30 }), (made, blows) => {
        let game: GameState = { ...play(made).state };
        const broken: string[] = [];
        let hits = 0;
        for (const { which, wait, ...effect } of blows) {
          const meets = victim(game, which);
          if (game.state !== 'IN_PROGRESS' || meets === null) break;
          hits += 1;
          const before = game;
          game = applyEffect(game, effect, meets);
          if (effect.type !== 'REST_DRIVER') broken.push(...brokenByStep(before, game, null));
          const struck = game;
          game = advance(game, game.now + wait);
          broken.push(...brokenByStep(struck, game, null), ...brokenState(game));
          expect(broken).toEqual([]);
        }
        // Discards plays that were over, or had no order for an effect to act on.
        fc.pre(hits > 0);
        expect(fromSavedState(game.setup, JSON.parse(JSON.stringify(toSavedState(game))))).toEqual(game);
      }),
      { numRuns: GAMES, seed, endOnFailure: true, maxSkipsPerRun: 1 },
    );
  });
});
