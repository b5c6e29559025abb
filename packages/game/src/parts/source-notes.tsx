import { sourcesText } from '@fracht/content';
import type { RuleSource } from '@fracht/engine';
import { formatDate } from '@fracht/kit/format.ts';

/** The sources of the rules mentioned next to it, and when they were looked up: a line for each. (SRC-1) */
export function SourceNotes({ sources }: { readonly sources: readonly RuleSource[] }) {
  return sources.map((source) => (
    <small key={`${source.law} ${source.article}`}>
      {`${sourcesText.place(source)}. ${sourcesText.checked(formatDate(source.checked))}`}
    </small>
  ));
}
