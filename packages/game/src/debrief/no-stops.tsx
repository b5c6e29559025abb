import { stopsText } from '@fracht/content';
import type { StudentDebrief } from '@fracht/protocol';
import { Card } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import styles from './stop-detail.module.css';

/** Shown if no decision cost more than a slip, and none was a strength; a player who made no decisions is not praised for it. (DBS-1, SUM-8) */
export function NoStops({ decisions }: Pick<StudentDebrief, 'decisions'>) {
  const { none, noneText, tooFew, tooFewText } = stopsText.list;
  const [title, text] = decisions.some(({ judgement }) => judgement !== null) ? [none, noneText] : [tooFew, tooFewText];
  return (
    <Card label={title} className={styles.one}>
      <EmptyState icon={<Icon name="i-stops" />} title={title} text={text} />
    </Card>
  );
}
