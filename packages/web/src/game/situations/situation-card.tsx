import { useState } from 'react';
import { situationsText } from '@fracht/content';
import { classNames } from '../../ui/class-names.ts';
import { uiStore } from '../store/ui-store.ts';
import { isFeedbackUnread } from './which-situation.ts';
import type { OwnSituation } from './own-situations.ts';
import { Feedback } from './feedback.tsx';
import { HelpSection } from './help-section.tsx';
import { NumbersSection } from './numbers-section.tsx';
import { Question } from './question.tsx';
import { Queue } from './queue.tsx';
import { SituationHead } from './situation-head.tsx';
import { Story } from './story.tsx';
import styles from './situation-card.module.css';

/** The card of a situation: what happened, the present question or the feedback, and who helps. (look "The game screen") */
export function SituationCard({ own, queue }: { readonly own: OwnSituation; readonly queue: readonly OwnSituation[] }) {
  const [isTall, setIsTall] = useState(true);
  const { shown } = own;
  return (
    <aside className={classNames(styles.side, !isTall && styles.short)} aria-label={situationsText.label(shown.name)}>
      <button
        type="button"
        className={styles.grab}
        aria-label={isTall ? situationsText.sheetLess : situationsText.sheet}
        aria-expanded={isTall}
        onClick={() => setIsTall(!isTall)}
      />
      <Queue queue={queue} seen={own} />
      <SituationHead key={`head ${own.key}`} own={own} />
      <div className={styles.scroll} key={own.key}>
        <Story own={own} />
        <Talk own={own} />
        {own.isOpen && own.list === 'emergencies' ? <HelpSection own={own} /> : null}
      </div>
      <NumbersSection shown={shown} />
    </aside>
  );
}

/** The feedback of an answer until it is read, then the next question. */
function Talk({ own }: { readonly own: OwnSituation }) {
  const isUnread = uiStore(({ situation }) => isFeedbackUnread(own, situation));
  const count = own.shown.decisions.length;
  if (isUnread || own.shown.node === null) return <Feedback key={`feedback ${count}`} own={own} />;
  return <Question key={`question ${count}`} own={own} />;
}
