import { situationsText } from '@fracht/content';
import { showSituation } from '../store/ui-store.ts';
import type { OwnSituation } from './own-situations.ts';
import styles from './situation-card.module.css';

/** Several situations at once: how many wait, and a button for each. */
export function Queue({ queue, seen }: { readonly queue: readonly OwnSituation[]; readonly seen: OwnSituation }) {
  if (queue.length < 2) return null;
  return (
    <nav className={styles.queue} aria-label={situationsText.queue}>
      <span>{situationsText.waiting(queue.filter(({ isOpen }) => isOpen).length)}</span>
      {queue.map((own, index) => (
        <button
          key={own.key}
          type="button"
          aria-current={own.key === seen.key}
          aria-label={situationsText.queueItem(index + 1, own.shown.name, own.order.id)}
          title={own.shown.name}
          onClick={() => showSituation(own.key)}
        >
          {index + 1}
        </button>
      ))}
    </nav>
  );
}
