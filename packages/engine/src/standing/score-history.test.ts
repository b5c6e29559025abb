import { expect, test } from 'vitest';
import { ANNA, JAN, TEACHER, aGame } from '@fracht/testing/engine/a-lesson.ts';
import { roundSeconds } from '../clock.ts';
import { scoreHistory } from './score-history.ts';
import { happen } from '../happenings/happen.ts';
import { gameTotals } from './totals.ts';

const start = aGame();
const round = roundSeconds(start.setup);
const [{ money: begun }] = [gameTotals(start)];

test('[PTS-8] the course is the sums of the students’ ledgers at even moments, and now', () => {
  const at = (now: number, state = start) => ({ ...state, now });
  const paid = happen(happen(at(round / 20), { what: 'EFFECT_PAID', player: ANNA, money: 5000 }), {
    what: 'PREMIUM_EARNED',
    player: ANNA,
    situation: 'K01',
    points: 10,
  });
  const fined = happen(at(round / 20 + 1, paid), { what: 'FINED', player: JAN, money: -2000 });
  const taught = happen(fined, { what: 'EFFECT_PAID', player: TEACHER, money: 70_000 });
  expect(scoreHistory(taught, round / 10 + 30)).toEqual([
    { at: 0, money: begun, points: 0 },
    { at: round / 20, money: begun + 5000, points: 10 },
    { at: round / 10, money: begun + 3000, points: 10 },
    { at: round / 10 + 30, money: begun + 3000, points: 10 },
  ]);
});

test('[PTS-8] the beginning of a round is one of its moments; before the start there is none', () => {
  const later = scoreHistory({ ...start, now: round + 5, round: 2 }, round + 5);
  expect(later.map(({ at }) => at)).toContain(round);
  expect(later).toHaveLength(22);
  expect(scoreHistory({ ...start, round: 0 }, 0)).toEqual([]);
});
