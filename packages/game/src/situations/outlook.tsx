import { situationCardText } from '@fracht/content';
import { formatGameHour } from '@fracht/kit/format.ts';
import { Icon, type SpriteName } from '@fracht/kit/ui/icon.tsx';
import { useWholeGame } from '../store/hooks.ts';
import { outlookOf, type OrderOutlook } from './outlook-of.ts';
import type { OwnSituation } from './own-situations.ts';
import styles from './talk.module.css';

const ICONS: Readonly<Record<OrderOutlook['kind'], SpriteName>> = {
  goesOn: 'b-drive',
  stands: 'b-wait',
  sent: 'b-assist',
  waits: 'b-assist',
};

/** What the car does now that the situation is settled. */
export function Outlook({ own: { order } }: { readonly own: OwnSituation }) {
  const next = outlookOf(useWholeGame(), order);
  if (next === null) return null;
  return (
    <p className={styles.outlook}>
      <Icon name={ICONS[next.kind]} size={18} />
      <bdi>{outlookWords(next)}</bdi>
    </p>
  );
}

function outlookWords(next: OrderOutlook): string {
  const words = situationCardText.outlook;
  if (next.kind === 'stands') return words.stands(next.car, formatGameHour(next.until / 60));
  if (next.kind === 'waits') return words.waits(next.car, next.help);
  return words[next.kind](next.car);
}
