import { CAR_HOUR } from '@fracht/engine';
import { formatDuration, formatWholeZloty } from '@fracht/kit/format.ts';

/** How much longer or shorter a company's car is busy, derived from the price of that time in zł, and what an hour of it is worth: "11 godz.", "30 zł". (DBS-6, DFD-5) */
export function carHours(time: number): { readonly span: string; readonly price: string } {
  const price = CAR_HOUR / 100;
  return { span: formatDuration(Math.round((Math.abs(time) / price) * 60)), price: formatWholeZloty(price) };
}
