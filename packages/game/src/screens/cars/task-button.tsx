import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { restGoalOf, type Car, type GameSeconds, type GameState } from '@fracht/engine';
import { carsText } from '@fracht/content';
import { formatWholeZloty } from '@fracht/kit/format.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { ActionButton } from '../../parts/action-button.tsx';
import { ParkingPicker } from '../../parts/parking-picker.tsx';
import { useGameAction } from '../../store/use-game-action.ts';
import type { CarTask } from './car-task.ts';
import styles from './cars-table.module.css';
import { orderPage } from '../../store/game-pages.ts';

const { actions } = carsText;

type TaskButtonProps = {
  readonly task: CarTask | null;
  readonly car: Car;
  readonly state: GameState;
  readonly now: GameSeconds;
};

/** A car's most urgent task as a button. */
export function TaskButton({ task, car, state, now }: TaskButtonProps) {
  if (task === null) return null;
  if (task.kind === 'PARK') return <ParkTask isUrgent={task.isUrgent} car={car} state={state} now={now} />;
  if (task.kind === 'SEND') return <SendTask car={car.id} order={task.order.id} />;
  if (task.kind === 'GO') return <GoTask car={car.id} />;
  if (task.kind === 'RETURN') return <ReturnTask car={car.id} cost={task.cost} />;
  return (
    <Link
      className={`${buttonClass({ size: 's' })} ${styles.task}`}
      to={orderPage(state.setup.game, task.order)}
      aria-label={`${actions.open} ${task.order}`}
    >
      {actions.open}
    </Link>
  );
}

type ParkTaskProps = Omit<TaskButtonProps, 'task'> & { readonly isUrgent: boolean };

function ParkTask({ isUrgent, car, state, now }: ParkTaskProps) {
  const [isPicking, setPicking] = useState(false);
  const words = restGoalOf(car) === null ? actions.park : actions.changePark;
  return (
    <>
      <Button
        size="s"
        kind={isUrgent ? 'primary' : 'plain'}
        className={styles.task}
        aria-label={`${words}, ${car.id}`}
        aria-haspopup="dialog"
        onClick={() => setPicking(true)}
      >
        {words}
      </Button>
      <ParkingPicker show={isPicking} car={car} state={state} now={now} onClose={() => setPicking(false)} />
    </>
  );
}

type SendTaskProps = { readonly car: string; readonly order: string; readonly isUrgent?: boolean };

/** Sends a car for an order. */
export function SendTask({ car, order, isUrgent = true }: SendTaskProps) {
  const send = useGameAction('BOOK_CAR', { order, car });
  return (
    <ActionButton
      action={send}
      kind={isUrgent ? 'primary' : 'plain'}
      className={styles.task}
      label={actions.sendSpoken(car, order)}
    >
      {actions.send}
    </ActionButton>
  );
}

function GoTask({ car }: { readonly car: string }) {
  const go = useGameAction('SELECT_PARKING', { car, parking: 'GO' });
  return (
    <ActionButton action={go} kind="primary" className={styles.task} label={`${actions.goOn}, ${car}`}>
      {actions.goOn}
    </ActionButton>
  );
}

function ReturnTask({ car, cost }: { readonly car: string; readonly cost: number }) {
  const goHome = useGameAction('CONFIRM_RETURN', { car });
  const price = actions.returnCost(formatWholeZloty(cost / 100));
  return (
    <>
      <ActionButton action={goHome} className={styles.task} label={`${actions.returns}, ${car}, ${price}`}>
        {actions.returns}
      </ActionButton>
      <span className={styles.second}>{price}</span>
    </>
  );
}
