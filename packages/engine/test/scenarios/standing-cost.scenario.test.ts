import { expect, test } from 'vitest';
import { ANNA, JAN, TEACHER, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { roundSeconds } from '../../src/clock.ts';
import { withPlayers } from '../../src/players/player.ts';
import { lossesOf } from '../../src/debrief/losses.ts';
import { roundChange } from '../../src/debrief/round-change.ts';

const ORDER = 'POZ/1126/0410';
const ROUND = 600;
const COST = 1500;
/** The minutes of a pick window that opens long after the car has arrived. */
const LATE = { from: 2 * ROUND + 1, to: 3 * ROUND };

const aMorning = (order = anOrder(), rulesVersion?: number) => {
  const settings = { ...aSetup().settings, standing_cost: COST };
  const setup = { ...aSetup(rulesVersion === undefined ? {} : { rulesVersion }), settings };
  return aLesson(aGame({ cars: [aCar()], orders: [order], setup }));
};
const book = { action: 'BOOK_ORDER', order: ORDER } as const;
const send = { action: 'BOOK_CAR', order: ORDER, car: 'ST-01' } as const;

test('[PAY-7] who has no car on the road in a round pays for it at its end, who has one does not, and no teacher', () => {
  const lesson = aMorning().does(book).does(send).at(ROUND);
  expect(lesson.ledger()).not.toContain(`STANDING_COST -${COST}`);
  expect(lesson.ledger(JAN)).toEqual([`STANDING_COST -${COST}`]);
  expect(lesson.ledger(TEACHER)).toEqual([]);
  const { messages } = lesson.game();
  const told = messages.filter(({ code }) => code === 'COMPANY_STOOD');
  expect(told.map(({ player, amount }) => [player, amount])).toEqual([[JAN, COST * 100]]);
});

test('[PAY-7] an order without a car, and a car that is only getting ready, leave the company standing', () => {
  expect(
    aMorning(anOrder({ pickWindow: LATE }))
      .does(book)
      .at(ROUND)
      .ledger(),
  ).toEqual([`STANDING_COST -${COST}`]);
  const ready = aMorning(anOrder({ pickWindow: LATE }))
    .does(book)
    .at(ROUND - 1)
    .does(send)
    .at(ROUND);
  expect(ready.doing()).toBe('FREE_BOOKED');
  expect(ready.ledger()).toEqual([`STANDING_COST -${COST}`]);
});

test('[PAY-7] a car that waits on the way all round long is on the road, and one that came back in the round was', () => {
  const waiting = aMorning(anOrder({ pickWindow: LATE }))
    .does(book)
    .does(send);
  expect(waiting.at(2 * ROUND).doing()).toBe('WAITING_FOR_LOADING');
  expect(waiting.ledger().filter((line) => line.startsWith('STANDING'))).toEqual([]);
  const twice = aMorning()
    .does(book)
    .does(send)
    .at(3 * ROUND);
  const { deliveredAt } = twice.order();
  const delivered = Math.floor((deliveredAt ?? 0) / 60 / ROUND);
  expect(twice.doing()).toBe('AVAILABLE');
  expect(
    twice
      .player()
      .ledger.filter(({ reason }) => reason === 'STANDING_COST')
      .map(({ at }) => at),
  ).toEqual([1, 2, 3].filter((round) => round > delivered + 1).map((round) => round * ROUND * 60));
});

test('[PAY-7] who played a part of the round pays that part, in whole zł', () => {
  const part = (share: number): readonly string[] =>
    aMorning()
      .at(1)
      .with((game) =>
        withPlayers(game, (player) => ({
          ...player,
          played: 0,
          playingSince: game.now + Math.floor((1 - share) * (roundSeconds(game.setup) - game.now)),
        })),
      )
      .at(ROUND)
      .ledger(JAN);
  expect(part(0.5)).toEqual([`STANDING_COST -749`]);
  expect(part(0)).toEqual([]);
});

test('[PAY-7] the last round counts too, a round that is cut off does not', () => {
  const ended = aMorning().at(4 * ROUND);
  expect(ended.game().state).toBe('FINISHED');
  expect(ended.ledger()).toEqual(Array.from({ length: 4 }, () => `STANDING_COST -${COST}`));
  const cut = aMorning()
    .at(ROUND + 300)
    .does({ action: 'FINISH' }, TEACHER);
  expect(cut.ledger()).toEqual([`STANDING_COST -${COST}`]);
});

test('[PAY-7] [LOG-6] games of earlier rules know no such cost', () => {
  expect(
    aMorning(anOrder(), 3)
      .at(4 * ROUND)
      .ledger(),
  ).toEqual([]);
});

test('[PAY-7] [DBR-1] [DBR-4] the debrief tells it as a cause of its own', () => {
  const lesson = aMorning().at(ROUND);
  expect(lossesOf(lesson.game(), ANNA).map(({ cause, money }) => [cause, money])).toEqual([['STOOD', COST * 100]]);
  const { parts } = roundChange(lesson.game().setup, lesson.player(), 1);
  expect(parts.map(({ kind, money }) => [kind, money])).toEqual([['STOOD', -COST * 100]]);
});
