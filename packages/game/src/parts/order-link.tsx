import { Link } from '@tanstack/react-router';
import type { OrderId } from '@fracht/engine';
import { useGame } from '../store/hooks.ts';
import styles from './order-link.module.css';
import { orderPage } from '../store/game-pages.ts';

/** An order's number as a link to its page. (UIX-6) */
export function OrderLink({ order }: { readonly order: OrderId }) {
  const game = useGame((state) => state.setup.game);
  return (
    <Link to={orderPage(game, order)} className={styles.link}>
      {order}
    </Link>
  );
}
