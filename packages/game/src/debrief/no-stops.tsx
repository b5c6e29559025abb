import { stopsText } from '@fracht/content';
import { Card } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import styles from './stop-detail.module.css';

/** Shown where no decision cost more than a slip, and none was a strength. */
export function NoStops() {
  return (
    <Card label={stopsText.list.none} className={styles.one}>
      <EmptyState icon={<Icon name="b-check" />} title={stopsText.list.none} text={stopsText.list.noneText} />
    </Card>
  );
}
