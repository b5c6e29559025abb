import { landingShowText, world } from '@fracht/content';
import { formatGrosze } from '@fracht/kit/format.ts';
import { Icon, type SpriteName } from '@fracht/kit/ui/icon.tsx';
import type { TrackNotice } from './read-track.ts';
import type { NoticeCode } from './track.ts';
import styles from './show-notice.module.css';

const SIGNS: Readonly<Record<NoticeCode, readonly [sign: SpriteName, tone: 'good' | 'bad' | 'warn' | 'calm']>> = {
  ORDER_LOADED: ['b-load', 'calm'],
  DELIVERED_ON_TIME: ['b-check', 'good'],
  DELIVERED_LATE: ['b-tight', 'warn'],
  EMERGENCY: ['b-alert', 'bad'],
  EMERGENCY_RESOLVED: ['b-check', 'good'],
  CHANGE_EVENT: ['b-new', 'warn'],
  ACCIDENT: ['b-pause', 'warn'],
  REST: ['b-sleep', 'calm'],
  ROUND: ['i-flag', 'calm'],
  END: ['i-flag', 'calm'],
};

/** A notice of the show. Not announced to screen readers: it is decoration, not news. */
export function ShowNotice({ notice }: { notice: TrackNotice }) {
  const { code, from, to, amount, name } = notice;
  const [sign, tone] = SIGNS[code];
  const way = landingShowText.way(cityName(from), cityName(to));
  const money = code === 'DELIVERED_ON_TIME' || code === 'DELIVERED_LATE' ? formatGrosze(amount) : String(amount);
  return (
    <p className={styles.notice}>
      <span className={styles[tone]}>
        <Icon name={sign} size={16} />
      </span>
      <span>{landingShowText.notices[code]({ way, name, amount: money })}</span>
    </p>
  );
}

function cityName(id: number): string {
  return world.cities.find((city) => city.id === id)?.displayName ?? '';
}
