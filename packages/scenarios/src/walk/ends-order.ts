import type { Effect } from '@fracht/engine';

/** Whether these effects end the questions: the order ends or turns back. (SIT-6) */
export function endsOrder(effects: readonly Effect[]): boolean {
  return effects.some(({ type }) => type === 'LEAVE_SHIPMENT' || type === 'GO_BACK');
}
