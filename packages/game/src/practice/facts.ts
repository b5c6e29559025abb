import { findPlayer, type GameState, limitAt, orderPay, planDelivery } from '@fracht/engine';
import type { PracticeFacts } from '@fracht/content';
import { formatDuration, formatGameHour, formatGrosze, formatWholeZloty } from '@fracht/kit/format.ts';
import { carIn, orderIn } from './steps.ts';
import { PRACTICE_VIEWER } from './scene.ts';

/** What the hints say about the present game. (PRT-5) */
export function practiceFacts(game: GameState): PracticeFacts {
  const [car, order] = [carIn(game), orderIn(game)];
  const { car_worktime: worktime, rest_minutes: rest } = game.setup.settings;
  const plan = order.delivered ? null : planDelivery(game, car, order, game.now);
  const limit = limitAt(game, car);
  return {
    car: car.id,
    pay: formatWholeZloty(orderPay(order) / 100),
    pickUntil: formatGameHour(order.pickWindow.to),
    arrival: plan === null ? '' : formatGameHour(plan.pickAt / 60),
    limit: limit === null ? '' : formatGameHour(limit / 60),
    worktime: formatDuration(worktime),
    rest: formatDuration(rest),
    profit: formatGrosze(earned(game)),
  };
}

/** What the order has earned so far, in grosze: the money less the starting money. */
export function earned(game: GameState): number {
  const player = findPlayer(game, PRACTICE_VIEWER.player);
  return player === null ? 0 : player.money - game.setup.settings.start_money * 100;
}
