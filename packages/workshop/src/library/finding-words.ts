import { findingText, libraryItemText } from '@fracht/content';
import type { Finding } from '@fracht/scenarios';
import { formatNumber } from '@fracht/kit/format.ts';

/** A finding in words, with the bounds of the number if it is about one. */
export function findingWords({ code, range }: Finding): string {
  if (range === undefined) return findingText[code];
  const { least, most, decimals } = range;
  return `${findingText[code]} ${libraryItemText.range(formatNumber(least), formatNumber(most), decimals)}`;
}
