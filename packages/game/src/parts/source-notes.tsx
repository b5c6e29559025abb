import { sourcesText } from '@fracht/content';
import type { RuleSource } from '@fracht/engine';
import { formatDate } from '@fracht/kit/format.ts';

/** Where the rules stand that are told beside it, and when that was looked up: a line for each. (SRC-1) */
export function SourceNotes({ sources }: { readonly sources: readonly RuleSource[] }) {
  return sources.map((source) => (
    <small key={`${source.law} ${source.article}`}>
      {`${sourcesText.place(source)}. ${sourcesText.checked(formatDate(source.checked))}`}
    </small>
  ));
}
