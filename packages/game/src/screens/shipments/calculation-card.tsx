import { type ReactNode } from 'react';
import {
  COST_PARTS,
  carSetting,
  costParts,
  driveMetres,
  driveParts,
  tripCosts,
  type CarType,
  type Grosze,
  type Settings,
  type TripCalculation,
} from '@fracht/engine';
import { calculationText, partsText } from '@fracht/content';
import { formatDecimals, formatGrosze, formatKm } from '@fracht/kit/format.ts';
import { Card, CardHead } from '@fracht/kit/ui/card.tsx';
import { Table, Head } from '@fracht/kit/ui/table.tsx';
import { Margin, MarginShare } from '../../parts/margin.tsx';
import styles from './calculation-card.module.css';

type CalculationCardProps = {
  readonly name: string;
  readonly trip: TripCalculation;
  readonly settings: Settings;
  readonly type: CarType;
};

const { card } = calculationText;

/** What a trip brings and costs by category, with the rate over all kilometres and the break-even freight. (SHP-6) */
export function CalculationCard({ name, trip, settings, type }: CalculationCardProps) {
  const rate = partsText.perKm(formatDecimals(carSetting(settings, type, trip.hire === null ? 'cost' : 'price')));
  const abroad = formatDecimals(carSetting(settings, type, 'cost_abroad'));
  const goesAbroad = trip.approach.abroad + trip.haul.abroad > 0;
  return (
    <Card className={styles.card} label={card.title(name)}>
      <CardHead title={card.title(name)}>
        <span className={styles.rate}>{goesAbroad ? card.rateAbroad(rate, abroad) : card.rate(rate)}</span>
      </CardHead>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={card.title(name)}>
        <Table asCards={false} className={styles.table} label={card.title(name)}>
          <thead>
            <tr>
              <Head>{card.part}</Head>
              <Head isNumber>{card.perKm}</Head>
              <Head isNumber>{card.empty(formatKm(driveMetres(trip.approach) / 1000))}</Head>
              <Head isNumber>{card.loaded(formatKm(driveMetres(trip.haul) / 1000))}</Head>
              <Head isNumber>{card.sum}</Head>
            </tr>
          </thead>
          <tbody>
            {trip.hire === null ? (
              <PartRows trip={trip} settings={settings} type={type} />
            ) : (
              <Row
                name={trip.ferries + trip.parking === 0 ? card.hireAllIn : card.hire}
                amounts={[null, null, null, trip.hire]}
              />
            )}
            {trip.ferries > 0 && <Row name={card.ferries} amounts={[null, null, null, trip.ferries]} />}
            {trip.rests > 0 && (trip.hire === null || trip.parking > 0) && (
              <Row name={card.parking(trip.rests)} amounts={[null, null, null, trip.parking]} />
            )}
          </tbody>
          <tfoot>
            <Row name={calculationText.costs} amounts={[null, null, null, tripCosts(trip)]} />
          </tfoot>
        </Table>
      </div>
      <Figures trip={trip} />
    </Card>
  );
}

function PartRows({ trip, settings, type }: Omit<CalculationCardProps, 'name'>) {
  const [perKm, empty, loaded] = [
    costParts(settings, type),
    driveParts(settings, type, trip.approach),
    driveParts(settings, type, trip.haul),
  ];
  return COST_PARTS.map((part) => (
    <Row
      key={part}
      name={
        <span className={styles.part} data-part={part}>
          {card.parts[part]}
        </span>
      }
      amounts={[perKm[part], empty[part], loaded[part], empty[part] + loaded[part]]}
    />
  ));
}

function Row({ name, amounts }: { readonly name: ReactNode; readonly amounts: readonly (Grosze | null)[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {amounts.map((amount, place) => (
        <td key={place} className={styles.number}>
          {amount === null ? '' : formatDecimals(amount / 100)}
        </td>
      ))}
    </tr>
  );
}

/** The figures by which a dispatcher decides: freight per kilometre driven, the lowest freight, and what is left. */
function Figures({ trip }: { readonly trip: TripCalculation }) {
  const km = (driveMetres(trip.approach) + driveMetres(trip.haul)) / 1000;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{card.overAll}</dt>
        <dd>{km === 0 ? calculationText.none : partsText.perKm(formatDecimals(trip.freight / 100 / km))}</dd>
      </div>
      <div>
        <dt>{card.breakEven}</dt>
        <dd>{formatGrosze(tripCosts(trip))}</dd>
      </div>
      <div>
        <dt>{calculationText.margin}</dt>
        <dd>
          <Margin trip={trip} /> <MarginShare trip={trip} />
        </dd>
      </div>
    </dl>
  );
}
