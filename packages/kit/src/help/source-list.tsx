import { CircleAlert } from 'lucide-react';
import { ACTS, sourcesText } from '@fracht/content';
import type { RuleSource } from '@fracht/engine';
import { formatDate } from '../format.ts';
import type { DatedSource } from './dated-sources.ts';
import styles from './source-list.module.css';

type SourceListProps = {
  readonly sources: readonly DatedSource[];
  /** A basis that is not a law, such as the terms of an order; empty: none. */
  readonly practice?: string | undefined;
};

/** The sources of a rule, each act with its address and the day on which it was looked up; one that is a year old is marked. (HLP-3, HLP-8) */
export function SourceList({ sources, practice = '' }: SourceListProps) {
  const text = sourcesText;
  return (
    <ul className={styles.sources}>
      {sources.map(({ isOutdated, ...source }) => (
        <li key={text.place(source)}>
          <Place source={source} /> <span className="muted">{text.checked(formatDate(source.checked))}</span>
          {isOutdated ? (
            <>
              {' '}
              <b className={styles.old}>
                <CircleAlert className="i" aria-hidden="true" />
                <bdi>{text.outdated}</bdi>
              </b>
            </>
          ) : null}
        </li>
      ))}
      {practice === '' ? null : <li>{begun(`${practice}.`)}</li>}
    </ul>
  );
}

function Place({ source }: { readonly source: RuleSource }) {
  const place = begun(`${sourcesText.place(source)}.`);
  if (source.law === 'OTHER') return <bdi>{place}</bdi>;
  return (
    <a href={ACTS[source.law].address} target="_blank" rel="noreferrer">
      {place}
    </a>
  );
}

/** The sentence with an initial capital. */
function begun(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
