import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SETTINGS } from '@fracht/content/settings/index.ts';
import { type Play, anyPlay, play } from '@fracht/testing/engine/random-play.ts';
import { atDepth, howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { advance } from '../../src/advance.ts';
import { gameEndsAt } from '../../src/clock.ts';
import { planDelivery } from '../../src/planning/plan-delivery.ts';
import type { SettingKey } from '../../src/settings.ts';
import type { GameState } from '../../src/state.ts';
import { brokenByStep, brokenState } from '../broken-rules.ts';
import { strangeSteps } from '../transitions.ts';

/** How many random games to play for each bound of a setting, and with random settings together. */
const GAMES = { bound: howMany({ few: 1, many: 10 }), together: howMany({ few: 12, many: 500 }) };
/** Each run tries one in this many of the bounds, starting at one that depends on its seed; the deep run tries all. */
const EVERY = atDepth({ few: 4, many: 1 });

const BOUNDS = SETTINGS.flatMap(({ key, min, max }) => [min, max].map((value) => [key, value] as const));

type Changed = Partial<Record<SettingKey, number>>;

/** Few orders, for speed: an hour's worth shows as much as a day's. */
const FEW: Changed = { orders_per_player_per_round: 3 };

/** The paths of numbers in a game that are not proper integers: NaN, fractions, and -0, which JSON would turn into 0. */
function strangeNumbers(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'number') return Number.isInteger(value) && !Object.is(value, -0) ? [] : [`${path} is ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => strangeNumbers(part, `${path}.${key}`));
}

function wrongIn({ players, cars, orders, messages, timers, now }: GameState): readonly string[] {
  return strangeNumbers({ players, cars, orders, messages, timers, now });
}

function plansOf(state: GameState): readonly string[] {
  const car = state.cars.find(({ player, gone }) => player !== null && !gone) ?? state.cars[0];
  if (car === undefined) return [];
  return state.orders.slice(0, 5).flatMap((order) => strangeNumbers(planDelivery(state, car, order, state.now)));
}

function brokenWith(made: Play, settings: Changed): readonly string[] {
  const broken: string[] = [];
  const { state } = play(
    made,
    (before, after, refused) => broken.push(...brokenByStep(before, after, refused)),
    settings,
  );
  const end = advance(state, gameEndsAt(state.setup));
  const journals = state.players.flatMap(strangeSteps);
  return [...broken, ...journals, ...plansOf(state), ...brokenState(end), ...wrongIn(end)];
}

const anyValues: fc.Arbitrary<Changed> = fc
  .tuple(
    ...SETTINGS.map(({ key, type, min, max }) =>
      fc.oneof(
        { weight: 6, arbitrary: fc.constant({}) },
        fc.constantFrom({ [key]: min }, { [key]: max }),
        fc
          .integer({ min: 0, max: 100 })
          .map((share) => min + ((max - min) * share) / 100)
          .map((value) => ({ [key]: type === 'whole' ? Math.floor(value) : Math.floor(value * 100) / 100 })),
      ),
    ),
  )
  .map((parts) => Object.assign({}, ...parts, FEW));

underSeeds('settings', (seed) => {
  test.each(BOUNDS.filter((_, place) => place % EVERY === seed % EVERY))(
    '[INV-1] [INV-7] a game with %s %d keeps the rules of every game',
    (key, value) => {
      for (const made of fc.sample(anyPlay, { numRuns: GAMES.bound, seed })) {
        expect(brokenWith(made, { ...FEW, [key]: value })).toEqual([]);
      }
    },
  );

  test('[INV-1] [INV-2] [INV-4] [INV-6] [INV-7] any settings that an admin may make together keep the rules of every game', () => {
    fc.assert(
      fc.property(anyPlay, anyValues, (made, settings) => {
        expect(brokenWith(made, settings)).toEqual([]);
      }),
      { numRuns: GAMES.together, seed, endOnFailure: true },
    );
  });
});
