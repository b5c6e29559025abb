import { orderPay, type Car, type GameState, type Order } from '@fracht/engine';
import { carActionLabels, gameText } from '@fracht/content';
import { formatGameHour, formatKm, formatWholeZloty } from '@fracht/kit/format.ts';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { routeName } from '../parts/route-words.ts';
import styles from './side-card.module.css';

/** A car in a list of a card; pressing it opens its card. */
export function SideCarRow({ car, onPick }: { readonly car: Car; readonly onPick: () => void }) {
  return (
    <button type="button" className={styles.row} onClick={onPick}>
      <TypeGlyph type={car.type} look="disc" size={24} />
      <span>
        <b>{car.id}</b>
        <small>{carActionLabels[car.state.action]}</small>
      </span>
    </button>
  );
}

type SideOrderRowProps = { readonly game: GameState; readonly order: Order; readonly onPick: () => void };

/** An order in a list of a card; pressing it opens its card. */
export function SideOrderRow({ game, order, onPick }: SideOrderRowProps) {
  return (
    <button type="button" className={styles.row} onClick={onPick}>
      <TypeGlyph type={order.type} look="disc" size={24} />
      <span>
        <b>{routeName(game.setup.world, order)}</b>
        <small>{`${gameText.card.loading} ${formatGameHour(order.pickWindow.from)}–${formatGameHour(order.pickWindow.to)}`}</small>
      </span>
      <span className={styles.end}>
        <b>{formatWholeZloty(orderPay(order) / 100)}</b>
        <small>{formatKm(order.distance)}</small>
      </span>
    </button>
  );
}
