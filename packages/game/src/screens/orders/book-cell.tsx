import type { Order } from '@fracht/engine';
import { ordersText } from '@fracht/content';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { ActionButton } from '../../parts/action-button.tsx';
import { useGameAction } from '../../store/use-game-action.ts';
import { offerNextStep } from './order-filter-store.ts';
import styles from './orders-table.module.css';

type BookCellProps = {
  readonly order: Order;
  readonly isMine: boolean;
  readonly isTaken: boolean;
  /** False if no car could deliver it in time: it may still be reserved, but the button is not prominent. */
  readonly isUrged: boolean;
  readonly size?: 's' | 'm';
};

/** The button that reserves an order; or the order's state, if it is taken. */
export function BookCell({ order, isMine, isTaken, isUrged, size = 's' }: BookCellProps) {
  if (isMine) {
    return (
      <span className={styles.booked}>
        <Icon name="b-booked" size={14} />
        <bdi>{ordersText.booked}</bdi>
      </span>
    );
  }
  if (isTaken) {
    return <Chip icon={<Icon name="b-booked" size={12} />}>{ordersText.taken}</Chip>;
  }
  return <BookButton order={order} isUrged={isUrged} size={size} />;
}

function BookButton({
  order,
  isUrged,
  size,
}: {
  readonly order: Order;
  readonly isUrged: boolean;
  readonly size: 's' | 'm';
}) {
  const book = useGameAction('BOOK_ORDER', { order: order.id });
  return (
    <ActionButton
      action={book}
      size={size}
      kind={size === 'm' && isUrged ? 'primary' : 'plain'}
      className={size === 's' && isUrged ? styles.book : undefined}
      label={ordersText.bookSpoken(order.id)}
      onDone={() => offerNextStep(order.id)}
    >
      {ordersText.book}
    </ActionButton>
  );
}
