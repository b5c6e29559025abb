import { Link } from '@tanstack/react-router';
import { gameText, uiText } from '@fracht/content';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import styles from '../shell/rail.module.css';

const PLACES = [
  { to: '', icon: 'i-map', text: uiText.titles.map },
  { to: '/orders', icon: 'i-orders', text: uiText.titles.orders },
  { to: '/shipments', icon: 'i-ship', text: uiText.titles.shipments },
  { to: '/cars', icon: 'i-cars', text: uiText.titles.cars },
] as const;

type ReplayRailProps = { readonly home: string; readonly label: string };

/** The four screens of the game at the moment that is shown. (RPL-12) */
export function ReplayRail({ home, label }: ReplayRailProps) {
  return (
    <nav className={styles.rail} aria-label={label}>
      {PLACES.map(({ to, icon, text }) => (
        <Link
          key={to}
          className={styles.item}
          to={`${home}${to}`}
          activeOptions={{ exact: to === '', includeSearch: false }}
          activeProps={{ 'aria-current': 'page' }}
        >
          <Icon name={icon} />
          <span className={styles.long}>{text}</span>
          <span className={styles.short}>{gameText.shortMenu[icon]}</span>
        </Link>
      ))}
    </nav>
  );
}
