import { Trophy } from 'lucide-react';
import { landingText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { SkeletonRows, WholeRow } from '@fracht/kit/ui/table.tsx';
import { RANKING_STEP } from './ranking-rules.ts';
import styles from './ranking-table.module.css';

/** A rank in a disc; the first is golden. */
export function RankingPlace({ place }: { place: number }) {
  return (
    <span className={classNames(styles.place, place === 1 && styles.first)}>
      <span className="vh">{landingText.rankings.place(place)}</span>
      <span aria-hidden="true">{place}</span>
    </span>
  );
}

/** The rest of a ranking: skeleton rows while it loads, a sentence if it is empty. (RNK-5) */
export function RankingRest({ rows, columns }: { rows: readonly unknown[] | null; columns: number }) {
  if (rows === null) return <SkeletonRows rows={RANKING_STEP} columns={columns} label={landingText.rankings.loading} />;
  if (rows.length > 0) return null;
  return (
    <WholeRow columns={columns}>
      <EmptyState icon={<Trophy className="i-l" aria-hidden="true" />} title={landingText.rankings.empty} />
    </WholeRow>
  );
}
