import { expect, test } from 'vitest';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { fitOfPlan } from '../../parts/fit.ts';
import { planDelivery } from '@fracht/engine';
import { fitDetail } from './fit-cell.tsx';

const game = gameAt(aPlayedGame(2), 3600);

test('[ORL-7] what a subcontractor is short of stands before its long name, so that no column cuts the number', () => {
  const [order] = game.orders;
  const car = game.cars.find(({ type }) => type === order?.type);
  if (order === undefined || car === undefined) throw new Error('nothing to plan');
  const fit = fitOfPlan(car, planDelivery(game, car, order, game.now));
  const hired = { ...fit, car: null, plan: planDelivery(game, car, order, game.now) };
  expect(fitDetail(order, { ...hired, spare: -275 })).toBe('brakuje 4:35, podwykonawca');
  expect(fitDetail(order, { ...hired, spare: 28 })).toBe('zapas 0:28, podwykonawca');
  expect(fitDetail(order, { ...hired, car, spare: -28 })).toBe(`${car.id}, brakuje 0:28`);
});
