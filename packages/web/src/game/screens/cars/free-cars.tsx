import { useMemo } from 'react';
import { carSetting, type Car, type GameSeconds, type GameState, type PlayerId } from '@fracht/engine';
import { carsText, partsText } from '@fracht/content';
import { formatDecimals } from '../../../format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Head, Table } from '../../../ui/table.tsx';
import { EuDots } from '../../parts/eu-dots.tsx';
import { cityName } from '../../parts/route-words.ts';
import { CarName } from './car-row.tsx';
import { orderFor } from './car-task.ts';
import styles from './cars-table.module.css';
import { SendTask } from './task-button.tsx';

type FreeCarsProps = {
  readonly cars: readonly Car[];
  readonly state: GameState;
  readonly player: PlayerId;
  readonly now: GameSeconds;
};

/** The group's company cars that anybody may take, with the own order each could serve. (rules §5) */
export function FreeCars({ cars, state, player, now }: FreeCarsProps) {
  const { columns } = carsText;
  if (cars.length === 0) return <EmptyState icon={<Icon name="i-cars" />} title={carsText.empty.free} />;
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={carsText.table}>
      <Table asCards={false} className={styles.freeTable} label={carsText.free}>
        <thead>
          <tr>
            <Head>{columns.car}</Head>
            <Head>{columns.base}</Head>
            <Head>{columns.cost}</Head>
            <Head>{columns.eu}</Head>
            <Head>{columns.fit}</Head>
          </tr>
        </thead>
        <tbody>
          {cars.map((car) => (
            <FreeCar key={car.id} car={car} state={state} player={player} now={now} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

type FreeCarProps = Omit<FreeCarsProps, 'cars'> & { readonly car: Car };

function FreeCar({ car, state, player, now }: FreeCarProps) {
  const order = useMemo(() => orderFor(state, car, now, player), [state, car, now, player]);
  const { settings, world } = state.setup;
  return (
    <tr>
      <th scope="row">
        <CarName car={car} />
      </th>
      <td>{cityName(world, car.base)}</td>
      <td>{partsText.perKm(formatDecimals(carSetting(settings, car.type, 'cost')))}</td>
      <td>
        <EuDots done={car.euCourses} most={settings.max_eu_courses} />
      </td>
      <td>
        {order === null ? (
          <span className={styles.second}>{carsText.next.noOrder}</span>
        ) : (
          <span className={styles.sends}>
            <span>{order.id}</span>
            <SendTask car={car.id} order={order.id} />
          </span>
        )}
      </td>
    </tr>
  );
}
