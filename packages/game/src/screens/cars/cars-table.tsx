import type { Car, GameSeconds, GameState } from '@fracht/engine';
import { carsText } from '@fracht/content';
import { Head, Table } from '@fracht/kit/ui/table.tsx';
import { AxisHeader } from '../../parts/axis-header.tsx';
import type { TimeAxis } from '../../parts/time-axis.ts';
import { CarRow } from './car-row.tsx';
import styles from './cars-table.module.css';

type CarsTableProps = { readonly cars: readonly Car[]; readonly state: GameState; readonly now: GameSeconds };

/** The player's cars, one per row, on a shared time axis. */
export function CarsTable({ cars, state, now }: CarsTableProps) {
  const axis = dayAxis(now);
  const { columns } = carsText;
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={carsText.table}>
      <Table asCards={false} className={styles.table} label={carsText.table}>
        <thead>
          <tr>
            <Head width={136}>{columns.car}</Head>
            <Head width={200}>{columns.doing}</Head>
            <Head width={172}>{columns.work}</Head>
            <Head>
              <span className="vh">{columns.strip}</span>
              <AxisHeader axis={axis} now={now} />
            </Head>
            <Head width={156}>{columns.next}</Head>
            <Head width={82}>{columns.eu}</Head>
            <Head width={158} isHidden>
              {columns.action}
            </Head>
          </tr>
        </thead>
        <tbody>
          {cars.map((car) => (
            <CarRow key={car.id} car={car} state={state} axis={axis} now={now} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** The axis of the table: eight hours back, a working day, and fourteen ahead, for a rest and a half. */
export function dayAxis(now: GameSeconds): TimeAxis {
  const half = 1800;
  const from = Math.floor((now - 8 * 3600) / half) * half;
  return { from, to: from + 22 * 3600 };
}
