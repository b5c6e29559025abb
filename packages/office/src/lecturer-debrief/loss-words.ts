import { formatNumber, formatWholeZloty } from '@fracht/kit/format.ts';

/** A loss where the word for it stands beside it: without a minus, in whole zł. */
export function lostWords(loss: number): string {
  return formatNumber(Math.round(loss));
}

/** A loss with its minus, in whole zł; a loss of nothing is nothing. */
export function lossWords(loss: number): string {
  return formatNumber(-Math.round(loss) || 0);
}

/** As `lostWords`, with its unit. */
export function lostInZloty(loss: number): string {
  return formatWholeZloty(Math.round(loss));
}

/** As `lossWords`, with its unit. */
export function lossInZloty(loss: number): string {
  return formatWholeZloty(-Math.round(loss) || 0);
}
