import { expect, test } from 'vitest';
import { answer, ask, askText, effect } from '../../../content/src/situations/author.ts';
import { aGame } from '../../test/a-lesson.ts';
import { aSetup } from '../../test/a-setup.ts';
import { anOrder } from '../../test/an-order.ts';
import { EMPTY_LIBRARY } from '../library.ts';
import { delayBy, delayOf, leavesTime } from './delay.ts';
import { onlyTree } from './tables.ts';

test('[SIT-14] effects keep an order back for as long as its car stands or waits for a later window', () => {
  expect(delayBy([])).toBe(0);
  expect(delayBy([effect('TIME', 30), effect('MONETARY', 500), effect('TIME', 45)])).toBe(75);
  expect(delayBy([effect('MOVE_SHIPMENT', 720), effect('TIME', 660)])).toBe(720);
  expect(delayBy([effect('MOVE_SHIPMENT', -180)])).toBe(0);
});

test('[SIT-14] of a situation counts the best way, through all trees, typed answers among them', () => {
  const trees = {
    situation: ask('Co robisz?', [
      answer(-5, 'Czekamy dobę', 'Źle.', [effect('TIME', 1440)]),
      answer(10, 'Serwis', 'Dobrze.', [effect('TIME', 40)], {
        situation: askText(
          'Numer?',
          '112',
          { points: 5, feedback: 'Tak.', effects: [effect('TIME', 20)] },
          { points: 0, feedback: 'Nie.' },
        ),
      }),
    ]),
    carSituation: ask('Pojazd?', [answer(1, 'Ten sam', 'Dobrze.', [effect('TIME', 5)]), answer(0, 'Inny', 'Źle.', [])]),
    timeWindowSituation: null,
  };
  expect(delayOf(trees)).toBe(65);
  expect(delayOf(onlyTree(null))).toBe(0);
});

test('[SIT-14] an order keeps its time where its window, the delay and the unloading end before the game', () => {
  const game = aGame({ setup: aSetup({ library: EMPTY_LIBRARY }) });
  const order = anOrder({ deliverWindow: { from: 1800, to: 2000 }, unloadingMinutes: 60 });
  expect(leavesTime(game, order, 340)).toBe(true);
  expect(leavesTime(game, order, 341)).toBe(false);
  expect(leavesTime({ ...game, now: 2200 * 60 }, order, 140)).toBe(true);
  expect(leavesTime({ ...game, now: 2200 * 60 }, order, 141)).toBe(false);
  expect(leavesTime({ ...game, now: 2390 * 60 }, order, 0)).toBe(true);
});
