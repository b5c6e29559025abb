import { findingText, libraryItemText } from '@fracht/content';
import type { Finding } from '@fracht/scenarios';
import { formatNumber } from '@fracht/kit/format.ts';

/** What there is to mend, with the bounds that a number should have kept to. */
export function findingWords({ code, range }: Finding): string {
  if (range === undefined) return findingText[code];
  const { least, most, decimals } = range;
  return `${findingText[code]} ${libraryItemText.range(formatNumber(least), formatNumber(most), decimals)}`;
}
