import { Check, Minus, X } from 'lucide-react';
import { formatChange } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import styles from './forms.module.css';

/** The points of an answer, with an icon that says whether they are the best of its question, some, or none. */
export function PointsBadge({ points, isBest }: { points: number; isBest: boolean }) {
  const Sign = points <= 0 ? X : isBest ? Check : Minus;
  return (
    <span className={classNames(styles.points, points <= 0 ? styles.bad : isBest ? styles.good : styles.middle)}>
      <Sign aria-hidden="true" />
      <bdi>{formatChange(points)}</bdi>
    </span>
  );
}
