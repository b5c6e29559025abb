import { findOrder, planDelivery, type Car, type GameSeconds, type GameState } from '@fracht/engine';
import { gameText } from '@fracht/content';
import { formatGameHour, formatSpan } from '@fracht/kit/format.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { useGameAction } from '../store/use-game-action.ts';
import { workedIfWoken } from './car-note.ts';
import { PlanSteps } from './plan-steps.tsx';
import styles from './side-card.module.css';

type SleepSectionProps = { readonly game: GameState; readonly car: Car; readonly now: GameSeconds };

/** The progress of a rest, what follows, and what ending it early would cost. (CRS-5) */
export function SleepSection({ game, car, now }: SleepSectionProps) {
  const wake = useGameAction('SELECT_PARKING', { car: car.id, parking: 'GO' });
  const { state } = car;
  if (state.action !== 'SLEEPING' && state.action !== 'SLEEPING_GUARDED') return null;
  const [whole, done] = [state.until - state.since, Math.min(now, state.until) - state.since];
  const order = car.shipment === null ? null : findOrder(game, car.shipment);
  const plan = order === null ? null : planDelivery(game, car, order, now);
  const { car_worktime: limit } = game.setup.settings;
  return (
    <>
      <section className={styles.section}>
        <h3>
          <bdi>{`${gameText.card.restBar} `}</bdi>
          <span>{gameText.card.restOf(formatSpan(done / 60), formatSpan(whole / 60))}</span>
        </h3>
        <div className={styles.rest} aria-hidden="true">
          <span style={{ width: `${(done / Math.max(1, whole)) * 100}%` }} />
        </div>
        <div className={styles.axis}>
          <span>{formatGameHour(state.since / 60)}</span>
          <span>{formatGameHour(state.until / 60)}</span>
        </div>
      </section>
      <section className={styles.section}>
        <h3>{gameText.card.next}</h3>
        {plan === null ? null : (
          <PlanSteps
            steps={plan.steps.filter(({ activity, to }) => activity !== 'REST' || to > state.until)}
            world={game.setup.world}
          />
        )}
        <div className={styles.acts}>
          <ActionButton action={wake} size="m">
            {gameText.card.wake}
          </ActionButton>
        </div>
        <p className={styles.hint}>
          {gameText.card.now.restLost(formatSpan(workedIfWoken(game, car, now)), formatSpan(limit))}
        </p>
      </section>
    </>
  );
}
