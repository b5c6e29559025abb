import type { LedgerReason, PlayerId } from '@fracht/engine';
import { describe, expect, test } from 'vitest';
import { aLessonOf } from '@fracht/testing/debrief/a-lesson.ts';
import { handMadeGame } from '@fracht/testing/debrief/hand-made.ts';
import type { DecisionKind, PlayerDecision } from '../src/decisions/decision.ts';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import { sumOfWorths, worthOf } from '../src/score-worth.ts';
import { accountOf, comparedWith } from '../src/worth/account.ts';
import { chargedOnce } from '../src/worth/charged-once.ts';
import { judgeOf, judgedDecisions, valueOf } from '../src/worth/judged-decisions.ts';
import { type JudgedDecision, judge } from '../src/worth/losses.ts';
import { MOST_STOPS, stopsOf } from '../src/worth/stops.ts';
import { type Thresholds, gradeOf, thresholdsOf } from '../src/worth/thresholds.ts';

const LEAST: Thresholds = { SLIP: 5_000, MISTAKE: 15_000, BLUNDER: 30_000 };

type Sketch = {
  readonly loss?: number;
  readonly lead?: number;
  readonly kind?: DecisionKind;
  readonly order?: string;
  readonly stake?: number;
  readonly breaks?: JudgedDecision['breaks'];
  readonly mark?: JudgedDecision['mark'];
  readonly isPaid?: boolean;
};

let seq = 0;
function aJudged({
  loss = 0,
  lead = 0,
  kind = 'BOOK_ORDER',
  order,
  stake = loss + lead,
  breaks = null,
  mark = null,
  isPaid = true,
}: Sketch): JudgedDecision {
  seq += 1;
  const decision: PlayerDecision = {
    id: String(seq),
    player: 'anna' satisfies PlayerId,
    kind,
    at: seq,
    round: 1,
    index: seq,
    order: order ?? `order ${seq}`,
    car: null,
    chosen: null,
    question: null,
    alternatives: [],
    judged: 'YES',
  };
  const worth = (money: number) => worthOf({ money, points: 0 });
  return {
    decision,
    valued: [],
    loss: worth(loss),
    lead: worth(lead),
    stake,
    breaks,
    mark,
    isForced: false,
    isPaid,
    brought: isPaid ? 100_000 : -100_000,
    expected: worth(0),
    lines: [],
    isDelivered: true,
    takenBackAt: null,
  };
}

describe('one table for label and exercise', () => {
  test.each([
    [0, 'BEST'],
    [5_000, 'AS_GOOD'],
    [5_001, 'SLIP'],
    [15_000, 'SLIP'],
    [15_001, 'MISTAKE'],
    [30_000, 'MISTAKE'],
    [30_001, 'BLUNDER'],
  ])('[STP-1] a loss of %i grosze is %s', (loss, grade) => {
    expect(gradeOf(aJudged({ loss }), LEAST)).toBe(grade);
  });

  test('[STP-1] within a tenth of what was at stake a slip is as good, but never a mistake, whatever one alternative would have ruined', () => {
    expect(gradeOf(aJudged({ loss: 15_000, stake: 150_000 }), LEAST)).toBe('AS_GOOD');
    expect(gradeOf(aJudged({ loss: 15_000, stake: 149_990 }), LEAST)).toBe('SLIP');
    expect(gradeOf(aJudged({ loss: 15_001, stake: 9_000_000 }), LEAST)).toBe('MISTAKE');
    expect(gradeOf(aJudged({ loss: 40_000, stake: 9_000_000 }), LEAST)).toBe('BLUNDER');
  });

  test('[STP-1] thresholds follow the middle gain of the class, and never fall below their least', () => {
    const { end } = aLessonOf('progi dwa', 6, 'good');
    const gains = end.players
      .filter(({ type }) => type === 'STUDENT')
      .map(({ money, points }) => money - 3_000_000 + points * 1000)
      .sort((one, other) => one - other);
    expect(gains).toHaveLength(6);
    const middle = Math.floor(((gains[2] ?? 0) + (gains[3] ?? 0)) / 2);
    expect(middle).toBeLessThan(gains[3] ?? 0);
    expect(middle).toBeGreaterThan(500_000);
    expect(thresholdsOf(end)).toEqual({
      SLIP: Math.max(5_000, Math.floor(middle / 100)),
      MISTAKE: Math.max(15_000, Math.floor((middle * 3) / 100)),
      BLUNDER: Math.max(30_000, Math.floor((middle * 6) / 100)),
    });
    expect(thresholdsOf(handMadeGame().end)).toEqual(LEAST);
  });
});

test.each([
  [{ mark: 'LESS' }, 'SLIP'],
  [{ mark: 'POOR' }, 'SLIP'],
  [{ mark: 'BEST' }, 'BEST'],
  [{ breaks: 'DRIVING' }, 'BLUNDER'],
  [{ breaks: 'DRIVING', loss: 30_001 }, 'BLUNDER'],
  [{ mark: 'BEST', breaks: 'DRIVING' }, 'BLUNDER'],
] as const)('[LSS-4] [STP-1] law and library come before money: %o is %s', (sketch, grade) => {
  expect(gradeOf(aJudged(sketch), LEAST)).toBe(grade);
});

describe('stops', () => {
  test('[STP-2] the greatest strength first, then the dearest, five at most', () => {
    const judged = [
      ...[10_000, 90_000, 20_000, 70_000, 60_000, 80_000].map((loss) => aJudged({ loss })),
      ...[6_000, 50_000].map((lead) => aJudged({ lead })),
    ];
    const { stops } = stopsOf(judged, LEAST);
    expect(stops).toHaveLength(MOST_STOPS);
    expect(stops.map(({ is, judged: one }) => [is, one.loss.total + one.lead.total])).toEqual([
      ['STRENGTH', 50_000],
      ['LOSS', 90_000],
      ['LOSS', 80_000],
      ['LOSS', 70_000],
      ['LOSS', 60_000],
    ]);
  });

  test('[STP-2] no strength where none is worth more than a slip, and no loss that is as good as the best', () => {
    expect(stopsOf([aJudged({ lead: 5_000 }), aJudged({ loss: 5_000 })], LEAST).stops).toEqual([]);
  });

  test('[STP-2] a plan for an order that was lost is no strength', () => {
    const judged = [aJudged({ lead: 90_000, isPaid: false }), aJudged({ lead: 50_000 })];
    expect(stopsOf(judged, LEAST).stops.map(({ judged: { lead } }) => lead.total)).toEqual([50_000]);
  });

  test('[STP-2] two decisions about one order’s plan are one stop, a rest on the same order is another', () => {
    const judged = [
      aJudged({ loss: 50_000, kind: 'BOOK_ORDER', order: 'A' }),
      aJudged({ loss: 60_000, kind: 'BOOK_CAR', order: 'A' }),
      aJudged({ loss: 40_000, kind: 'PARK', order: 'A' }),
    ];
    expect(stopsOf(judged, LEAST).stops.map(({ judged: { decision } }) => decision.kind)).toEqual(['BOOK_CAR', 'PARK']);
  });

  test('[STP-2] what broke a rule comes before what cost more', () => {
    const judged = [aJudged({ loss: 50_000 }), aJudged({ breaks: 'DRIVING' })];
    expect(stopsOf(judged, LEAST).stops.map(({ judged: { breaks } }) => breaks)).toEqual(['DRIVING', null]);
  });

  test('[STP-2] of what broke a rule the dearest two come first, so that the dearest of all decisions is among the stops', () => {
    const judged = [
      ...[10_000, 40_000, 20_000, 30_000].map((loss) => aJudged({ loss, breaks: 'DRIVING' })),
      ...[80_000, 90_000].map((loss) => aJudged({ loss })),
    ];
    const { stops, rest } = stopsOf(judged, LEAST);
    expect(stops.map(({ judged: { loss } }) => loss.total)).toEqual([40_000, 30_000, 90_000, 80_000, 20_000]);
    expect(rest).toMatchObject({ count: 1, loss: { total: 10_000 } });
  });

  test('[STP-3] the rest is a count and a sum', () => {
    const judged = [aJudged({ loss: 50_000 }), aJudged({ loss: 3_000 }), aJudged({ loss: 2_000 }), aJudged({})];
    expect(stopsOf(judged, LEAST).rest).toEqual({ count: 3, loss: { money: 5_000, points: 0, total: 5_000 } });
  });
});

describe('in lessons of good and of careless bots', () => {
  const judged = [aLessonOf('progi dwa', 6, 'good'), aLessonOf('progi', 6, 'careless')].flatMap((lesson) =>
    ['player-1', 'player-2', 'player-3'].flatMap((id) => judgedDecisions(lesson, id)),
  );

  test('[LSS-2] [LSS-3] a loss is what the best alternative that breaks no rule brings more, and never both a loss and a lead', () => {
    expect(judged.length).toBeGreaterThan(150);
    for (const { loss, lead, valued, stake, mark, breaks } of judged) {
      const best = valued.find((one) => one.breaks === null)?.gain.total ?? 0;
      expect(loss.total).toBe(mark === 'BEST' && breaks === null ? 0 : Math.max(0, best));
      expect(loss.total === 0 || lead.total === 0).toBe(true);
      const most = Math.max(...valued.filter((one) => one.breaks === null).map(({ gain }) => gain.total));
      expect(lead.total).toBe(lead.total > 0 ? -most : 0);
      expect(stake).toBeGreaterThanOrEqual(loss.total);
    }
    expect(judged.some(({ loss }) => loss.total > 0)).toBe(true);
    expect(judged.some(({ lead }) => lead.total > 0)).toBe(true);
  });

  test('[LSS-5] an order stands instead of another one once, and never if the player took it', () => {
    let found = 0;
    const lessons = [aLessonOf('progi dwa', 6, 'good'), aLessonOf('progi', 6, 'careless')];
    const players = ['player-1', 'player-2', 'player-3', 'player-4', 'player-5', 'player-6'];
    for (const [lesson, player] of lessons.flatMap((one) => players.map((id) => [one, id] as const))) {
      const decisions = decisionsOf(lesson, player).filter(({ kind }) => kind === 'BOOK_ORDER');
      const instead = decisions.flatMap(({ alternatives }) =>
        alternatives.flatMap(({ actions: [first] }) => (first?.action === 'BOOK_ORDER' ? [first.order] : [])),
      );
      found += instead.length;
      expect(new Set(instead).size).toBe(instead.length);
      expect(decisions.filter(({ order }) => instead.includes(order ?? ''))).toEqual([]);
    }
    expect(found).toBeGreaterThan(1);
  });

  test('[LSS-4] what breaks a rule is never ahead, never as good, and never the best that could be done beside something that breaks none', () => {
    const blamed = judged.filter(({ breaks }) => breaks !== null);
    expect(blamed.some(({ breaks }) => breaks === 'DRIVING')).toBe(true);
    expect(blamed.some(({ mark }) => mark !== null)).toBe(true);
    for (const one of blamed) {
      expect(one.lead.total).toBe(0);
      expect(['MISTAKE', 'BLUNDER']).toContain(gradeOf(one, LEAST));
    }
    for (const { valued } of judged) {
      const kinds = valued.map(({ breaks }) => breaks !== null);
      expect(kinds).toEqual(kinds.toSorted((one, other) => Number(one) - Number(other)));
    }
  });

  test('[LSS-4] the answer with the most points costs nothing, one with minus points is a slip at least', () => {
    const answers = judged.filter(({ mark, breaks }) => mark !== null && breaks === null);
    const [best, minus] = [
      answers.filter(({ mark }) => mark === 'BEST'),
      answers.filter(({ mark }) => mark === 'POOR'),
    ];
    expect([best.length > 20, minus.length > 3]).toEqual([true, true]);
    expect(new Set(best.map((one) => gradeOf(one, LEAST)))).toEqual(new Set(['BEST']));
    for (const one of minus) expect(['SLIP', 'MISTAKE', 'BLUNDER']).toContain(gradeOf(one, LEAST));
  });

  test('[DFD-4] what the lines of an alternative bring more, and the price of time, are its gain', () => {
    for (const { valued } of judged) {
      for (const { changes, gain, time } of valued) {
        expect(changes.reduce((sum, { worth }) => sum + worth.total, time)).toBe(gain.total);
      }
    }
  });

  test('[DFD-4] [LSS-6] the price of what chance could do stands apart from what an answer takes for certain', () => {
    const fines = judged.flatMap(({ decision, valued }) =>
      valued.flatMap(({ changes }) =>
        changes.filter(({ reason }) => reason === 'FINE').map(({ isRisk }) => `${decision.kind} ${isRisk === true}`),
      ),
    );
    expect(fines).toContain('DRIVE_ON true');
    expect(fines.filter((told) => told.endsWith('false') && !told.startsWith('ANSWER'))).toEqual([]);
    expect(fines.some((told) => told.startsWith('ANSWER') && told.endsWith('false'))).toBe(true);
  });

  test('[LSS-6] the account of a decision adds up to its loss or lead, one line a reason', () => {
    for (const one of judged) {
      const { loss, lead } = one;
      const account = accountOf(one);
      const sum = account.reduce((total, { worth }) => total + worth.total, 0);
      expect(sum + (comparedWith(one)?.gain.total ?? 0)).toBe(0);
      expect(loss.total + lead.total === 0 || sum === lead.total - loss.total).toBe(true);
      expect(new Set(account.map(({ reason, isRisk }) => `${reason} ${isRisk}`)).size).toBe(account.length);
    }
  });
});

test('[LSS-2] only decisions of some kinds, where that is asked for', () => {
  const kinds = ['PARK', 'ANSWER_CHANGE'] as const;
  const judged = judgedDecisions(aLessonOf('progi dwa', 6, 'good'), 'player-1', kinds);
  expect(new Set(judged.map(({ decision }) => decision.kind))).toEqual(new Set(kinds));
});

describe('charged once', () => {
  const missing = (amount: number, points: number): JudgedDecision => {
    const pay = worthOf({ money: amount, points: 0 });
    const onTime = worthOf({ money: 0, points });
    const way = worthOf({ money: 700, points: 0 });
    const changes = [
      { reason: 'PAY', order: 'A', car: null, worth: pay },
      { reason: 'LOADED_ON_TIME', order: 'A', car: null, worth: onTime },
      { reason: 'LEG_KM', order: 'A', car: 'ST-01', worth: way },
    ] as const;
    const gain = worthOf({ money: amount + 700, points });
    const only = { alternative: { actions: [] }, gain, changes, time: 0, breaks: null, mark: null, isDelivered: true };
    return { ...aJudged({ order: 'A' }), valued: [only], loss: gain };
  };

  test('[LSS-8] what an order brings once is missed once, by the decision that lost it first; its way may be paid twice', () => {
    const [first, second] = [missing(5_000, 3), missing(5_000, 5)];
    expect(chargedOnce(first, [])).toBe(first);
    expect(chargedOnce(second, [first]).loss).toEqual(worthOf({ money: 700, points: 2 }));
    expect(chargedOnce(second, [first]).valued[0]?.changes.map(({ reason }) => reason)).toEqual([
      'LOADED_ON_TIME',
      'LEG_KM',
    ]);
    expect(chargedOnce(second, [{ ...first, loss: worthOf({ money: 0, points: 0 }) }])).toEqual(second);
  });

  test('[LSS-8] of parts of a point that a chance made money of as well: both are one amount', () => {
    const weighed = { ...missing(5_000, 3), loss: worthOf({ money: 5_700, points: 3 }) };
    const [only] = weighed.valued;
    const line = { reason: 'DELIVERED_ON_TIME', order: 'A', car: null } as const;
    const delivered = (money: number, points: number): JudgedDecision => {
      const gain = worthOf({ money, points });
      if (only === undefined) throw new Error('nothing else');
      return { ...weighed, loss: gain, valued: [{ ...only, gain, changes: [{ ...line, worth: gain }] }] };
    };
    // Ten points for a delivery: all of them, then the quarter of one that a request puts at stake again.
    expect(chargedOnce(delivered(250, 0), [delivered(0, 10)]).loss.total).toBe(0);
    expect(chargedOnce(delivered(0, 10), [delivered(250, 0)]).loss).toEqual(worthOf({ money: 750, points: 9 }));
  });

  /** Something that missed what these lines contain. */
  const missed = (
    ...told: readonly (readonly [reason: LedgerReason, car: string, money: number])[]
  ): JudgedDecision => {
    const changes = told.map(([reason, car, money]) => ({
      reason,
      order: 'A',
      car,
      worth: worthOf({ money, points: 0 }),
    }));
    const gain = sumOfWorths(changes.map(({ worth }) => worth));
    const only = { alternative: { actions: [] }, gain, changes, time: 0, breaks: null, mark: null, isDelivered: true };
    return { ...aJudged({ order: 'A' }), valued: [only], loss: gain };
  };

  test('[LSS-8] who chose the dearer of two cars has missed no pay, since either was to be paid: who lost the order later has', () => {
    const dearerCar = missed(['PAY', 'ST-01', -5_000], ['PAY', 'ST-02', 5_000], ['LEG_KM', 'ST-01', 700]);
    const lostIt = missed(['PAY', 'ST-01', 5_000]);
    expect(chargedOnce(lostIt, [dearerCar])).toEqual(lostIt);
    // Nor has another car, as a choice that would have been paid as well.
    const otherCar = missed(['PAY', 'ST-01', -5_000], ['PAY', 'ST-02', 5_500], ['LEG_KM', 'ST-01', 700]);
    expect(chargedOnce(otherCar, [lostIt]).loss.total).toBe(700);
    expect(chargedOnce(otherCar, [dearerCar]).loss.total).toBe(1_200);
  });

  test('[LSS-8] of lateness no more is missed than was to come: the hours of two answers add up, the same hours are not missed twice', () => {
    const late = (hours: number, toCome: number): JudgedDecision => {
      const line = (money: number) =>
        ({ reason: 'LATE_PENALTY', order: 'A', car: 'ST-01', worth: worthOf({ money, points: 0 }) }) as const;
      return { ...missed(['LATE_PENALTY', 'ST-01', hours * 1_000]), lines: [line(-toCome * 1_000)] };
    };
    const lost = (...all: readonly JudgedDecision[]): readonly number[] =>
      all.map((one, place) => chargedOnce(one, all.slice(0, place)).loss.total);
    expect(lost(late(2, 2), late(1, 3))).toEqual([2_000, 1_000]);
    expect(lost(late(2, 2), late(2, 3))).toEqual([2_000, 1_000]);
    // In the meantime the car made up for it.
    expect(lost(late(4, 4), late(4, 4))).toEqual([4_000, 0]);
  });
});

test('[LSS-8] whatever is tried at a decision is told after what earlier ones are charged with, as its alternatives are', () => {
  const lesson = aLessonOf('raz jeden', 6, 'careless');
  const decisions = decisionsOf(lesson, 'player-5');
  const judged = decisions.filter((one) => one.judged === 'YES').map(judgeOf(lesson, decisions));
  const cut = judged.filter(({ decision, loss }) => judge(lesson, decision).loss.total !== loss.total);
  expect(cut.length).toBeGreaterThan(0);
  const value = valueOf(lesson, decisions);
  for (const { decision, valued } of cut) {
    for (const { alternative, gain } of valued) expect(value(decision, alternative).gain).toEqual(gain);
  }
});

test('[LSS-6] [LSS-4] what is no right answer is told beside the right one, not beside another wrong one that pays more', () => {
  const beside = (mark: JudgedDecision['mark'], breaks: JudgedDecision['breaks'] = null) => {
    const other = (total: number, its: JudgedDecision['mark']) => {
      const gain = worthOf({ money: total, points: 0 });
      return { alternative: { actions: [] }, gain, changes: [], time: 0, breaks: null, mark: its, isDelivered: true };
    };
    const valued = [other(-55_550, 'BEST'), other(-24_800, 'POOR')] as const;
    return comparedWith({ ...aJudged({ mark, breaks }), valued })?.mark;
  };
  expect(beside('POOR')).toBe('BEST');
  expect(beside('LESS', 'DAY')).toBe('BEST');
  // A right one is ahead of whatever comes nearest.
  expect(beside('BEST')).toBe('POOR');
});
