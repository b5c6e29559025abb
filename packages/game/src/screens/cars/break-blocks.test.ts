import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { playGame } from '@fracht/bots';
import { carsOf, workingAt, type GameState } from '@fracht/engine';
import { RESTED, blocksWithBreaks, type Stretch } from './break-blocks.ts';
import { pastBlocks } from './strip-blocks.ts';

const HOUR = 3600;
const SETTINGS = { break_after_minutes: 270, break_minutes: 45 };

function stretch(kind: Stretch['kind'], from: number, to: number, isPause = kind !== 'drive'): Stretch {
  return { kind, from: from * HOUR, to: to * HOUR, planned: false, isPause };
}

function told(stretches: readonly Stretch[], start = RESTED) {
  return blocksWithBreaks(stretches, SETTINGS, start).map(({ kind, from, to, isBreak }) => [
    isBreak === true ? 'break' : kind,
    from / HOUR,
    to / HOUR,
  ]);
}

test('[CRS-2] [BRK-1] a long drive is parted by its breaks; without breaks in the rules it is whole', () => {
  expect(told([stretch('drive', 0, 6)])).toEqual([
    ['drive', 0, 4.5],
    ['break', 4.5, 5.25],
    ['drive', 5.25, 6],
  ]);
  expect(blocksWithBreaks([stretch('drive', 0, 6)], { ...SETTINGS, break_minutes: 0 })).toHaveLength(1);
});

test('[CRS-2] [BRK-2] a pause as long as a break is one, work is none; who arrives when one is due takes it afterwards', () => {
  expect(told([stretch('drive', 0, 4), stretch('wait', 4, 5), stretch('drive', 5, 9)])).toHaveLength(3);
  expect(
    told([stretch('drive', 0, 4), stretch(null, 4, 4.5), stretch('wait', 4.5, 5), stretch('drive', 5, 9)]),
  ).toHaveLength(3);
  expect(told([stretch('drive', 0, 4.5), stretch('load', 4.5, 6, false), stretch('drive', 6, 8)])).toEqual([
    ['drive', 0, 4.5],
    ['load', 4.5, 6],
    ['break', 6, 6.75],
    ['drive', 6.75, 8],
  ]);
});

test('[CRS-2] [BRK-3] a break that is cut short begins anew, but where the car goes on at once', () => {
  expect(told([stretch('drive', 0, 5), stretch('drive', 5, 6)]).slice(1)).toEqual([
    ['break', 4.5, 5],
    ['break', 5, 5.25],
    ['drive', 5.25, 6],
  ]);
  expect(told([stretch('drive', 0, 5), stretch('wait', 5, 5.25), stretch('drive', 5.25, 7)]).slice(3)).toEqual([
    ['break', 5.25, 6],
    ['drive', 6, 7],
  ]);
  const onBreak = { driven: 4.5 * HOUR, taken: HOUR / 2, pausedSince: null };
  expect(told([stretch('drive', 0, 1)], onBreak)[0]).toEqual(['break', 0, 0.25]);
});

test('[CRS-2] [BRK-1] what is drawn as driving since a day began is what the engine counts as driving, in whole games', () => {
  let [breaks, cars] = [0, 0];
  for (const state of ['a', 'b', 'c'].map(played)) {
    for (const { car, day } of atWork(state)) {
      const driven = day.filter(({ kind }) => kind === 'drive').reduce((sum, { from, to }) => sum + to - from, 0);
      expect(driven).toBe(workingAt(state, car, state.now));
      breaks += day.filter(({ isBreak }) => isBreak === true).length;
      cars += 1;
    }
  }
  expect(cars).toBeGreaterThan(3);
  expect(breaks).toBeGreaterThan(0);
});

function played(seed: string): GameState {
  const seats = ['s1', 's2'].map((id) => ({
    user: { id, first_name: 'Ola', last_name: 'Mazur', num_games: 0 },
    level: 'good' as const,
  }));
  const teacher = { id: 'teacher', first_name: 'Ewa', last_name: 'Lis', num_games: 0 };
  return playGame(aSetup({ seed }), teacher, seats, '2026-11-21').state;
}

/** The company cars whose driver's day has begun, each with what is drawn of it. */
function atWork(state: GameState) {
  const cars = state.players.flatMap(({ id, journal }) => carsOf(state, id).map((car) => ({ car, journal })));
  return cars.flatMap(({ car, journal }) => {
    const { dutySince, subcontractor } = car;
    if (dutySince === undefined || subcontractor) return [];
    return [{ car, day: pastBlocks(state, car, journal, state.now).filter(({ from }) => from >= dutySince) }];
  });
}
