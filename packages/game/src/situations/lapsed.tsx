import { situationCardText, situationsText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { leaveSituation } from '../store/ui-store.ts';
import type { OwnSituation } from './own-situations.ts';
import styles from './talk.module.css';

/** Says that the order ended before its situation was answered, so nothing can be decided any more. (SIT-7) */
export function Lapsed({ own: { order } }: { readonly own: OwnSituation }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.question}>{situationCardText.lapsed.title}</h3>
      <div role="status">
        <Note tone="warn">{situationCardText.lapsed.text(order.id)}</Note>
      </div>
      <Button kind="primary" size="l" onClick={leaveSituation}>
        {situationsText.done.close}
      </Button>
    </section>
  );
}
