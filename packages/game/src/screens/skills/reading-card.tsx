import { skillsText } from '@fracht/content';
import { Card } from '@fracht/kit/ui/card.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import styles from './side-cards.module.css';

type ReadingCardProps = {
  readonly isOwn: boolean;
  /** No lesson is shown. */
  readonly isOfTerm?: boolean;
};

/** How to read dots, band and words, and who sees them. */
export function ReadingCard({ isOwn, isOfTerm = false }: ReadingCardProps) {
  const { reading } = skillsText;
  return (
    <Card className={styles.reading}>
      <h2>{reading.title}</h2>
      <ul className={styles.legend}>
        {isOfTerm ? null : (
          <li>
            <i className={classNames(styles.dot, styles.this)} aria-hidden="true" />
            <bdi>{reading.this}</bdi>
          </li>
        )}
        <li>
          <i className={styles.dot} aria-hidden="true" />
          <bdi>{isOfTerm ? reading.any : reading.other}</bdi>
        </li>
        <li>
          <i className={classNames(styles.dot, styles.little)} aria-hidden="true" />
          <bdi>{reading.little}</bdi>
        </li>
        <li>
          <i className={styles.norm} aria-hidden="true" />
          <bdi>{reading.norm}</bdi>
        </li>
      </ul>
      <p>{reading.text}</p>
      <p className={styles.note}>{isOwn ? reading.teacher : reading.student}</p>
    </Card>
  );
}
