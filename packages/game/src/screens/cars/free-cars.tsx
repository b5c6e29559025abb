import { useMemo } from 'react';
import { carSetting, type Car, type GameSeconds, type GameState, type PlayerId } from '@fracht/engine';
import { carsText, partsText } from '@fracht/content';
import { formatDecimals } from '@fracht/kit/format.ts';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { Head, Table } from '@fracht/kit/ui/table.tsx';
import { EuDots } from '../../parts/eu-dots.tsx';
import { FitSpare } from '../../parts/fit-label.tsx';
import { cityName } from '../../parts/route-words.ts';
import { CarName } from './car-row.tsx';
import styles from './cars-table.module.css';
import { freeGroups, type FreeGroup } from './free-groups.ts';
import { SendTask } from './task-button.tsx';

type FreeCarsProps = {
  readonly cars: readonly Car[];
  readonly state: GameState;
  readonly player: PlayerId;
  readonly now: GameSeconds;
};

/** The group's company cars that anybody may take, with the player's order that each could serve. (CRS-1) */
export function FreeCars({ cars, state, player, now }: FreeCarsProps) {
  const { columns } = carsText;
  const groups = useMemo(() => freeGroups(state, cars, player, now), [state, cars, player, now]);
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
          {groups.map((group) => (
            <FreeCar key={group.car.id} group={group} state={state} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

type FreeCarProps = { readonly group: FreeGroup; readonly state: GameState };

function FreeCar({ group: { car, count, service }, state }: FreeCarProps) {
  const { settings, world } = state.setup;
  return (
    <tr>
      <th scope="row">
        <CarName car={car} note={carsText.freeCount(count)} />
      </th>
      <td>{cityName(world, car.base)}</td>
      <td>{partsText.perKm(formatDecimals(carSetting(settings, car.type, 'cost')))}</td>
      <td>
        <EuDots done={car.euCourses} most={settings.max_eu_courses} />
      </td>
      <td>
        {service === null ? (
          <span className={styles.second}>{carsText.next.noOrder}</span>
        ) : (
          <span className={styles.sends}>
            <span>
              <bdi>{service.order.id}</bdi>
              <FitSpare fit={service.fit} />
            </span>
            <SendTask car={car.id} order={service.order.id} isUrgent={service.isBest} />
          </span>
        )}
      </td>
    </tr>
  );
}
