import { ordersText } from '@fracht/content';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { ordersDesk, toggleLate } from './order-filter-store.ts';
import styles from './late-fold.module.css';

type LateFoldProps = { readonly count: number; readonly controls: string };

/** Says how many orders are too late for any car, with a button that shows or hides them. The choice is kept while the game is open. */
export function LateFold({ count, controls }: LateFoldProps) {
  const showsLate = ordersDesk((desk) => desk.showsLate);
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={showsLate}
      aria-controls={showsLate ? controls : undefined}
      onClick={toggleLate}
    >
      <Icon name="i-down" size={16} />
      <bdi>{`${ordersText.late.title(count)} `}</bdi>
      <span>{showsLate ? ordersText.late.fold : ordersText.late.show}</span>
    </button>
  );
}
