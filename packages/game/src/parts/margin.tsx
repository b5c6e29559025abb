import { tripMargin, type Grosze, type TripCalculation } from '@fracht/engine';
import { calculationText } from '@fracht/content';
import { formatChange, formatDecimals, formatPercent } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import styles from './margin.module.css';

/** What is left of a freight, with its sign; a loss has a warning icon and is announced as one. (ORL-11) */
export function Margin({ trip }: { readonly trip: TripCalculation }) {
  const margin = tripMargin(trip);
  const isLoss = margin <= 0;
  return (
    <b className={classNames(styles.margin, isLoss && styles.loss)}>
      {isLoss && <Icon name="b-tight" size={12} />}
      {isLoss && <span className="vh">{`${calculationText.loss} `}</span>}
      <bdi>{signedZloty(margin)}</bdi>
    </b>
  );
}

/** The margin as a share of the freight; nothing if there is no freight. */
export function MarginShare({
  trip,
  className,
}: {
  readonly trip: TripCalculation;
  readonly className?: string | undefined;
}) {
  if (trip.freight === 0) return null;
  const isLoss = tripMargin(trip) <= 0;
  return <span className={classNames(className, isLoss && styles.low)}>{marginShare(trip)}</span>;
}

/** "36,0 %" of the freight, rounded half up to a tenth. */
export function marginShare(trip: TripCalculation): string {
  return formatPercent(Math.round((tripMargin(trip) * 1000) / trip.freight) / 10);
}

/** An amount in zł with its sign: +802,20, −131,60. */
export function signedZloty(amount: Grosze): string {
  return formatChange(amount / 100, formatDecimals);
}
