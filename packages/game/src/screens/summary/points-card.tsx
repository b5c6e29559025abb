import type { LedgerEntry } from '@fracht/engine';
import { summaryText } from '@fracht/content';
import { formatChange, formatNumber } from '@fracht/kit/format.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { pointSums } from './point-sums.ts';
import { CardTitle } from '../card-title.tsx';
import styles from './points-card.module.css';

const { points: words } = summaryText;

/** Points by reason. */
export function PointsCard({ ledger, total }: { readonly ledger: readonly LedgerEntry[]; readonly total: number }) {
  const sums = pointSums(ledger);
  return (
    <Card>
      <CardTitle end={<b>{formatNumber(total)}</b>}>{words.title}</CardTitle>
      {sums.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      <dl className={styles.sums}>
        {sums.map(({ reason, points }) => (
          <div key={reason}>
            <dt>{words.reasons[reason]}</dt>
            <dd className={points < 0 ? styles.loss : undefined}>{formatChange(points)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
