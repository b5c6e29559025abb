import mapUrl from './hero-map.svg?url&no-inline';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import styles from './hero-map.module.css';

/** The part of the map that the top of the page shows; everything drawn over the map has to use the same. */
export const HERO_VIEW = { viewBox: '-372 108 1400 574', preserveAspectRatio: 'xMaxYMid slice' } as const;

/** The map of the landing page: land, roads and cities. */
export function HeroMap({ className, label }: { className?: string | undefined; label: string }) {
  return (
    <svg className={classNames(styles.map, className)} {...HERO_VIEW} role="img" aria-label={label}>
      <use href={`${mapUrl}#base`} width="1000" height="986" />
      <use href={`${mapUrl}#cities`} width="1000" height="986" />
    </svg>
  );
}

/** Only the names of the cities, which lie over the moving trucks. */
export function HeroCities({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames(styles.names, className)} {...HERO_VIEW} aria-hidden="true">
      <use href={`${mapUrl}#cities`} width="1000" height="986" />
    </svg>
  );
}

/** The same map without cities, as a background of the page's windows. */
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
