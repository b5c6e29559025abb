import { reviewText } from '@fracht/content';
import { Card } from '../../../ui/card.tsx';
import type { OwnSituation } from '../../situations/own-situations.ts';
import { SituationReview } from './situation-review.tsx';
import { CardTitle } from '../card-title.tsx';
import styles from './decisions.module.css';

/** Every decision of the player, with the points reached and what would have been best. (look.md "The summary") */
export function DecisionsCard({ situations }: { readonly situations: readonly OwnSituation[] }) {
  return (
    <Card>
      <CardTitle end={<small>{reviewText.unit}</small>}>{reviewText.title}</CardTitle>
      {situations.length === 0 ? <p className={styles.empty}>{reviewText.empty}</p> : null}
      <ul>
        {situations.map((own) => (
          <SituationReview key={own.key} own={own} />
        ))}
      </ul>
    </Card>
  );
}
