import { findPlayer } from '@fracht/engine';
import { expect, test } from 'vitest';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { ORDER, handMadeGame, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import type { DecisionKind } from '../src/decisions/decision.ts';
import type { Recording } from '../src/recording.ts';
import { whatIf } from '../src/what-if/what-if.ts';
import { accountOf } from '../src/worth/account.ts';
import { judgedDecisions } from '../src/worth/judged-decisions.ts';
import type { JudgedDecision } from '../src/worth/losses.ts';
import { stopsOf } from '../src/worth/stops.ts';
import { thresholdsOf } from '../src/worth/thresholds.ts';

/*
 * Anna's game by hand, at the default settings: ST costs 4.30 zł a km and drives 70 km/h, a guarded parking in Poland costs 80 zł, another 20 zł,
 * a company without a car on the road pays 1,500 zł a round, the start money is 30,000 zł, a point is worth 10 zł.
 *
 * SZC/1126/2020 goes from Szczecin to Białystok, 773 km, for 7.40 zł a km: 773 x 7.40 = 5,720.20 zł.
 * ST-06 stands in Poznań, 265 km before Szczecin: 265 x 4.30 = 1,139.50 zł to get there, and 773 x 4.30 = 3,323.90 zł with the cargo.
 * It is loaded in its window (5 points), sleeps in Poznań on the way (guarded, 80 zł) and is unloaded in its window (10 points).
 * It is on the road in rounds 1, 2 and 3; round 4 costs 1,500 zł.
 */

function onlyOf(judged: readonly JudgedDecision[], kind: DecisionKind): JudgedDecision {
  const [one, ...more] = judged.filter(({ decision }) => decision.kind === kind);
  if (one === undefined || more.length > 0) throw new Error(`Not one decision ${kind}`);
  return one;
}

const judgedIn = (game: Recording): readonly JudgedDecision[] => judgedDecisions(game, 'anna');
const zl = (amount: number): number => Math.round(amount * 100);

/** The price of seconds of a car, in grosze: 1,500 zł a round of ten hours, shared by the five cars that a company may hold: 30 zł an hour. */
const timeOf = (seconds: number): number => Math.round((30_00 * seconds) / 3600);

/** ST-06 sets out at 12:15, comes to Szczecin at 16:02:09 and is loaded at once; ST-05, which is there, at 12:30, when the window opens. */
const WAY = 14_529 - 1800;

test('[LSS-1] the hand-made game ends as reckoned by hand', () => {
  const { end } = handMadeGame();
  // The situation: the second answer costs 300 zł and -5 points; 10 for being in time and 5 for no call come by default.
  expect(findPlayer(end, 'anna')).toMatchObject({
    money: zl(30_000 + 5720.2 - 1139.5 - 3323.9 - 300 - 80 - 500),
    points: 5 - 5 + 10 + 5 + 10,
  });
});

test('[LSS-2] [LSS-6] [DCN-2] [DFD-3] [DFD-5] the farther car cost exactly its way to the order', () => {
  const judged = onlyOf(judgedIn(handMadeGame({ answer: null })), 'BOOK_CAR');
  const { loss, valued, decision } = judged;
  expect(decision.car).toBe('ST-06');
  // ST-05 stands in Szczecin. Either sleeps once, at a guarded parking. ST-06 is loaded later, and its time has a price.
  expect(valued[0]?.alternative.actions).toEqual([{ action: 'BOOK_CAR', order: ORDER, car: 'ST-05' }]);
  const cost = zl(265 * 4.3) + timeOf(WAY);
  expect(loss).toEqual({ money: cost, points: 0, total: cost });
  expect(valued[0]?.time).toBe(timeOf(WAY));
  expect(accountOf(judged).map(({ reason, worth }) => [reason, worth.total])).toEqual([
    ['LEG_KM', -zl(265 * 4.3)],
    ['CAR_TIME', -timeOf(WAY)],
  ]);
});

test('[LSS-2] a hired car instead is worth the difference of its price', () => {
  const { valued } = onlyOf(judgedIn(handMadeGame({ answer: null })), 'BOOK_CAR');
  const hired = valued.find(({ alternative }) => alternative.actions[0]?.action === 'ADD_CAR');
  // ST-P1 stands in Szczecin and costs 5.40 zł a km: 773 x 5.40 = 4,174.20 zł, instead of 4.30 zł for 265 + 773 km. The parking is paid by Anna in either case.
  // The time of a hired car costs nothing; ST-06 is on its way for 26:04:44.
  const more = zl(1139.5 + 3323.9 - 4174.2) + timeOf(93_884);
  expect(hired?.gain).toEqual({ money: more, points: 0, total: more });
});

test('[LSS-2] an answer cost what the best one would have cost less, in money and in points', () => {
  const { loss } = onlyOf(judgedIn(handMadeGame({ answer: 1 })), 'ANSWER_EMERGENCY');
  // 300 zł and -5 points instead of 100 zł and 10 points: 200 zł and 15 points, which are 200 + 150 = 350 zł.
  expect(loss).toEqual({ money: zl(200), points: 15, total: zl(350) });
});

test('[LSS-2] the worst answer cost more', () => {
  const { loss, stake } = onlyOf(judgedIn(handMadeGame({ answer: 2 })), 'ANSWER_EMERGENCY');
  // 900 zł and -10 points instead of 100 zł and 10 points: 800 + 200 = 1,000 zł, which is all that was at stake.
  expect(loss).toEqual({ money: zl(800), points: 20, total: zl(1000) });
  expect(stake).toBe(zl(1000));
});

test('[LSS-2] [LSS-3] the best answer cost nothing, and is ahead of the next one by what that costs more', () => {
  const { loss, lead } = onlyOf(judgedIn(handMadeGame({ answer: 0 })), 'ANSWER_EMERGENCY');
  expect(loss).toEqual({ money: 0, points: 0, total: 0 });
  expect(lead).toEqual({ money: zl(200), points: 15, total: zl(350) });
});

test('[LSS-2] a guarded parking cost exactly what an unguarded one would have saved', () => {
  const { loss, valued } = onlyOf(judgedIn(handMadeGame()), 'PARK');
  expect(valued[0]?.alternative.actions).toEqual([{ action: 'SELECT_PARKING', car: 'ST-06', parking: '0-2@88' }]);
  // No thefts in this game, and no points for guarded sleep with cargo of this type: 80 - 20 zł.
  expect(loss).toEqual({ money: zl(60), points: 0, total: zl(60) });
});

test('[DFD-6] where the game ends before the delivery, a rest is compared by what it costs itself, not by the km that are driven till then', () => {
  const parked = (parking: string) => {
    const script = new Script({ ...handMadeSetup(), rounds: 2 }, ['anna'])
      .does('anna', { action: 'BOOK_ORDER', order: ORDER })
      .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' })
      .at(420)
      .does('anna', { action: 'SELECT_PARKING', car: 'ST-06', parking });
    return onlyOf(judgedIn(script.finished()), 'PARK');
  };
  const { loss, valued } = parked('city-0');
  expect(valued.flatMap(({ changes }) => changes.map(({ reason }) => reason))).not.toContain('LEG_KM');
  expect(valued.every(({ time }) => time === 0)).toBe(true);
  // As in the whole game: 80 zł at the guarded one instead of 20 zł.
  expect(loss).toEqual({ money: zl(60), points: 0, total: zl(60) });
  expect(parked('0-2@88').loss.total).toBe(0);
});

test('[LSS-2] [LSS-3] the unguarded one was best, and yet no lead: it could be chosen later', () => {
  const { loss, lead } = onlyOf(judgedIn(handMadeGame({ parking: '0-2@88' })), 'PARK');
  expect(loss.total).toBe(0);
  expect(lead.total).toBe(0);
});

test('[WIF-2] [WIF-4] [DCN-2] had Anna not taken the order, she would have paid for four idle rounds and earned nothing', () => {
  const game = handMadeGame();
  const [booking] = decisionsOf(game, 'anna');
  if (booking?.kind !== 'BOOK_ORDER') throw new Error('Not a booking');
  const result = whatIf(game, booking, { actions: [] });
  expect(result.money).toEqual({ was: zl(30_376.8), would: zl(30_000 - 4 * 500) });
  expect(result.points).toEqual({ was: 25, would: 0 });
  expect(result.score).toEqual({ was: 30_377 + 250, would: 28_000 });
  expect(result.gain).toEqual({ money: -zl(2376.8), points: -25, total: -zl(2626.8) });
  expect(result.delivered).toMatchObject({ was: { order: ORDER, isOnTime: true }, would: null });
  expect(result.repairs).toEqual([]);
  expect(result.refused.map(({ entry, code }) => `${entry.action.action} ${code}`)).toEqual([
    'BOOK_CAR ORDER_NOT_YOURS',
    'RESOLVE_EMERGENCY ORDER_EXPIRED',
    'SELECT_PARKING CAR_NOT_YOURS',
  ]);
  expect(result.differences.filter(({ would }) => would?.what === 'COMPANY_STOOD')).toHaveLength(3);
});

test('[STP-1] [STP-2] [STP-3] the stops of the game: its strength and its dearest decision; the rest is a sum', () => {
  const game = handMadeGame({ answer: 1 });
  const judged = judgedIn(game);
  const { stops, rest } = stopsOf(judged, thresholdsOf(game.end));
  // A gain below zero: the least thresholds, 50, 150 and 300 zł. Everything cost more than 50 zł.
  expect(stops.map(({ is, grade, judged: { decision } }) => `${is} ${grade} ${decision.kind}`)).toEqual([
    'STRENGTH BEST BOOK_ORDER',
    'LOSS BLUNDER BOOK_CAR',
    'LOSS BLUNDER ANSWER_EMERGENCY',
    'LOSS SLIP PARK',
  ]);
  expect(rest).toEqual({ count: 0, loss: { money: 0, points: 0, total: 0 } });
});
