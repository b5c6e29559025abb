import type { Recording } from '@fracht/debrief';
import {
  advance,
  breaksOf,
  findPlayer,
  gameEndsAt,
  type GameState,
  newGame,
  replay,
  score,
  SITUATION_LISTS,
} from '@fracht/engine';
import { describe, expect, test } from 'vitest';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { inTurn } from '@fracht/testing/runs/turns.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { driveGame } from '../src/drive/drive.ts';
import { fairClassOf, fairOf, studentGain, parOf, type ReferenceResult } from '../src/index.ts';
import { isBetter, timesPastLimitIn, withoutPlay } from '../src/results/driven.ts';
import { searchFor } from '../src/results/manners.ts';
import { FEW, aLesson, solve, studentsOf } from './a-lesson.ts';

const LESSONS = Array.from({ length: howMany({ few: 1, many: 25 }) }, (_, number) => number);
/** The sizes of the classes; which one comes first depends on the seed, so that each commit has another one. */
const SIZES = [2, 4, 3, 6];

/** The game obtained by replaying a result's log. */
function replayed({ setup }: Recording, { log }: Pick<ReferenceResult, 'log'>) {
  return advance(replay(setup, log), gameEndsAt(setup));
}

/** The answers of these students, with what each breaks according to the library. */
function answersOf({ orders, setup }: GameState, students: readonly string[]): readonly unknown[] {
  return orders.flatMap((order) =>
    SITUATION_LISTS.flatMap((list) =>
      order[list]
        .filter(({ player }) => students.includes(player))
        .flatMap((open) => open.decisions.map((_, number) => breaksOf(setup.library, list, open, number))),
    ),
  );
}

/** Whether the drivers of these students, and their answers, obey the law. */
function lawOf(end: GameState, students: readonly string[]) {
  const answers = answersOf(end, students);
  return {
    timesPastLimit: timesPastLimitIn(end, new Set(students)),
    broken: answers.filter((breaks) => breaks !== undefined && breaks !== 'NOTHING'),
    hasAnswered: answers.length > 0,
  };
}

const LAWFUL = { timesPastLimit: 0, broken: [], hasAnswered: true };

underSeeds('legal', (seed) => {
  describe.each(LESSONS)('lesson %d', (number) => {
    const players = SIZES[(seed + number) % SIZES.length] ?? 3;
    const students = studentsOf(players);
    const lesson = aLesson(`${seed} ${number}`, { players });
    const fairClass = fairClassOf(lesson, solve, FEW);
    const par = parOf(lesson, solve, FEW);
    const [student = ''] = students;
    const fair = fairOf(lesson, student, solve, FEW);

    test.each([
      ['the class by the list', fairClass, students],
      ['the class by all orders', par, students],
      ['one student', fair, [student]],
    ] as const)('[REF-3] [REF-7] %s: the log replays to the result', (_what, result, seats) => {
      const end = replayed(lesson, result);
      const own = seats.flatMap((id) => findPlayer(end, id) ?? []);
      expect(own.reduce((sum, { money }) => sum + money, 0)).toBe(result.money);
      expect(own.reduce((sum, { points }) => sum + points, 0)).toBe(result.points);
      expect(result.score).toBe(score(result));
      expect(result.gain).toBe(studentGain(end, seats));
      expect(
        end.orders.filter(
          ({ player, delivered }) => delivered && player !== null && own.some(({ id }) => id === player),
        ),
      ).toHaveLength(result.delivered);
      expect(result.delivered).toBeGreaterThan(2);
      expect(result.curve.at(-1)).toEqual({ at: gameEndsAt(lesson.setup), score: result.score });
      expect(result.curve.map(({ at }) => at)).toEqual(result.curve.map((_, step) => step * 15 * 60));
    });

    test.each([
      ['the class by the list', fairClass, students],
      ['the class by all orders', par, students],
      ['one student', fair, [student]],
    ] as const)(
      '[REF-3] [REF-13] %s: no driver passes the limit, and no answer breaks a rule',
      (_what, result, seats) => {
        expect(lawOf(replayed(lesson, result), seats)).toEqual(LAWFUL);
      },
    );

    test('[REF-1] others do what they did, at their times', () => {
      const others = ({ log }: Pick<Recording, 'log'>) =>
        log.filter((entry) => entry.player !== student).map(({ at, player, action }) => ({ at, player, action }));
      const refused = new Set(
        fair.refused.map(({ entry: { at, player, action } }) => JSON.stringify({ at, player, action })),
      );
      expect(others(fair)).toEqual(others(lesson).filter((entry) => !refused.has(JSON.stringify(entry))));
      expect(fair.disturbed.length === 0 || lesson.happenings.some(({ what }) => what === 'REPLACEMENT_SENT')).toBe(
        true,
      );
    });

    test('[REF-1] in one student’s place it books what he booked and what nobody did, and no car that others take later', () => {
      const taken = lesson.log.flatMap(({ player, action }) =>
        action.action === 'BOOK_ORDER' && player !== student ? [action.order] : [],
      );
      const own = fair.log.filter(({ player }) => player === student);
      expect(
        own
          .flatMap(({ action }) => (action.action === 'BOOK_ORDER' ? [action.order] : []))
          .filter((id) => taken.includes(id)),
      ).toEqual([]);
      for (const { at, action } of own) {
        if (action.action !== 'BOOK_CAR') continue;
        const later = lesson.log.filter((entry) => entry.at >= at && entry.player !== student);
        expect(later.filter((entry) => entry.action.action === 'BOOK_CAR' && entry.action.car === action.car)).toEqual(
          [],
        );
      }
    });

    test('[REF-6] [REF-13] is no worse than the greedy manner, and par no worse than fair', () => {
      const seats = new Set(students);
      const market = { seats, knowsAll: false, mayTake: () => true, mayDrive: () => true };
      const greedy = searchFor({ driven: 'class', students: players, knows: 'LIST' }, FEW).manners.find(
        ({ plans }) => plans === 'GREEDY',
      );
      if (greedy === undefined) throw new Error('No greedy manner');
      const kept = withoutPlay(lesson.log, seats);
      const { state } = driveGame(
        { opening: newGame(lesson.setup), kept, market, solve },
        { manner: greedy, avoided: new Set() },
      );
      const [byGreed, byList, byAll] = [state, replayed(lesson, fairClass), replayed(lesson, par)].map((end) => ({
        gain: studentGain(end, students),
        isUndisturbed: true,
        timesPastLimit: timesPastLimitIn(end, seats),
      }));
      if (byGreed === undefined || byList === undefined || byAll === undefined) throw new Error('No game');
      expect(isBetter(byGreed, byList)).toBe(false);
      expect(isBetter(byList, byAll)).toBe(false);
      expect(par.gain).toBeGreaterThan(studentGain(lesson.end, students));
    });

    test('[REF-9] a game with situations has no bound', () => {
      expect(par.bound).toBeNull();
    });
  });
});

test('[REF-4] [REF-13] the same game gives the same result, a lawful one for who plays alone too', () => {
  const small = aLesson('wzór-5', { players: 1 });
  const ways = [() => fairOf(small, 'player-1', solve, FEW), () => parOf(small, solve, FEW)];
  for (const way of inTurn('REF-4', ways)) {
    const once = way();
    // Compared as a whole, because the logs are long.
    expect(JSON.stringify(once) === JSON.stringify(way())).toBe(true);
    expect(lawOf(replayed(small, once), ['player-1'])).toEqual(LAWFUL);
  }
});

test('[REF-7] who never played has gained nothing', () => {
  expect(studentGain(aLesson('wzór-5', { players: 1 }).end, ['teacher', 'nobody'])).toBe(0);
});
