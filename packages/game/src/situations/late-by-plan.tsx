import { findCar, planDelivery, type EffectType } from '@fracht/engine';
import { lateByPlanText as words } from '@fracht/content';
import { formatDuration } from '@fracht/kit/format.ts';
import { useNow } from '../store/game-now.ts';
import { useWholeGame } from '../store/hooks.ts';
import type { OwnSituation } from './own-situations.ts';

type Window = 'loading' | 'unloading';

/** The window whose end minutes of this kind move. */
const WINDOWS: Readonly<Partial<Record<EffectType, Window>>> = {
  PROLONG_PICKUP: 'loading',
  MOVE_PICKUP: 'loading',
  PROLONG_SHIPMENT: 'unloading',
  MOVE_SHIPMENT: 'unloading',
};

type LateByPlanProps = { readonly own: OwnSituation; readonly type: EffectType };

/** How late the plan of the order's car is at present for the window in question, the same as on the order's card; nothing if there is no plan. (SIC-19) */
export function LateByPlan({ own: { order }, type }: LateByPlanProps) {
  const game = useWholeGame();
  const now = useNow();
  const car = order.car === null ? null : findCar(game, order.car);
  const window = WINDOWS[type];
  if (car === null || window === undefined) return null;
  const margin = planDelivery(game, car, order, now).margins[window];
  if (margin === null) return null;
  return (
    <p className="small">{margin < 0 ? words.late(formatDuration(-margin)) : words.inTime(formatDuration(margin))}</p>
  );
}
