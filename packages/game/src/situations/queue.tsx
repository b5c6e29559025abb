import { situationStripText, situationsText } from '@fracht/content';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { showSituation } from '../store/ui-store.ts';
import type { OwnSituation } from './own-situations.ts';
import styles from './queue.module.css';

/** Several open situations: their number, and a button for each. */
export function Queue({ queue, seen }: { readonly queue: readonly OwnSituation[]; readonly seen: OwnSituation }) {
  if (queue.length < 2) return null;
  return (
    <nav className={styles.queue} aria-label={situationsText.queue}>
      <p>{situationStripText.waiting(queue.filter(({ isOpen }) => isOpen).length)}</p>
      <ol>
        {queue.map((own, index) => (
          <QueueItem key={own.key} own={own} place={index + 1} isSeen={own.key === seen.key} />
        ))}
      </ol>
    </nav>
  );
}

type QueueItemProps = { readonly own: OwnSituation; readonly place: number; readonly isSeen: boolean };

function QueueItem({ own: { key, list, isOpen, shown, order }, place, isSeen }: QueueItemProps) {
  return (
    <li className={list === 'changes' ? styles.change : undefined}>
      <button type="button" aria-current={isSeen} title={shown.name} onClick={() => showSituation(key)}>
        <Icon name={isOpen ? 'b-alert' : 'b-check'} size={16} />
        <span className="vh">{situationsText.queuePlace(place)}</span>{' '}
        <span>
          <b>{order.car ?? order.id}</b> <small>{shown.name}</small>
        </span>{' '}
        <span className="vh">{situationsText.queueOrder(order.id)}</span>
      </button>
    </li>
  );
}
