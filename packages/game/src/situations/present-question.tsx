import { useEffect, useRef } from 'react';
import { situationsText } from '@fracht/content';
import { TermText } from '@fracht/kit/help/term-text.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { Answers } from './answers.tsx';
import type { OwnSituation } from './own-situations.ts';
import { TextAnswer } from './text-answer.tsx';
import { keepTypedAnswer, uiStore } from '../store/ui-store.ts';
import { useReply } from './use-situations.ts';
import styles from './talk.module.css';

/** The present question with its answers, or a field for a typed one. (SIC-1) */
export function PresentQuestion({ own }: { readonly own: OwnSituation }) {
  const reply = useReply(own);
  const title = useRef<HTMLHeadingElement>(null);
  const count = own.shown.decisions.length;
  const goesOn = count > 0;
  const question = `${own.key} ${String(count)}`;
  useEffect(() => {
    if (goesOn) title.current?.focus();
  }, [goesOn]);
  const { node } = own.shown;
  if (node === null) return null;
  return (
    <section className={styles.section}>
      <h3 ref={title} tabIndex={-1} className={styles.question}>
        <TermText text={node.text} />
      </h3>
      {reply.refusal === null ? null : <Note tone="warn">{`${situationsText.paused} ${reply.refusal}`}</Note>}
      {node.textInput ? (
        <TextAnswer
          reply={reply}
          first={uiStore.getState().typedAnswers[question]}
          onType={(text) => keepTypedAnswer(question, text)}
        />
      ) : (
        <Answers answers={node.answers} reply={reply} own={own} />
      )}
    </section>
  );
}
