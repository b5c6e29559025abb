import type { DebriefDecision } from '@fracht/protocol';
import { aDebrief } from '@fracht/testing/game/a-debrief.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { expect, test } from 'vitest';
import { decisionTitle } from './decision-title.ts';

const [booked, drivenOn] = aDebrief(aPlayedGame().end, 's1').decisions;

/** A decision that was a blunder, beside one other choice that cost 300 zł less. */
function dear(decision: DebriefDecision | undefined, choice: DebriefDecision['chosen']): DebriefDecision {
  const [other] = decision?.alternatives ?? [];
  if (decision?.judgement == null || other === undefined) throw new Error('No decision');
  const loss = { money: 300, points: 0, total: 300 };
  return {
    ...decision,
    judgement: { ...decision.judgement, grade: 'BLUNDER', loss, breaks: null },
    alternatives: [{ ...other, choice, gain: loss, time: 0, breaks: null }],
  };
}

test('[DBS-3] a driver who was woken is told as a rest that was cut, and not as a drive in place of one', () => {
  const chosen = { is: 'PARKING', parking: 'GO', isGuarded: false, at: null, overrun: null } as const;
  const woken = { ...dear(drivenOn, { is: 'NOTHING', doing: 'RESTS' }), kind: 'PARK', chosen } as const;
  const wentOn = { ...dear(drivenOn, { is: 'NOTHING', doing: 'BOUND' }), kind: 'PARK', chosen } as const;
  expect(decisionTitle(woken)).toBe('Przerwany odpoczynek');
  expect(decisionTitle(wentOn)).not.toBe('Przerwany odpoczynek');
});

test('[DBS-3] an order for which no car was sent is not told as one that did not pay', () => {
  const order = dear(booked, { is: 'NOTHING' });
  expect(decisionTitle({ ...order, kind: 'BOOK_ORDER', isUnserved: true })).toBe(
    'Zlecenie, po które nikt nie pojechał',
  );
  expect(decisionTitle({ ...order, kind: 'BOOK_ORDER' })).toBe('Zlecenie, które nie miało się opłacić');
});
