import { isWaitingForAnswers, type Order } from '@fracht/engine';
import { SituationButton } from '../situations/situation-button.tsx';
import styles from './side-card.module.css';

/** The unanswered situation for which one of the player's orders waits; nothing if there is none. */
export function SituationSection({ order }: { readonly order: Order }) {
  if (!isWaitingForAnswers(order)) return null;
  return (
    <section className={styles.section}>
      <div className={styles.acts}>
        <SituationButton order={order.id} />
      </div>
    </section>
  );
}
