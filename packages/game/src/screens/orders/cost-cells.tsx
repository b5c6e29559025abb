import { tripCosts, driveMetres, type TripCalculation } from '@fracht/engine';
import { calculationText, partsText } from '@fracht/content';
import { formatDecimals, formatNumber } from '@fracht/kit/format.ts';
import type { Fit } from '../../parts/fit.ts';
import { Margin, MarginShare } from '../../parts/margin.tsx';
import styles from './orders-table.module.css';

type CostCellProps = { readonly fit: Fit | null; readonly isTaken: boolean };

/** The cost of the best car's trip, with its kilometres. */
export function CostCell({ fit, isTaken }: CostCellProps) {
  const trip = isTaken ? null : (fit?.calculation ?? null);
  return (
    <td className={styles.number}>
      {trip === null ? <NoTrip /> : <b>{formatDecimals(tripCosts(trip) / 100)}</b>}
      {trip !== null && <span className={styles.second}>{tripWords(trip)}</span>}
    </td>
  );
}

/** What is left of the freight, in zł and percent. */
export function MarginCell({ fit, isTaken }: CostCellProps) {
  const trip = isTaken ? null : (fit?.calculation ?? null);
  return (
    <td className={styles.number}>
      {trip === null ? <NoTrip /> : <Margin trip={trip} />}
      {trip !== null && <MarginShare trip={trip} className={styles.second} />}
    </td>
  );
}

/** The kilometres of a trip: "548 km, pusto 183"; for a subcontractor only that it is one. */
export function tripWords(trip: TripCalculation): string {
  if (trip.hire !== null) return partsText.fit.hired;
  const [empty, loaded] = [driveMetres(trip.approach), driveMetres(trip.haul)];
  const all = formatNumber(Math.round((empty + loaded) / 1000));
  return empty === 0 ? calculationText.km(all) : calculationText.kmEmpty(all, formatNumber(Math.round(empty / 1000)));
}

function NoTrip() {
  return (
    <span className={styles.muted}>
      <span aria-hidden="true">{calculationText.none}</span>
      <span className="vh">{calculationText.noneSpoken}</span>
    </span>
  );
}
