import { Link, useLocation, useParams } from '@tanstack/react-router';
import {
  isOpen,
  offeredOrders,
  ordersOf,
  orderStatus,
  type GameState,
  type GameStateName,
  type PlayerId,
} from '@fracht/engine';
import { gameText, uiText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import type { GameViewer } from '../store/game-store.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import styles from './rail.module.css';

const PLACES = [
  { to: 'map', icon: 'i-map', text: uiText.titles.map },
  { to: 'orders', icon: 'i-orders', text: uiText.titles.orders },
  { to: 'shipments', icon: 'i-ship', text: uiText.titles.shipments },
  { to: 'cars', icon: 'i-cars', text: uiText.titles.cars },
] as const;
const LOBBY = { to: '', icon: 'i-user', text: gameText.lobby.entry } as const;
const SUMMARY = { to: 'summary', icon: 'i-sum', text: uiText.menu.summary } as const;
/** The debrief of the class, where a teacher goes after a game, and which links to the competences. */
const OF_CLASS = { to: 'class', icon: 'i-stops', text: gameText.ended.debrief } as const;
/** Where a student goes after a game; it comes before the four screens. */
const DEBRIEF = [
  { to: 'summary', icon: 'i-stops', text: gameText.ended.debrief },
  { to: 'replay', icon: 'i-replay', text: gameText.ended.replay },
  { to: 'skills', icon: 'i-skill', text: uiText.titles.skills },
] as const;

/** The pages that a debrief links to and that lead back to it: its entry stays marked there. */
const OF_DEBRIEF = /\/(?:decisions|result|report|what-if\/[^/]+)\/?$/u;

type RailEntry = (typeof PLACES)[number] | typeof LOBBY | typeof OF_CLASS | typeof SUMMARY | (typeof DEBRIEF)[number];

/** How many entries fit into one row on the smallest phone; if there are more, the debrief's are above the four screens. */
const ONE_ROW = 6;

/** The entries of the menu: the four screens; before them the lobby before the start, the debrief after the end, for a teacher that of the class. */
function entriesOf(state: GameStateName, type: GameViewer['type']): readonly RailEntry[] {
  if (state === 'FRESH' || state === 'WAITING') return [LOBBY, ...PLACES];
  if (state !== 'FINISHED') return PLACES;
  return type === 'STUDENT' ? [...DEBRIEF, ...PLACES] : [OF_CLASS, SUMMARY, ...PLACES];
}

/** The menu of the game, with the numbers of offered and own orders; a bottom bar on phones. (SHL-1) */
export function Rail() {
  const { player, type } = useViewer();
  const { id } = useParams({ strict: false });
  const isOfDebrief = useLocation({ select: ({ pathname }) => OF_DEBRIEF.test(pathname) });
  const counts = useGame((game) => countsOf(game, player));
  const entries = entriesOf(
    useGame(({ state }) => state),
    type,
  );
  const isInRows = entries.length > ONE_ROW;
  const isFull = entries.length === ONE_ROW;
  return (
    <nav
      className={classNames(styles.rail, isInRows && styles.rows, isFull && styles.six)}
      aria-label={gameText.menu}
      data-menu-rows={rowsWord(isInRows, isFull)}
    >
      {entries.map(({ to, icon, text }) => (
        <Link
          key={to}
          className={styles.item}
          to={addressOf(id ?? '', to)}
          activeOptions={{ exact: to === '', includeSearch: false }}
          activeProps={{ 'aria-current': 'page' }}
          inactiveProps={to === 'summary' && isOfDebrief ? { 'aria-current': 'true' } : {}}
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

/** When a phone's menu has two rows, for what has to stay above it. */
function rowsWord(isInRows: boolean, isFull: boolean): string | undefined {
  if (isInRows) return 'always';
  return isFull ? 'with-large-letters' : undefined;
}

/** The replay is next to the game, the debrief of the class in the teacher's panel, everything else below the game. */
function addressOf(game: string, to: RailEntry['to']): string {
  if (to === 'replay') return `/replay/${game}`;
  if (to === 'class') return `/panel/lecturer/games/${game}/debrief`;
  return to === '' ? `/game/${game}` : `/game/${game}/${to}`;
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
  const own = ordersOf(game, player).filter(isOpen);
  return {
    offered: offeredOrders(game).length,
    own: own.length,
    alerts: own.filter((order) => orderStatus(order) === 'ALERT').length,
  };
}
