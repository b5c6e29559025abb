import type { Effect } from '@fracht/engine';

/** Whether nothing is left of the trees after these effects: the order ends, or turns back. (SIT-6) */
export function endsOrder(effects: readonly Effect[]): boolean {
  return effects.some(({ type }) => type === 'LEAVE_SHIPMENT' || type === 'GO_BACK');
}
