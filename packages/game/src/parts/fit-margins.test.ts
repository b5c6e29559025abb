import { expect, test } from 'vitest';
import { planDelivery } from '@fracht/engine';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { fitOfPlan } from './fit.ts';
import { fitParts, marginParts } from './fit-margins.tsx';

const game = gameAt(aPlayedGame(2), 3600);
const [order] = game.orders;
const car = game.cars.find(({ type, subcontractor }) => type === order?.type && !subcontractor);
if (order === undefined || car === undefined) throw new Error('nothing to plan');
const plan = {
  ...planDelivery(game, car, order, game.now),
  spare: 28,
  feasible: true,
  overdue: false,
  margins: { loading: 84, unloading: 28, day: 92 },
};
const fit = fitOfPlan(game.setup, car, plan);
const wordsOf = (changed: Partial<typeof fit>): string => texts(fitParts(order, { ...fit, ...changed }));
const texts = (parts: ReturnType<typeof fitParts>): string => parts.map(({ text }) => text).join(' · ');

test('[ORL-7] an own car tells what it leaves in the window and in the day of its driver, a subcontractor the window', () => {
  expect(wordsOf({})).toBe(`${car.id} · okno 0:28 · doba 1:32`);
  expect(wordsOf({ car: null })).toBe('okno 0:28 · podwykonawca');
  expect(wordsOf({ car: { ...car, subcontractor: true } })).toBe(`${car.id} · okno 0:28`);
  expect(wordsOf({ spare: -28 })).toBe(`${car.id}, brakuje 0:28`);
  expect(wordsOf({ car: null, spare: -275 })).toBe('brakuje 4:35 · podwykonawca');
  expect(wordsOf({ plan: null })).toBe(`brak wolnego ${order.type}`);
});

test('[ORL-7] what is less than half an hour is marked, in the window and in the day', () => {
  const marked = (changed: Partial<typeof plan>): readonly boolean[] =>
    fitParts(order, fitOfPlan(game.setup, car, { ...plan, ...changed })).map(({ isTight }) => isTight);
  expect(marked({})).toEqual([false, true, false]);
  expect(marked({ spare: 90, margins: { ...plan.margins, day: 22 } })).toEqual([false, false, true]);
});

test('[ORL-13] [ORL-14] what is short of the end of the game says by how much, and a full limit is told with its number', () => {
  expect(wordsOf({ endSlack: -22 })).toBe(`${car.id}, brakuje 0:22`);
  expect(wordsOf({ endSlack: 12 })).toBe(`${car.id} · okno 0:28 · doba 1:32 · do końca gry 0:12`);
  const held = { kind: 'COMPANY', held: 5, limit: 5 } as const;
  expect(wordsOf({ plan: null, held })).toBe('samochody firmowe zajęte: 5\u00a0z\u00a05');
  expect(wordsOf({ car: null, held })).toBe('okno 0:28 · podwykonawca · samochody firmowe zajęte: 5\u00a0z\u00a05');
});

test('[SHP-6] a car of the chooser tells what it leaves in each window and in the day', () => {
  expect(texts(marginParts(fit))).toBe('zał. 1:24 · okno 0:28 · doba 1:32');
  expect(texts(marginParts({ ...fit, plan: { ...plan, margins: { ...plan.margins, loading: null } } }))).toBe(
    'okno 0:28 · doba 1:32',
  );
  expect(marginParts({ ...fit, spare: -1 })).toEqual([]);
});
