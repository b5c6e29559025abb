import {
  COST_PARTS,
  driveParts,
  tripCosts,
  type CarType,
  type CostPart,
  type Settings,
  type TripCalculation,
} from '@fracht/engine';
import styles from './cost-bar.module.css';

type CostBarProps = {
  readonly trip: TripCalculation;
  readonly settings: Settings;
  readonly type: CarType;
  /** The cost that fills the whole width, in grosze. */
  readonly dearest: number;
};

/** The cost of a trip as a bar of its parts; a subcontractor's price is hatched. Purely visual: the sum is next to it. */
export function CostBar({ trip, settings, type, dearest }: CostBarProps) {
  const width = (amount: number): string => `${(100 * amount) / dearest}%`;
  if (trip.hire !== null) {
    return (
      <span className={styles.bar} aria-hidden="true">
        <i className={styles.HIRE} style={{ width: width(tripCosts(trip)) }} />
      </span>
    );
  }
  return (
    <span className={styles.bar} aria-hidden="true">
      {COST_PARTS.map((part) => (
        <i key={part} className={styles[part]} style={{ width: width(partOf(trip, settings, type, part)) }} />
      ))}
      <i className={styles.OTHER} style={{ width: width(trip.ferries + trip.parking) }} />
    </span>
  );
}

/** The cost of a category on both drives of a trip, in grosze. */
function partOf(trip: TripCalculation, settings: Settings, type: CarType, part: CostPart): number {
  return driveParts(settings, type, trip.approach)[part] + driveParts(settings, type, trip.haul)[part];
}
