import { useMemo } from 'react';
import { differenceText } from '@fracht/content';
import { differences, type EditedItem } from '@fracht/scenarios';
import { draftChangeWords } from './words.ts';
import styles from './drafts.module.css';

/** What changed from one item to another, in words: where, what, from what to what. */
export function DifferenceList({
  before,
  after,
  words = differenceText,
}: {
  before: EditedItem;
  after: EditedItem;
  /** Labels of the two sides; without labels the values are shown one after the other. */
  words?: { readonly was: string; readonly is: string };
}) {
  const text = differenceText;
  const lines = useMemo(() => draftChangeWords(differences(before, after), before, after), [before, after]);
  if (lines.length === 0) return <p className="small muted">{text.same}</p>;
  return (
    <ul className={styles.differences} aria-label={text.list}>
      {lines.map(({ place, what, more, from, to }, index) => (
        <li key={`${place} ${what} ${String(index)}`}>
          <span className={styles.place}>{place}</span>
          <span>
            <bdi>{what}</bdi>
            {more === '' ? null : <span className="muted">{` (${more})`}</span>}
          </span>
          {from === null || to === null ? null : (
            <dl>
              <dt className="vh">{words.was}</dt>
              <dd>
                <del>{from}</del>
              </dd>
              <dt className="vh">{words.is}</dt>
              <dd>
                <ins>{to}</ins>
              </dd>
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
