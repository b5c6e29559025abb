import type { HelpCall, GameAction, Reply } from '@fracht/engine';
import type { OwnSituation } from './own-situations.ts';

/** The action that answers the shown question. It names the question, so it is refused if another one is asked by the time it arrives. (SIC-10, SIT-18) */
export function replyAction({ list, order, open, shown }: OwnSituation, reply: Reply): GameAction {
  const about = { order: order.id, step: shown.decisions.length, ...reply };
  if (list === 'changes') return { action: 'RESOLVE_CHANGE_EVENT', event: open.id, ...about };
  return { action: 'RESOLVE_EMERGENCY', emergency: open.id, tree: shown.tree ?? '', ...about };
}

/** The action that asks the driver or the boss for help; only critical situations offer it. (SIC-2) */
export function callAction({ order, open, shown }: OwnSituation, call: HelpCall): GameAction {
  return { action: 'RESOLVE_EMERGENCY', order: order.id, emergency: open.id, tree: shown.tree ?? '', call };
}
