import { beforeAll, expect, test } from 'vitest';
import { HARD, sampledStates, studentsIn } from '@fracht/testing/engine/random-play.ts';
import { THE_LIBRARY } from '@fracht/testing/engine/the-library.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { runStrikeTimer } from '../../src/incidents/schedule.ts';
import type { Library } from '../../src/library.ts';
import { timesMet } from '../../src/situations/draw-least-met.ts';
import { STRIKE_KINDS, type GameState, type StrikeKind } from '../../src/state.ts';
import type { PlayerId } from '../../src/units.ts';

/** Random games to play. */
const GAMES = howMany({ few: 30, many: 300 });
const OFTEN = { ...HARD, critical_per_round: 3, random_per_round: 3, change_per_round: 3 };
/** A state of the game is kept every this many steps. */
const STEP = 5;

/** Only a few situations of each kind, so that they repeat. */
const SOME: Library = {
  emergencies: THE_LIBRARY.emergencies.filter(({ id }) => ['K05', 'K27', 'K35', 'K36', 'K18', 'K25'].includes(id)),
  accidents: THE_LIBRARY.accidents.filter(({ id }) => ['A01', 'A04', 'A14', 'A25', 'A15'].includes(id)),
  changes: THE_LIBRARY.changes.filter(({ id }) => ['Z05', 'Z09', 'Z10', 'Z12'].includes(id)),
};

/** What a scheduled strike brings upon the player now; null: nothing. */
function struckWith(state: GameState, player: PlayerId, kind: StrikeKind): string | null {
  const strikes = [...state.strikes, { player, kind, chosen: null }];
  const after = runStrikeTimer({ ...state, strikes, hasSituations: true }, strikes.length - 1);
  const before = timesMet(state, player);
  return [...timesMet(after, player)].find(([id, times]) => times > (before.get(id) ?? 0))?.[0] ?? null;
}

/** The game with only those situations in its library that the player has not met. */
function withUnmetAlone(state: GameState, player: PlayerId): GameState {
  const met = timesMet(state, player);
  const unmet = ({ id }: { readonly id: string }): boolean => !met.has(id);
  const { emergencies, accidents, changes } = state.setup.library;
  const library = {
    emergencies: emergencies.filter(unmet),
    accidents: accidents.filter(unmet),
    changes: changes.filter(unmet),
  };
  return { ...state, setup: { ...state.setup, library } };
}

underSeeds('unmet first', (seed) => {
  let states: readonly GameState[] = [];

  beforeAll(() => {
    states = sampledStates({ seed, games: GAMES, step: STEP }, OFTEN, SOME);
  });

  test('[SIT-28] by schedule a player meets again only what came when nothing unmet could strike any car or order of theirs', () => {
    const strikes = states.flatMap((state) =>
      studentsIn(state).flatMap((player) =>
        STRIKE_KINDS.flatMap((kind) => {
          const struck = struckWith(state, player, kind);
          return struck === null ? [] : [{ state, player, kind, isAgain: timesMet(state, player).has(struck) }];
        }),
      ),
    );
    const again = strikes.filter(({ isAgain }) => isAgain);
    expect(again.length).toBeGreaterThan(20);
    expect(strikes.length - again.length).toBeGreaterThan(20);
    for (const { state, player, kind } of again)
      expect(struckWith(withUnmetAlone(state, player), player, kind)).toBeNull();
  });
});
