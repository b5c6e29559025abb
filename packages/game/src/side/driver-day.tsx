import { useMemo } from 'react';
import {
  dockPastDay,
  drivingLimitAt,
  findOrder,
  planDelivery,
  workingAt,
  type Car,
  type GameSeconds,
  type GameState,
  type Settings,
} from '@fracht/engine';
import { gameText } from '@fracht/content';
import { formatDuration, formatGameHour, formatSpan } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { AxisHeader } from '../parts/axis-header.tsx';
import { dayEndOf, dayEndWords } from '../parts/day-end.ts';
import { TachographStrip, type StripBlock } from '../parts/tachograph-strip.tsx';
import { WorkBar, workTone, type WorkTone } from '../parts/work-bar.tsx';
import { pastBlocks, plannedBlocks } from '../screens/cars/strip-blocks.ts';
import styles from './driver-day.module.css';
import card from './side-card.module.css';

const { day: words } = gameText.card;
/** How much of the time after the end of a day is drawn, and how many hours are labelled. */
const BEYOND = 3600;
/** How much of the time before it: the plate of "now" needs room at the beginning of a day. */
const BEFORE = 3600;
const MOST_TICKS = 4;

type DriverDayProps = { readonly game: GameState; readonly car: Car; readonly now: GameSeconds };

/** A driver's day as a strip with both its limits, and what is left of each; before the day has begun only the driving time. (CRS-7) */
export function DriverDay({ game, car, now }: DriverDayProps) {
  const { settings } = game.setup;
  const worked = workingAt(game, car, now);
  const end = dayEndOf(settings, car);
  const begun = car.dutySince;
  if (end === null || begun === undefined) {
    return (
      <section className={card.section}>
        <h3>{gameText.card.work}</h3>
        <WorkBar type={car.type} worked={worked} limit={settings.car_worktime} warning={settings.warning_minutes} />
      </section>
    );
  }
  return (
    <section className={card.section}>
      <h3>
        <bdi>{words.title}</bdi> <span>{words.start(formatGameHour(begun / 60))}</span>
      </h3>
      <DayStrip game={game} car={car} now={now} begun={begun} end={end} />
      <div className={styles.left}>
        <Left
          name={words.driving(formatSpan(worked / 60), formatSpan(settings.car_worktime))}
          minutes={settings.car_worktime - worked / 60}
          settings={settings}
        />
        <Left
          name={words.day(formatSpan((now - begun) / 60), formatSpan((end - begun) / 60))}
          minutes={(end - now) / 60}
          settings={settings}
        />
      </div>
      <p className={styles.note}>{dayEndWords(end, now, dockPastDay(game, car, now))}</p>
    </section>
  );
}

type DayStripProps = DriverDayProps & { readonly begun: GameSeconds; readonly end: GameSeconds };

function DayStrip({ game, car, now, begun, end }: DayStripProps) {
  const order = car.shipment === null ? null : findOrder(game, car.shipment);
  const blocks = useMemo(() => {
    const journal = game.players.find(({ id }) => id === car.player)?.journal ?? [];
    const plan = order === null ? null : planDelivery(game, car, order, now);
    return [...pastBlocks(game, car, journal, now), ...plannedBlocks(game, car, plan, now)];
  }, [game, car, order, now]);
  const axis = { from: begun - BEFORE, to: Math.max(now, end) + BEYOND };
  const label = words.spoken(car.id, formatGameHour(begun / 60), formatGameHour(end / 60));
  return (
    <>
      <AxisHeader axis={axis} now={now} most={MOST_TICKS} />
      <TachographStrip
        type={car.type}
        axis={axis}
        now={now}
        blocks={blocks}
        limit={drivingLimitAt(game, car)}
        dayEnd={end}
        label={label}
      />
      <BreakNote blocks={blocks} begun={begun} now={now} />
    </>
  );
}

/** The last break of this day, or the next one in the plan. */
function BreakNote({
  blocks,
  begun,
  now,
}: {
  readonly blocks: readonly StripBlock[];
  readonly begun: GameSeconds;
  readonly now: GameSeconds;
}) {
  const breaks = blocks.filter(({ isBreak, from }) => isBreak === true && from >= begun);
  const taken = breaks.findLast(({ to, planned }) => !planned && to < now);
  const next = breaks.find(({ planned }) => planned);
  const told = taken ?? next;
  if (told === undefined) return null;
  const [from, to] = [formatGameHour(told.from / 60), formatGameHour(told.to / 60)];
  const length = formatDuration((told.to - told.from) / 60);
  return <p className={styles.note}>{(told.planned ? words.breakAhead : words.breakTaken)(length, from, to)}</p>;
}

type LeftProps = { readonly name: string; readonly minutes: number; readonly settings: Settings };

function Left({ name, minutes, settings }: LeftProps) {
  const tone: WorkTone = workTone(-minutes, 0, settings.warning_minutes);
  const time = formatSpan(Math.abs(minutes));
  return (
    <p>
      <bdi>{name}</bdi>
      <b className={classNames(styles[tone])}>{minutes < 0 ? words.over(time) : words.left(time)}</b>
    </p>
  );
}
