import { beforeAll, expect, test } from 'vitest';
import { ANNA, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { HARD, sampledStates, studentsIn } from '@fracht/testing/engine/random-play.ts';
import { THE_LIBRARY } from '@fracht/testing/engine/the-library.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { isOpen } from '../../src/orders/order.ts';
import { type Prospect, prospectsOf } from '../../src/situations/prospects.ts';
import { strikeWithChosen } from '../../src/incidents/schedule.ts';
import type { GameState, Order } from '../../src/state.ts';
import type { PlayerId } from '../../src/units.ts';

/** Random games to play. */
const GAMES = howMany({ few: 20, many: 300 });
const OFTEN = { ...HARD, critical_per_round: 3, random_per_round: 3, change_per_round: 2, ferry_chance: 100 };
/** A state of the game is kept every this many steps: each is tried with the whole library, which is slow. */
const STEP = 9;

/** Reasons that need not occur in a few random games. */
const RARE = ['AT_SEA', 'OTHER_CARGO', 'NOT_LATE', 'NO_FERRY'];

/** The orders that the situation strikes if it is chosen for this player, with the cars they had. */
function reallyStruck(state: GameState, player: PlayerId, { id, kind }: Prospect): readonly object[] {
  const after = strikeWithChosen(state, { player, kind, chosen: id });
  return after.orders.flatMap((order, place) => {
    const before = state.orders[place];
    return before !== undefined && timesMet(order, id) > timesMet(before, id)
      ? [{ player, order: before.id, car: before.car }]
      : [];
  });
}

function timesMet({ emergencies, changes, accidents }: Order, id: string): number {
  return [...emergencies, ...changes, ...accidents].filter((met) => met.id === id).length;
}

underSeeds('prospects', (seed) => {
  /** States of random games in which somebody plays. */
  let states: readonly GameState[] = [];

  beforeAll(() => {
    states = sampledStates({ seed, games: GAMES, step: STEP }, OFTEN, THE_LIBRARY);
  });

  test('[SIT-12] [SIT-17] what is foretold to be struck is what choosing it strikes, for every situation of the library, player and moment', () => {
    const looked = states.flatMap((state) =>
      studentsIn(state).flatMap((player) =>
        prospectsOf(state, [player]).map((told) => ({ told, really: reallyStruck(state, player, told) })),
      ),
    );
    const wrong = looked.filter(
      ({ told, really }) =>
        JSON.stringify(really) !== JSON.stringify(told.strokes) || (told.misfit === null) !== really.length > 0,
    );
    const misfits = looked.flatMap(({ told }) => told.misfit ?? []);
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(misfits.length).toBeGreaterThan(1000);
    expect(looked.length - misfits.length).toBeGreaterThan(1000);
    expect([...new Set(misfits)].filter((misfit) => !RARE.includes(misfit)).sort()).toEqual([
      'MET',
      'NOBODY_PLAYS',
      'NOTHING_UNDER_WAY',
      'NOT_OVERDUE',
      'OTHER_DOING',
      'OTHER_GOODS',
      'OTHER_LAND',
      'OTHER_OPEN',
      'OTHER_OWNER',
      'OTHER_TYPE',
      'TOO_EARLY',
      'TOO_LATE',
    ]);
  });

  test('[SIT-17] asked for several players at once it tells each of them as it does alone, and looking changes nothing', () => {
    for (const state of states.filter((_, index) => index % 10 === 0)) {
      const students = studentsIn(state);
      const before = JSON.stringify(state);
      const alone = students.map((player) => prospectsOf(state, [player]));
      for (const [index, { id, strokes }] of prospectsOf(state, students).entries()) {
        expect(strokes, id).toEqual(alone.flatMap((list) => list[index]?.strokes ?? []));
      }
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  test('[SIT-17] why not is said of what comes nearest: a player without a course has nothing under way', () => {
    const idle = states.flatMap((state) =>
      state.players
        .filter(
          ({ id, status }) =>
            status === 'PLAYING' && !state.orders.some((order) => order.player === id && isOpen(order)),
        )
        .map(({ id }) => prospectsOf(state, [id])),
    );
    expect(idle.length).toBeGreaterThan(0);
    for (const list of idle) expect(new Set(list.map(({ misfit }) => misfit))).toEqual(new Set(['NOTHING_UNDER_WAY']));
  });
});

/** Settings with which no situations come by themselves. */
const CALM = { critical_per_round: 0, random_per_round: 0, change_per_round: 0 };

test('[SIT-17] while its one truck is on the ferry, nothing on the road strikes a player', () => {
  const order = anOrder({ base: CITY.SZCZECIN, destination: CITY.MALMO });
  const car = aCar({ base: CITY.SZCZECIN, state: { action: 'FREE', at: CITY.SZCZECIN } });
  const lesson = aLesson(
    aGame({ setup: aSetup({ library: THE_LIBRARY, settings: CALM }), cars: [car], orders: [order] }),
  )
    .does({ action: 'BOOK_ORDER', order: order.id })
    .does({ action: 'BOOK_CAR', order: order.id, car: car.id })
    .at(300);
  expect(lesson.player().journal.at(-1)?.what).toBe('FERRY_BOARDED');
  const onTheRoad = prospectsOf(lesson.game(), [ANNA]).filter(({ kind }) => kind !== 'CHANGE');
  expect(new Set(onTheRoad.map(({ misfit }) => misfit))).toEqual(new Set(['AT_SEA', 'OTHER_TYPE']));
});
