import { keyedBelow, viewFor } from '@fracht/engine';
import { expect, test } from 'vitest';
import { aLessonOf } from '@fracht/testing/debrief/a-lesson.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { decisionsOf } from '../../src/decisions/decisions-of.ts';
import type { Alternative, PlayerDecision } from '../../src/decisions/decision.ts';
import type { Recording } from '../../src/recording.ts';
import { changedOthers, ownGame } from '../../src/what-if/contested.ts';
import { runFork, runSlice } from '../../src/what-if/run-fork.ts';

/** Careless bots drive past the limit. */
const LEVELS = ['ordinary', 'good', 'careless'] as const;
/** How many decisions of each lesson are changed. */
const FORKS = howMany({ few: 10, many: 700 });
const PLAYERS = 6;
const STUDENTS = Array.from({ length: PLAYERS }, (_, index) => `player-${index + 1}`);

/** A number below `n`. */
function drawn({ setup }: Recording, key: string, count: number, n: number): number {
  return keyedBelow(setup.seed, key, [count], n);
}

/** A decision of any student with one of its alternatives. */
function aFork(
  lesson: Recording,
  all: readonly PlayerDecision[],
  count: number,
): { decision: PlayerDecision; alternative: Alternative } {
  const decision = all[drawn(lesson, 'which', count, all.length)];
  const alternative = decision?.alternatives[drawn(lesson, 'how', count, decision.alternatives.length)];
  if (decision === undefined || alternative === undefined) throw new Error('No alternative');
  return { decision, alternative };
}

function openDecisions(lesson: Recording): readonly PlayerDecision[] {
  return STUDENTS.flatMap((id) => decisionsOf(lesson, id)).filter(({ alternatives }) => alternatives.length > 0);
}

/** Bots of one level, of another one with another seed; of all of them in depth. */
function levelsOf(seed: number): readonly (typeof LEVELS)[number][] {
  const first = seed % LEVELS.length;
  return [...LEVELS.slice(first), ...LEVELS.slice(0, first)].slice(0, howMany({ few: 1, many: LEVELS.length }));
}

underSeeds('others', (seed) => {
  test.each(levelsOf(seed))(
    '[WIF-2] [WIF-5] %s: another decision leaves the others’ own games as they were, to the byte, but where an order or a car was contested, which is named',
    (level) => {
      const lesson = aLessonOf(String(seed), PLAYERS, level);
      const all = openDecisions(lesson);
      let [contested, unchanged, decided] = [0, 0, 0];
      for (let count = 0; count < FORKS; count += 1) {
        const { decision, alternative } = aFork(lesson, all, count);
        const { state, refused } = runFork(lesson, decision, alternative);
        const changed = changedOthers({ was: lesson.end, would: state, refused }, decision.player);
        const unexplained = changed.filter((other) => other.contested.length === 0).map(({ player }) => player);
        expect(unexplained, `${level} ${count}: ${decision.kind} ${decision.id} of ${decision.player}`).toEqual([]);
        for (const other of changed) {
          const named = other.contested.every(
            ({ id }) => state.orderIndex[id] !== undefined || isCar(lesson, state, id),
          );
          expect(named, `${level} ${count}: what ${other.player} contested`).toBe(true);
        }
        const others = STUDENTS.filter((id) => id !== decision.player);
        for (const id of others.filter((one) => changed.every(({ player }) => player !== one))) {
          expect(ownView(state, id) === ownView(lesson.end, id), `${level} ${count}: the own view of ${id}`).toBe(true);
          unchanged += 1;
        }
        contested += changed.length;
        decided += ownGame(state, decision.player) === ownGame(lesson.end, decision.player) ? 0 : 1;
      }
      expect(unchanged + contested).toBe(FORKS * (PLAYERS - 1));
      expect(decided).toBeGreaterThan(FORKS / 2);
      expect(contested / (FORKS * (PLAYERS - 1))).toBeLessThan(0.15);
    },
  );

  test.each(levelsOf(seed))('[WIF-7] %s: the slice is the whole game for the decider', (level) => {
    const lesson = aLessonOf(String(seed), PLAYERS, level);
    const all = openDecisions(lesson);
    for (let count = 0; count < FORKS; count += 1) {
      const { decision, alternative } = aFork(lesson, all, count + FORKS);
      const { player } = decision;
      const repairer = drawn(lesson, 'by', count, 3);
      const whole = runFork(lesson, decision, alternative, { repairer });
      const slice = runSlice(lesson, decision, alternative, { repairer });
      const what = `${level} ${count}: ${decision.kind} ${decision.id} of ${player}`;
      // Compared as a whole, because the texts are long.
      expect(ownGame(slice.state, player) === ownGame(whole.state, player), what).toBe(true);
      expect(slice.repairs, what).toEqual(whole.repairs);
      const own = ({ refused }: typeof whole) => refused.filter(({ entry }) => entry.player === player);
      expect(own(slice), what).toEqual(own(whole));
    }
  });
});

function isCar(lesson: Recording, fork: Recording['end'], id: string): boolean {
  return [...lesson.end.cars, ...fork.cars].some((car) => car.id === id);
}

/** What a student sees of the own game at the end: the own record, cars and orders, with their situations in words. */
function ownView(state: Recording['end'], id: string): string {
  return ownGame(viewFor(state, { player: id, type: 'STUDENT' }), id);
}
