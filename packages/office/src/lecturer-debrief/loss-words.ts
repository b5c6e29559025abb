import { formatNumber, formatWholeZloty } from '@fracht/kit/format.ts';

/** A loss next to which the word for it is shown: without a minus, in whole zł. */
export function lostWords(loss: number): string {
  return formatNumber(Math.round(loss));
}

/** A loss with its minus, in whole zł; a loss of zero has none. */
export function lossWords(loss: number): string {
  return formatNumber(-Math.round(loss) || 0);
}

/** Like `lostWords`, with its unit. */
export function lostInZloty(loss: number): string {
  return formatWholeZloty(Math.round(loss));
}

/** Like `lossWords`, with its unit. */
export function lossInZloty(loss: number): string {
  return formatWholeZloty(-Math.round(loss) || 0);
}
