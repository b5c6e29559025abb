import { type GameState, SITUATION_LISTS, advance, breaksOf, gameEndsAt, replay } from '@fracht/engine';
import { describe, expect, test } from 'vitest';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { fairClassOf, fairOf, parOf } from '../src/index.ts';
import { timesPastLimitIn } from '../src/results/driven.ts';
import { FEW, aLesson, solve, studentsOf } from './a-lesson.ts';

const LESSONS = Array.from({ length: howMany({ few: 1, many: 25 }) }, (_, number) => number);
/** The sizes of the classes, in turn from the seed on: so each commit has another one. */
const SIZES = [2, 4, 1, 6];

/** The answers of these students: what each breaks, by the library. */
function answersOf({ orders, setup }: GameState, students: readonly string[]): readonly unknown[] {
  return orders.flatMap((order) =>
    SITUATION_LISTS.flatMap((list) =>
      order[list]
        .filter(({ player }) => students.includes(player))
        .flatMap((open) => open.decisions.map((_, number) => breaksOf(setup.library, list, open, number))),
    ),
  );
}

underSeeds('lawful', (seed) => {
  describe.each(LESSONS)('lesson %d', (number) => {
    const players = SIZES[(seed + number) % SIZES.length] ?? 1;
    const lesson = aLesson(`${seed} ${number}`, { players });
    const students = studentsOf(players);
    const [student = ''] = students;

    test.each([
      ['the class by the list', () => fairClassOf(lesson, solve, FEW), students],
      ['the class by all orders', () => parOf(lesson, solve, FEW), students],
      ['one student', () => fairOf(lesson, student, solve, FEW), [student]],
    ] as const)(
      '[REF-3] [REF-13] %s: no driver passes the limit, and no answer breaks a rule',
      (_what, result, seats) => {
        const end = advance(replay(lesson.setup, result().log), gameEndsAt(lesson.setup));
        const answers = answersOf(end, seats);
        expect(timesPastLimitIn(end, new Set(seats))).toBe(0);
        expect(answers.length).toBeGreaterThan(0);
        expect(answers.filter((breaks) => breaks !== undefined && breaks !== 'NOTHING')).toEqual([]);
      },
    );
  });
});
