import { decisionText, stopsText, whatIfText } from '@fracht/content';
import { Card } from '@fracht/kit/ui/card.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { brokenWords } from './broken-words.ts';
import { isShownAsGain } from './choice-standing.ts';
import type { ComparedChoice } from './compared-choice.ts';
import { whatIfFacts } from './what-if-facts.ts';
import { changedParts, changeWords } from './worth-words.ts';
import styles from './expected-card.module.css';

const { amount: words } = whatIfText;

/**
 * What an alternative was expected to bring, separately what it would have brought with the luck of the game, and what both are made up of in plain sentences.
 * (DBS-6)
 */
export function ExpectedCard(compared: ComparedChoice) {
  const { decision, other, whatIf } = compared;
  const { expected, gain, grade, breaks } = whatIf;
  const facts = whatIfFacts(compared);
  return (
    <Card className={styles.card} label={words.title}>
      <dl className={styles.amounts}>
        <dt>{words.expected}</dt>
        <dd className={classNames(styles.figure, toneOf(expected.total, isShownAsGain(decision, other)))}>
          <bdi>{changeWords(expected.total)}</bdi>
          <small>{words.grade(decisionText.graded(grade, breaks !== null))}</small>
        </dd>
        <dt>{words.came}</dt>
        <dd className={styles.came}>
          <bdi>{changeWords(gain.total)}</bdi>
          {gain.points === 0 ? null : <small>{changedParts(gain)}</small>}
        </dd>
      </dl>
      <ol className={styles.facts}>
        {other.breaks === null ? null : (
          <li className={styles.broken}>
            <Icon name="i-law" size={20} />
            <b>{stopsText.broken}</b>
            <bdi>{` ${brokenWords(other.breaks)}`}</bdi>
          </li>
        )}
        {facts.map(({ lead, rest }) => (
          <li key={lead}>
            <b>{lead}</b>
            {rest === '' ? null : <bdi>{`${/^[,.]/u.test(rest) ? '' : ' '}${rest}`}</bdi>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Green is reserved for what may be presented as better; a loss is red. */
function toneOf(total: number, offered: boolean): string | undefined {
  if (total < 0) return styles.loss;
  return offered ? styles.gain : undefined;
}
