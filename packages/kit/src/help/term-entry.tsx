import { helpText, type Term, withSettings } from '@fracht/content';
import { datedSources } from './dated-sources.ts';
import { SourceList } from './source-list.tsx';
import styles from './help.module.css';

type TermEntryProps = { readonly term: Term; readonly settings: Readonly<Record<string, number>> };

/** A technical term: what it means, how this game treats it, where its rule is written and when that was looked up. (HLP-3, HLP-4) */
export function TermEntry({ term, settings }: TermEntryProps) {
  const { word, means, inGame, sources = [], practice = '' } = term;
  return (
    <div className={styles.term}>
      <dt>{word}</dt>
      <dd>{means}</dd>
      {inGame === undefined ? null : (
        <dd className={styles.game}>
          <b>{helpText.inGame}</b>
          <bdi>{` ${withSettings(inGame, settings)}`}</bdi>
        </dd>
      )}
      {sources.length === 0 && practice === '' ? null : (
        <dd className={styles.source}>
          <bdi>{helpText.source}</bdi>
          <SourceList sources={datedSources(sources)} practice={practice} />
        </dd>
      )}
    </div>
  );
}
