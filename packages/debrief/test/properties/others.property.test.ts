import { keyedBelow, viewFor } from '@fracht/engine';
import { expect, test } from 'vitest';
import { aLessonOf } from '@fracht/testing/debrief/a-lesson.ts';
import { decisionsOf } from '../../src/decisions/decisions-of.ts';
import type { Alternative, PlayerDecision } from '../../src/decisions/decision.ts';
import type { Recording } from '../../src/recording.ts';
import { changedOthers, ownGame } from '../../src/what-if/contested.ts';
import { runFork, runSlice } from '../../src/what-if/run-fork.ts';
import { FORKS } from '../property-runs.ts';

/** The last one is of careless bots, who drive past the limit. */
const LESSONS = [
  ['gdyby-1', 'ordinary'],
  ['gdyby-2', 'ordinary'],
  ['gdyby-3', 'good'],
  ['gdyby-4', 'careless'],
] as const;
const PLAYERS = 6;
const STUDENTS = Array.from({ length: PLAYERS }, (_, index) => `player-${index + 1}`);

/** A number below `n`, the same in every run. */
const drawn = (key: string, count: number, n: number): number => keyedBelow('gdyby', key, [count], n);

/** A decision of any student with one of its alternatives. */
function aFork(all: readonly PlayerDecision[], count: number): { decision: PlayerDecision; alternative: Alternative } {
  const decision = all[drawn('which', count, all.length)];
  const alternative = decision?.alternatives[drawn('how', count, decision.alternatives.length)];
  if (decision === undefined || alternative === undefined) throw new Error('No alternative');
  return { decision, alternative };
}

function openDecisions(lesson: Recording): readonly PlayerDecision[] {
  return STUDENTS.flatMap((id) => decisionsOf(lesson, id)).filter(({ alternatives }) => alternatives.length > 0);
}

test.each(LESSONS)(
  '[WIF-2] [WIF-5] %s: another decision leaves the others’ own games as they were, to the byte, but where an order or a car was contested, which is named',
  (seed, level) => {
    const lesson = aLessonOf(seed, PLAYERS, level);
    const all = openDecisions(lesson);
    const forks = Math.ceil(FORKS / LESSONS.length);
    let [contested, unchanged, decided] = [0, 0, 0];
    for (let count = 0; count < forks; count += 1) {
      const { decision, alternative } = aFork(all, count);
      const { state, refused } = runFork(lesson, decision, alternative);
      const changed = changedOthers({ was: lesson.end, would: state, refused }, decision.player);
      const unexplained = changed.filter((other) => other.contested.length === 0).map(({ player }) => player);
      expect(unexplained, `${seed} ${count}: ${decision.kind} ${decision.id} of ${decision.player}`).toEqual([]);
      for (const other of changed) {
        const named = other.contested.every(({ id }) => state.orderIndex[id] !== undefined || isCar(lesson, state, id));
        expect(named, `${seed} ${count}: what ${other.player} contested`).toBe(true);
      }
      const others = STUDENTS.filter((id) => id !== decision.player);
      for (const id of others.filter((one) => changed.every(({ player }) => player !== one))) {
        expect(ownView(state, id) === ownView(lesson.end, id), `${seed} ${count}: the own view of ${id}`).toBe(true);
        unchanged += 1;
      }
      contested += changed.length;
      decided += ownGame(state, decision.player) === ownGame(lesson.end, decision.player) ? 0 : 1;
    }
    expect(unchanged + contested).toBe(forks * (PLAYERS - 1));
    expect(decided).toBeGreaterThan(forks / 2);
    expect(contested / (forks * (PLAYERS - 1))).toBeLessThan(0.15);
  },
);

test.each(LESSONS)('[WIF-7] %s: the slice is the whole game for the decider', (seed, level) => {
  const lesson = aLessonOf(seed, PLAYERS, level);
  const all = openDecisions(lesson);
  const forks = Math.ceil(FORKS / LESSONS.length);
  for (let count = 0; count < forks; count += 1) {
    const { decision, alternative } = aFork(all, count + forks);
    const { player } = decision;
    const repairer = drawn('by', count, 3);
    const whole = runFork(lesson, decision, alternative, { repairer });
    const slice = runSlice(lesson, decision, alternative, { repairer });
    const what = `${seed} ${count}: ${decision.kind} ${decision.id} of ${player}`;
    // Compared as a whole, because the texts are long.
    expect(ownGame(slice.state, player) === ownGame(whole.state, player), what).toBe(true);
    expect(slice.repairs, what).toEqual(whole.repairs);
    const own = ({ refused }: typeof whole) => refused.filter(({ entry }) => entry.player === player);
    expect(own(slice), what).toEqual(own(whole));
  }
});

function isCar(lesson: Recording, fork: Recording['end'], id: string): boolean {
  return [...lesson.end.cars, ...fork.cars].some((car) => car.id === id);
}

/** What a student sees of the own game at the end: the own record, cars and orders, with their situations in words. */
function ownView(state: Recording['end'], id: string): string {
  return ownGame(viewFor(state, { player: id, type: 'STUDENT' }), id);
}
