import type { ReactNode } from 'react';
import type { ShownDecision } from '@fracht/engine';
import { situationsText } from '@fracht/content';
import { formatChange } from '@fracht/kit/format.ts';
import { TermText } from '@fracht/kit/help/term-text.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon, type SpriteName } from '@fracht/kit/ui/icon.tsx';
import { decisionTone, decisionWords } from './decision-words.ts';
import styles from './talk.module.css';

const SIGNS: { readonly [T in ReturnType<typeof decisionTone>]: SpriteName } = {
  ok: 'b-check',
  fair: 'b-tight',
  bad: 'b-cross',
};

type DecisionBoxProps = {
  readonly decision: ShownDecision;
  readonly isEarlier?: boolean;
  /** How the answer is shown, if it is not the viewer's own. */
  readonly told?: (answer: string) => string;
  /** More to show in the box. */
  readonly children?: ReactNode;
};

/** A decision with its feedback and points; an earlier one is small, above the question that followed. */
export function DecisionBox({ decision, isEarlier = false, told, children }: DecisionBoxProps) {
  const words = situationsText.feedback;
  const tone = decisionTone(decision);
  return (
    <div className={classNames(styles.feedback, styles[tone], isEarlier && styles.earlier)}>
      <Icon name={SIGNS[tone]} size={18} />
      <div>
        <b>
          <TermText text={decisionWords(decision)} />
        </b>
        <small>{(told ?? words.your)(decision.answer)}</small>
        {children}
      </div>
      <b className={classNames(styles.points, decision.points > 0 && styles.gain, decision.points < 0 && styles.loss)}>
        {words.points(formatChange(decision.points))}
      </b>
    </div>
  );
}
