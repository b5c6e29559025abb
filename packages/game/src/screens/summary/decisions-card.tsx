import { reviewText } from '@fracht/content';
import { Card } from '@fracht/kit/ui/card.tsx';
import type { OwnSituation } from '../../situations/own-situations.ts';
import { SituationReview } from './situation-review.tsx';
import { CardTitle } from '../card-title.tsx';
import styles from './decisions.module.css';

type DecisionsCardProps = {
  readonly situations: readonly OwnSituation[];
  /** Whether the player ever had a car under way: without one no situation can strike. */
  readonly hasSent: boolean;
};

/** Every decision of the player, with its points and the best possible ones. (SUM-5) */
export function DecisionsCard({ situations, hasSent }: DecisionsCardProps) {
  return (
    <Card>
      <CardTitle end={<small>{reviewText.unit}</small>}>{reviewText.title}</CardTitle>
      {situations.length === 0 ? (
        <p className={styles.empty}>{hasSent ? reviewText.empty : reviewText.emptyNoCar}</p>
      ) : null}
      <ul>
        {situations.map((own) => (
          <SituationReview key={own.key} own={own} />
        ))}
      </ul>
    </Card>
  );
}
