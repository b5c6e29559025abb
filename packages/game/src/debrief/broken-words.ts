import { stopsText } from '@fracht/content';
import type { BrokenRule } from '@fracht/protocol';
import { formatDate } from '@fracht/kit/format.ts';

/** Which rule of law or safety is broken: by what, where it is written, and when that was looked up. (DBS-3) */
export function brokenWords({ why, law, article, checked }: BrokenRule): string {
  const where = law === null ? article : `${law}, ${article}`;
  return stopsText.law(why, where, checked === null ? null : formatDate(checked));
}
