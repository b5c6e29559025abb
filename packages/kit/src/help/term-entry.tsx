import { helpText, type Term, withSettings } from '@fracht/content';
import { formatDate } from '../format.ts';
import styles from './help.module.css';

type TermEntryProps = { readonly term: Term; readonly settings: Readonly<Record<string, number>> };

/** A word of the trade: what it means, what this game makes of it, where its rule is written and when that was looked up. (HLP-3, HLP-4) */
export function TermEntry({ term, settings }: TermEntryProps) {
  const { word, means, inGame, source, checked } = term;
  return (
    <div className={styles.term}>
      <dt>{word}</dt>
      <dd>{means}</dd>
      {inGame === undefined ? null : (
        <dd className={styles.game}>
          <b>{helpText.inGame}</b> {withSettings(inGame, settings)}
        </dd>
      )}
      {source === undefined ? null : (
        <dd className={styles.source}>{helpText.source(source, checked === undefined ? null : formatDate(checked))}</dd>
      )}
    </div>
  );
}
