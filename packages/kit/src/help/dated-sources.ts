import { schoolDay } from '@fracht/content';
import { isOutdated, type RuleSource } from '@fracht/engine';
import { serverNow } from '../server-time.ts';

/** A source that says whether it was looked up more than twelve months ago. (HLP-8) */
export type DatedSource = RuleSource & { readonly isOutdated: boolean };

/** Sources as of today at school. */
export function datedSources(sources: readonly RuleSource[]): readonly DatedSource[] {
  const today = schoolDay(serverNow());
  return sources.map((source) => ({ ...source, isOutdated: isOutdated(source.checked, today) }));
}
