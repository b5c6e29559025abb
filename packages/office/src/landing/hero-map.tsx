import mapUrl from './hero-map.svg?url&no-inline';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import styles from './hero-map.module.css';

/** Which part of the map the first view of the page shows; what is drawn over it has to show the same. */
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

/** The names of the cities alone, over what drives on the map. */
export function HeroCities({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames(styles.names, className)} {...HERO_VIEW} aria-hidden="true">
      <use href={`${mapUrl}#cities`} width="1000" height="986" />
    </svg>
  );
}

/** The same map without its cities, behind the windows of the page. */
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
