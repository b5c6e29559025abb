import { Link, useParams } from '@tanstack/react-router';
import { offeredOrders, ordersOf, orderStatus, type GameState, type PlayerId } from '@fracht/engine';
import { gameText, uiText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useGame, useViewer } from '../store/hooks.ts';
import styles from './rail.module.css';

const PLACES = [
  { to: 'map', icon: 'i-map', text: uiText.menu.map },
  { to: 'orders', icon: 'i-orders', text: uiText.menu.orders },
  { to: 'shipments', icon: 'i-ship', text: uiText.menu.shipments },
  { to: 'cars', icon: 'i-cars', text: uiText.menu.cars },
] as const;
const LOBBY = { to: '', icon: 'i-user', text: gameText.lobby.entry } as const;
const SUMMARY = { to: 'summary', icon: 'i-sum', text: uiText.menu.summary } as const;

type Entry = (typeof PLACES)[number] | typeof LOBBY | typeof SUMMARY;

/** The entries of the menu: the four screens; before the start also the lobby, first; after the end the result, first. */
function entriesOf({ state }: Pick<GameState, 'state'>): readonly Entry[] {
  if (state === 'FRESH' || state === 'WAITING') return [LOBBY, ...PLACES];
  return state === 'FINISHED' ? [SUMMARY, ...PLACES] : PLACES;
}

/** The menu of the game, with the numbers of offered and own orders; a bottom bar on phones. (SHL-1) */
export function Rail() {
  const { player } = useViewer();
  const { id } = useParams({ strict: false });
  const counts = useGame((game) => countsOf(game, player));
  const entries = entriesOf(useGame(({ state }) => ({ state })));
  return (
    <nav className={styles.rail} aria-label={gameText.menu}>
      {entries.map(({ to, icon, text }) => (
        <Link
          key={to}
          className={styles.item}
          to={`/game/${id ?? ''}${to === '' ? '' : `/${to}`}`}
          activeOptions={{ exact: to === '' }}
          activeProps={{ 'aria-current': 'page' }}
          data-hint={to}
        >
          <Icon name={icon} />
          <span className={styles.long}>{text}</span>
          <span className={styles.short}>{gameText.shortMenu[icon]}</span>
          <MenuCount to={to} counts={counts} />
        </Link>
      ))}
    </nav>
  );
}

type Counts = { readonly offered: number; readonly own: number; readonly alerts: number };

function MenuCount({ to, counts }: { readonly to: string; readonly counts: Counts }) {
  if (to === 'orders' && counts.offered > 0) return <span className={styles.count}>{counts.offered}</span>;
  if (to === 'shipments' && counts.own > 0) {
    return <span className={classNames(styles.count, counts.alerts > 0 && styles.hot)}>{counts.own}</span>;
  }
  return null;
}

function countsOf(game: GameState, player: PlayerId): Counts {
  if (game.state === 'FINISHED') return { offered: 0, own: 0, alerts: 0 };
  const own = ordersOf(game, player).filter((order) => !order.delivered && !order.expired);
  return {
    offered: offeredOrders(game).length,
    own: own.length,
    alerts: own.filter((order) => orderStatus(order) === 'ALERT').length,
  };
}
