import type { Order, Player } from '@fracht/engine';
import { ordersText, partsText } from '@fracht/content';
import { formatSpan } from '@fracht/kit/format.ts';
import type { Fit } from '../../parts/fit.ts';
import { FitLabel } from '../../parts/fit-label.tsx';
import { playerName } from '../../parts/player-name.ts';
import styles from './orders-table.module.css';

type FitCellProps = { readonly order: Order; readonly fit: Fit | null; readonly takenBy: Player | undefined };

/** Whether a car can deliver an order in time, which one, and with how much to spare; or who has taken the order. */
export function FitCell({ order, fit, takenBy }: FitCellProps) {
  if (takenBy !== undefined) return <span className={styles.muted}>{ordersText.takenBy(playerName(takenBy))}</span>;
  if (fit === null) return <span className={styles.muted}>{partsText.fit.counting}</span>;
  return (
    <>
      <FitLabel tone={fit.tone} />
      <span className={styles.second}>{fitDetail(order, fit)}</span>
    </>
  );
}

/** The car and its spare time in words: "ST-06, zapas 0:28", "brak wolnego ADR". */
export function fitDetail(order: Order, fit: Fit): string {
  if (fit.plan === null) return partsText.fit.noCar(order.type);
  const { fit: words } = partsText;
  const time = formatSpan(Math.abs(fit.spare));
  // The number stands first: where the cell is too narrow, the long word is cut.
  if (fit.car === null) return fit.spare < 0 ? words.hiredMissing(time) : words.hiredSpare(time);
  return fit.spare < 0 ? words.carMissing(fit.car.id, time) : words.carSpare(fit.car.id, time);
}
