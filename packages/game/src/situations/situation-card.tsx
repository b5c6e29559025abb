import { situationsText } from '@fracht/content';
import { useIsPhone } from '../parts/use-is-phone.ts';
import { useCardFocus } from '../parts/use-card-focus.ts';
import { SheetScroll, SideSheet } from '../parts/side-sheet.tsx';
import { foldSituations, uiStore } from '../store/ui-store.ts';
import { isFeedbackUnread } from './which-situation.ts';
import type { OwnSituation } from './own-situations.ts';
import { DecisionBox } from './decision-box.tsx';
import { Feedback } from './feedback.tsx';
import { HelpSection } from './help-section.tsx';
import { Lapsed } from './lapsed.tsx';
import { NumbersSection } from './numbers-section.tsx';
import { OutcomeLines } from './outcome-lines.tsx';
import { PresentQuestion } from './present-question.tsx';
import { Queue } from './queue.tsx';
import { SituationHead } from './situation-head.tsx';
import { Story } from './story.tsx';
import styles from './situation-card.module.css';

/** The card of a situation: what happened, the question or feedback, help, and useful numbers. (SIC-1, SIC-2) */
export function SituationCard({ own, queue }: { readonly own: OwnSituation; readonly queue: readonly OwnSituation[] }) {
  const { shown } = own;
  const isPhone = useIsPhone();
  useCardFocus(own.key, false);
  return (
    <SideSheet
      label={situationsText.label(shown.name)}
      className={styles.sheet}
      startsTall
      isWide
      onEscape={foldSituations}
    >
      <span hidden data-help="part-situation" />
      <Queue queue={queue} seen={own} />
      <SituationHead key={`head ${own.key}`} own={own} />
      <SheetScroll key={own.key}>
        <Story own={own} />
        <Talk own={own} />
        {isPhone ? <NumbersSection shown={shown} which="phones" /> : null}
      </SheetScroll>
      <NumbersSection shown={shown} which={isPhone ? 'papers' : 'all'} />
    </SideSheet>
  );
}

/** The feedback until it is dismissed; then the next question with help. */
function Talk({ own }: { readonly own: OwnSituation }) {
  const isUnread = uiStore(({ situation }) => isFeedbackUnread(own, situation));
  const { decisions, node } = own.shown;
  const count = decisions.length;
  const last = decisions.at(-1);
  if (isUnread || node === null) return <Feedback key={`feedback ${count}`} own={own} />;
  if (!own.isOpen) return <Lapsed own={own} />;
  return (
    <>
      {last === undefined ? null : (
        <DecisionBox decision={last} isEarlier>
          <OutcomeLines decision={last} />
        </DecisionBox>
      )}
      <PresentQuestion key={`question ${count}`} own={own} />
      {own.list === 'emergencies' ? <HelpSection key={`help ${own.shown.tree ?? ''}`} own={own} /> : null}
    </>
  );
}
