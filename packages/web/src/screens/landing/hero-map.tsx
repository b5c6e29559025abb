import mapUrl from '../../assets/hero-map.svg?url&no-inline';
import { classNames } from '../../ui/class-names.ts';
import spriteUrl from '../../assets/sprite.svg?url&no-inline';
import { HERO_TRIP } from './hero-trip.ts';
import { HERO_TRUCKS, type HeroTruck } from './hero-trucks.ts';
import { useIsLive } from './use-is-live.ts';
import styles from './hero-map.module.css';

type HeroMapProps = { readonly className?: string | undefined; readonly label: string; readonly isPaused: boolean };

/** The map of the landing page with trucks on their roads; they stand still for who asked for less motion, or while it is held. */
export function HeroMap({ className, label, isPaused }: HeroMapProps) {
  const isLive = useIsLive();
  return (
    <svg
      className={classNames(styles.map, isPaused && styles.paused, className)}
      viewBox="-372 108 1400 574"
      preserveAspectRatio="xMaxYMid slice"
      role="img"
      aria-label={label}
    >
      <use href={`${mapUrl}#base`} width="1000" height="986" />
      {isLive && HERO_TRIP !== null ? <path className={styles.route} d={HERO_TRIP.truck.way} /> : null}
      <use href={`${mapUrl}#cities`} width="1000" height="986" />
      {/* The first paint does without them: twenty moving things would hold up the headline. */}
      {!isLive ? null : HERO_TRUCKS.map((truck) => <Truck key={truck.way} truck={truck} />)}
    </svg>
  );
}

function Truck({ truck }: { truck: HeroTruck }) {
  const { type, way, share, seconds } = truck;
  const place = {
    offsetPath: `path('${way}')`,
    offsetDistance: `${String(share * 100)}%`,
    animationDuration: `${String(seconds)}s`,
    animationDelay: `${String(-share * seconds)}s`,
  };
  return (
    <g className={styles[type]}>
      <g className={styles.glide} style={{ ...place, offsetRotate: 'auto' }}>
        {truck === HERO_TRIP?.truck ? <circle className={styles.ring} r="16" /> : null}
        <path className={styles.body} d="M16.8 0 8.5-6.5A10.7 10.7 0 1 0 8.5 6.5z" />
      </g>
      <g className={styles.glide} style={{ ...place, offsetRotate: '0deg' }}>
        <use
          className={styles.glyph}
          href={`${spriteUrl}#t-${type.toLowerCase()}`}
          x="-6.5"
          y="-6.5"
          width="13"
          height="13"
        />
      </g>
    </g>
  );
}

/** The same map without trucks, behind the windows of the page. */
export function QuietMap({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles.map, className)}
      viewBox="-260 115 1480 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${mapUrl}#base`} width="1000" height="986" />
    </svg>
  );
}
