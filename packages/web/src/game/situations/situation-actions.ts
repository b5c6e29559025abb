import type { Call, GameAction, Reply } from '@fracht/engine';
import type { OwnSituation } from './own-situations.ts';

/** The action that answers the present question. (rules §9) */
export function replyAction({ list, order, open, shown }: OwnSituation, reply: Reply): GameAction {
  if (list === 'changes') return { action: 'RESOLVE_CHANGE_EVENT', order: order.id, event: open.id, ...reply };
  return { action: 'RESOLVE_EMERGENCY', order: order.id, emergency: open.id, tree: shown.tree ?? '', ...reply };
}

/** The action that asks the driver or the boss; only critical situations know help. (rules §9) */
export function callAction({ order, open, shown }: OwnSituation, call: Call): GameAction {
  return { action: 'RESOLVE_EMERGENCY', order: order.id, emergency: open.id, tree: shown.tree ?? '', call };
}
