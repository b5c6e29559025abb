import { useMemo } from 'react';
import { isSleeping, workingAt, type Car, type GameSeconds, type GameState } from '@fracht/engine';
import { carsText } from '@fracht/content';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { CarChip } from '../../parts/car-chip.tsx';
import { EuDots } from '../../parts/eu-dots.tsx';
import { DayEndLine } from '../../parts/day-end-line.tsx';
import { stripLabel } from './strip-label.ts';
import { TachographStrip } from '../../parts/tachograph-strip.tsx';
import type { TimeAxis } from '../../parts/time-axis.ts';
import { WorkBar } from '../../parts/work-bar.tsx';
import { shownAction } from '../../situations/is-held-up.ts';
import { carOutlook } from './car-outlook.ts';
import styles from './cars-table.module.css';
import { placeWords } from '../../parts/place-words.ts';
import { stepWords } from './step-words.ts';
import { TaskButton } from './task-button.tsx';

type CarRowProps = { readonly car: Car; readonly state: GameState; readonly axis: TimeAxis; readonly now: GameSeconds };

/** One of the player's cars: state, place, working time, strip of the past and planned day, next step, and the one task to do. */
export function CarRow({ car, state, axis, now }: CarRowProps) {
  const outlook = useMemo(() => carOutlook(state, car, now), [state, car, now]);
  const { settings, world } = state.setup;
  const next = stepWords(world, outlook.next, now);
  const place = placeWords(world, outlook.place);
  return (
    <tr>
      <th scope="row">
        <CarName car={car} />
      </th>
      <td>
        <CarChip action={shownAction(state, car)} isOverdue={outlook.isOverdue} className={styles.state} />
        <span className={styles.second} title={place}>
          {place}
        </span>
      </td>
      <td>
        <WorkBar
          type={car.type}
          worked={workingAt(state, car, now)}
          limit={settings.car_worktime}
          warning={settings.warning_minutes * 2}
          isResting={isSleeping(car.state.action)}
        />
        <DayEndLine settings={settings} car={car} at={now} dock={outlook.dock} isShort />
      </td>
      <td className={styles.day}>
        <TachographStrip
          type={car.type}
          axis={axis}
          now={now}
          blocks={outlook.blocks}
          limit={outlook.limit}
          dayEnd={outlook.dayEnd}
          label={stripLabel(car, next, outlook.dayEnd)}
        />
      </td>
      <td>
        <b className={styles.first}>{next.title}</b>
        <span className={`${styles.second} ${styles[next.tone]}`} title={next.detail}>
          {next.detail}
        </span>
      </td>
      <td className={styles.middle}>
        <EuDots done={car.euCourses} most={settings.max_eu_courses} />
      </td>
      <td>
        <TaskButton task={outlook.task} car={car} state={state} now={now} />
      </td>
    </tr>
  );
}

/** Number and type of a car, with its owner or a note. */
export function CarName({ car, note }: { readonly car: Car; readonly note?: string }) {
  const owner = car.subcontractor ? carsText.subcontractor : carsText.company;
  return (
    <span className={styles.name}>
      <TypeGlyph type={car.type} look="disc" />
      <span>
        <b>{car.id}</b>
        <span className={styles.second}>{note ?? owner}</span>
      </span>
    </span>
  );
}
