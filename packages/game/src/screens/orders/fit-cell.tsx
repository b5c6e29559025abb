import type { Order } from '@fracht/engine';
import { ordersText, partsText } from '@fracht/content';
import type { Fit } from '../../parts/fit.ts';
import { FitLabel } from '../../parts/fit-label.tsx';
import { FitParts, fitParts } from '../../parts/fit-margins.tsx';
import styles from './orders-table.module.css';

type FitCellProps = { readonly order: Order; readonly fit: Fit | null; readonly takenBy: string | null };

/** Whether a car can deliver an order in time, which one, and with how much to spare; or the name of the player who has taken the order. */
export function FitCell({ order, fit, takenBy }: FitCellProps) {
  if (takenBy !== null) return <span className={styles.muted}>{ordersText.takenBy(takenBy)}</span>;
  if (fit === null) return <span className={styles.muted}>{partsText.fit.counting}</span>;
  return (
    <>
      <FitLabel fit={fit} />
      <span className={styles.second}>
        <FitParts parts={fitParts(order, fit)} />
      </span>
    </>
  );
}
