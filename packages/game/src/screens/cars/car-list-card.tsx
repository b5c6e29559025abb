import { useMemo } from 'react';
import { isSleeping, workingAt, type Car, type GameSeconds, type GameState } from '@fracht/engine';
import { CarChip } from '../../parts/car-chip.tsx';
import { EuDots } from '../../parts/eu-dots.tsx';
import { DayEndLine } from '../../parts/day-end-line.tsx';
import { stripLabel } from './strip-label.ts';
import { TachographStrip } from '../../parts/tachograph-strip.tsx';
import { WorkBar } from '../../parts/work-bar.tsx';
import { shownAction } from '../../situations/is-held-up.ts';
import { carOutlook } from './car-outlook.ts';
import { CarName } from './car-row.tsx';
import { dayAxis } from './cars-table.tsx';
import styles from './cars-table.module.css';
import { placeWords } from '../../parts/place-words.ts';
import { stepWords } from './step-words.ts';
import { TaskButton } from './task-button.tsx';

type CarCardProps = { readonly car: Car; readonly state: GameState; readonly now: GameSeconds };

/** One of the player's cars as a card of the phone's list. */
export function CarListCard({ car, state, now }: CarCardProps) {
  const outlook = useMemo(() => carOutlook(state, car, now), [state, car, now]);
  const { settings, world } = state.setup;
  const next = stepWords(world, outlook.next, now);
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <CarName car={car} />
        <CarChip action={shownAction(state, car)} isOverdue={outlook.isOverdue} />
      </div>
      <div className={styles.cardRow}>
        <div>
          <b className={styles.first}>{next.title}</b>
          <span className={`${styles.second} ${styles[next.tone]}`}>{next.detail}</span>
          <span className={styles.second}>{placeWords(world, outlook.place)}</span>
        </div>
        <EuDots done={car.euCourses} most={settings.max_eu_courses} />
      </div>
      <TachographStrip
        type={car.type}
        axis={dayAxis(now)}
        now={now}
        blocks={outlook.blocks}
        limit={outlook.limit}
        dayEnd={outlook.dayEnd}
        label={stripLabel(car, next, outlook.dayEnd)}
      />
      <WorkBar
        type={car.type}
        worked={workingAt(state, car, now)}
        limit={settings.car_worktime}
        warning={settings.warning_minutes * 2}
        isResting={isSleeping(car.state.action)}
      />
      <DayEndLine settings={settings} car={car} at={now} dock={outlook.dock} />
      <TaskButton task={outlook.task} car={car} state={state} now={now} />
    </li>
  );
}
