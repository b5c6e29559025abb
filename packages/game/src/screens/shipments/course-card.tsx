import { findCar, isOpen, type GameSeconds, type GameState, type Order } from '@fracht/engine';
import { partsText, shipmentsText } from '@fracht/content';
import { formatChange, formatGameHour, gameDay } from '@fracht/kit/format.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { ActionButton } from '../../parts/action-button.tsx';
import { useGameAction } from '../../store/use-game-action.ts';
import { CardTitle } from '../card-title.tsx';
import styles from './course-card.module.css';
import { daysOf, type CourseStep } from './course.ts';
import { drivingDetail, isBadNews, stepDetail, stepIcon, stepTitle } from './course-words.ts';

const { course } = shipmentsText;

type CourseCardProps = {
  readonly steps: readonly CourseStep[];
  readonly order: Order;
  readonly state: GameState;
  readonly now: GameSeconds;
};

/** The past and the plan of an order, on one time line. (SHP-3) */
export function CourseCard({ steps, order, state, now }: CourseCardProps) {
  const days = daysOf(steps, (at) => gameDay(at / 60));
  return (
    <Card>
      <CardTitle end={<small>{course.days(days[0] ?? 1, days.at(-1) ?? 1)}</small>}>{course.title}</CardTitle>
      <ol className={styles.line}>
        {steps.map((step, index) => (
          <CourseItem key={step.key} step={step} before={steps[index - 1]} order={order} state={state} now={now} />
        ))}
      </ol>
      {order.car === null && isOpen(order) && <p className={styles.hint}>{course.noPlan}</p>}
    </Card>
  );
}

type CourseItemProps = {
  readonly step: CourseStep;
  readonly before: CourseStep | undefined;
  readonly order: Order;
  readonly state: GameState;
  readonly now: GameSeconds;
};

function CourseItem({ step, before, order, state, now }: CourseItemProps) {
  const detail = stepDetail(step, order, state) || onTheRoad(step, order, state, now);
  return (
    <li
      className={classNames(styles[step.phase], isBadNews(step) && styles.bad)}
      aria-current={step.phase === 'current' ? 'step' : undefined}
    >
      <span className={styles.time}>
        <bdi>{formatGameHour(step.at / 60)}</bdi>
        <small>{timeNote(step, before)}</small>
      </span>
      <span className={styles.dot}>
        <Icon name={stepIcon(step)} size={12} />
      </span>
      <span>
        <b>{stepTitle(step, order, state)}</b>
        {detail !== '' && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.end}>
        {step.points !== 0 && (
          <span className={step.points > 0 ? styles.gain : styles.loss}>
            {partsText.points(formatChange(step.points))}
          </span>
        )}
        {order.car !== null && isRestAhead(step) && <ParkButton car={order.car} parking={step.parking} at={step.at} />}
      </span>
    </li>
  );
}

/** How far the car has come in the present step, in words. */
function onTheRoad(step: CourseStep, order: Order, state: GameState, now: GameSeconds): string {
  const car = step.phase === 'current' && order.car !== null ? findCar(state, order.car) : null;
  return car === null ? '' : drivingDetail(state, car, now);
}

type RestStep = CourseStep & { readonly parking: string };

function isRestAhead(step: CourseStep): step is RestStep {
  return step.phase === 'planned' && step.deed.what === 'REST' && step.parking !== null;
}

/** The button that agrees to a planned rest; nothing if the car is not yet on the leg to it. */
function ParkButton({
  car,
  parking,
  at,
}: {
  readonly car: string;
  readonly parking: string;
  readonly at: GameSeconds;
}) {
  const park = useGameAction('SELECT_PARKING', { car, parking });
  if (park.refusal !== null) return null;
  return (
    <ActionButton action={park} kind="primary" label={`${course.park}, ${formatGameHour(at / 60)}`}>
      {course.park}
    </ActionButton>
  );
}

/** The note under a step's hour: the day if a new one begins, "plan" for what is planned. */
function timeNote(step: CourseStep, before: CourseStep | undefined): string {
  const day = gameDay(step.at / 60);
  const isNew = before === undefined || gameDay(before.at / 60) !== day;
  if (step.phase === 'planned') return isNew ? course.planOn(partsText.day(day)) : course.plan;
  return isNew ? partsText.day(day) : '';
}
