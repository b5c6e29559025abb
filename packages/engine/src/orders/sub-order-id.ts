import type { OrderId } from '../units.ts';

/**
 * The id of the second waybill when cargo is moved to another car: the first two slashes become dashes, the last digit grows
 * by one, "-P" is added: POZ/1126/0410 gives POZ-1126-0411-P. (ORD-10)
 */
export function subOrderId(id: OrderId): string {
  const dashed = id.replace('/', '-').replace('/', '-');
  return `${dashed.replace(/\d(?=\D*$)/, (digit) => String(Number(digit) + 1))}-P`;
}
