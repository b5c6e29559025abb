import { reviewText } from '@fracht/content';
import { Card } from '@fracht/kit/ui/card.tsx';
import type { OwnSituation } from '../../situations/own-situations.ts';
import { SituationReview } from './situation-review.tsx';
import { CardTitle } from '../card-title.tsx';
import styles from './decisions.module.css';

type DecisionsCardProps = {
  readonly situations: readonly OwnSituation[];
  /** The player had a car on its way: else no situation could come. */
  readonly hasSent: boolean;
};

/** Every decision of the player, with the points reached and what would have been best. (SUM-5) */
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
