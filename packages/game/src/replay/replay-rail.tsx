import { Link } from '@tanstack/react-router';
import { gameText, replayText, uiText } from '@fracht/content';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import styles from '../shell/rail.module.css';

const PLACES = [
  { to: '', icon: 'i-map', text: uiText.menu.map },
  { to: '/orders', icon: 'i-orders', text: uiText.menu.orders },
  { to: '/shipments', icon: 'i-ship', text: uiText.menu.shipments },
  { to: '/cars', icon: 'i-cars', text: uiText.menu.cars },
] as const;

/** The four screens of the game at the moment that is shown. (RPL-12) */
export function ReplayRail({ home }: { readonly home: string }) {
  return (
    <nav className={styles.rail} aria-label={replayText.menu}>
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
