import type { Recording } from '@fracht/debrief';
import { advance, findPlayer, gameEndsAt, newGame, replay, score } from '@fracht/engine';
import { describe, expect, test } from 'vitest';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { driveGame } from '../src/drive/drive.ts';
import { fairClassOf, fairOf, studentGain, parOf, type ReferenceResult } from '../src/index.ts';
import { isBetter, timesPastLimitIn, withoutPlay } from '../src/results/driven.ts';
import { searchFor } from '../src/results/manners.ts';
import { FEW, aLesson, solve, studentsOf } from './a-lesson.ts';

const PLAYERS = 3;
const STUDENTS = studentsOf(PLAYERS);
const LESSONS = Array.from({ length: howMany({ few: 1, many: 8 }) }, (_, number) => number);

/** The game that a result's log gives. */
function replayed({ setup }: Recording, { log }: ReferenceResult) {
  return advance(replay(setup, log), gameEndsAt(setup));
}

underSeeds('legal', (seed) => {
  describe.each(LESSONS)('lesson %d', (number) => {
    const lesson = aLesson(`${seed} ${number}`, { players: PLAYERS });
    const fairClass = fairClassOf(lesson, solve, FEW);
    const par = parOf(lesson, solve, FEW);
    const [student = ''] = STUDENTS;
    const fair = fairOf(lesson, student, solve, FEW);

    test.each([
      ['the class by the list', fairClass, STUDENTS],
      ['the class by all orders', par, STUDENTS],
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
      const seats = new Set(STUDENTS);
      const market = { seats, knowsAll: false, mayTake: () => true, mayDrive: () => true };
      const greedy = searchFor({ driven: 'class', students: PLAYERS, knows: 'LIST' }, FEW).manners.find(
        ({ plans }) => plans === 'GREEDY',
      );
      if (greedy === undefined) throw new Error('No greedy manner');
      const kept = withoutPlay(lesson.log, seats);
      const { state } = driveGame(
        { opening: newGame(lesson.setup), kept, market, solve },
        { manner: greedy, avoided: new Set() },
      );
      const [byGreed, byList, byAll] = [state, replayed(lesson, fairClass), replayed(lesson, par)].map((end) => ({
        gain: studentGain(end, STUDENTS),
        isUndisturbed: true,
        timesPastLimit: timesPastLimitIn(end, seats),
      }));
      if (byGreed === undefined || byList === undefined || byAll === undefined) throw new Error('No game');
      expect(isBetter(byGreed, byList)).toBe(false);
      expect(isBetter(byList, byAll)).toBe(false);
      expect(par.gain).toBeGreaterThan(studentGain(lesson.end, STUDENTS));
    });

    test('[REF-9] a game with situations has no bound', () => {
      expect(par.bound).toBeNull();
    });
  });
});

test('[REF-4] the same game gives the same result', () => {
  const small = aLesson('wzór-5', { players: 1 });
  // Compared as a whole, because the logs are long.
  const twice = [1, 2].map(() => JSON.stringify([fairOf(small, 'player-1', solve, FEW), parOf(small, solve, FEW)]));
  expect(twice[0] === twice[1]).toBe(true);
});

test('[REF-7] who never played has gained nothing', () => {
  expect(studentGain(aLesson('wzór-5', { players: 1 }).end, ['teacher', 'nobody'])).toBe(0);
});
