import { useState } from 'react';
import type { ShownAnswer } from '@fracht/engine';
import { situationsText } from '@fracht/content';
import { TermsOf } from '@fracht/kit/help/term-text.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useKeyDown } from '@fracht/kit/ui/use-key-down.ts';
import { answerAtKey, answerLetter } from './answer-key.ts';
import { AnswerPicture } from './answer-picture.tsx';
import { LateByPlan } from './late-by-plan.tsx';
import { MinutesForm } from './minutes-form.tsx';
import type { OwnSituation } from './own-situations.ts';
import type { ReplyHandle } from './use-situations.ts';
import styles from './talk.module.css';

type AnswersProps = {
  readonly answers: readonly ShownAnswer[];
  readonly reply: ReplyHandle;
  /** The situation, so that the delay by its plan can be shown next to the minutes. */
  readonly own?: OwnSituation;
};

/**
 * The answers as large buttons; the letter on each is its key, 1 to 9 also work. An answer with minutes opens a field below it. Technical terms in them are
 * explained below, since an answer is a button itself. (HLP-6)
 */
export function Answers({ answers, reply, own }: AnswersProps) {
  const [asking, setAsking] = useState<number | null>(null);
  const choose = (index: number): void => {
    if (answers[index]?.input === true) setAsking(index);
    else reply.send({ answer: index });
  };
  useKeyDown((event) => {
    const index = answerAtKey(event, answers.length);
    if (index === null) return;
    event.preventDefault();
    choose(index);
  });
  const isOff = reply.isPending || reply.refusal !== null;
  const chosen = reply.waiting?.answer;
  return (
    <>
      <ol className={styles.answers} aria-label={situationsText.answers} data-act="RESOLVE_EMERGENCY">
        {answers.map((answer, index) => (
          <li key={`${index} ${answer.text}`}>
            <button
              type="button"
              className={classNames(styles.answer, chosen === index && styles.chosen)}
              aria-pressed={reply.waiting === null ? undefined : chosen === index}
              aria-disabled={isOff || undefined}
              aria-expanded={answer.input ? asking === index : undefined}
              aria-keyshortcuts={answerLetter(index) === '' ? undefined : `${answerLetter(index)} ${index + 1}`}
              title={reply.refusal ?? undefined}
              onClick={() => choose(index)}
            >
              <kbd aria-hidden="true">{answerLetter(index)}</kbd>
              <span>
                <bdi>{answer.text}</bdi>
                {chosen === index ? <small>{situationsText.chosen(reply.isOffline)}</small> : null}
              </span>
              <AnswerPicture image={answer.image} />
              <Icon name={chosen === index ? 'b-check' : answer.input ? 'i-down' : 'i-chev'} size={18} />
            </button>
            {asking === index ? (
              <MinutesForm answer={answer} reply={reply} send={(input) => reply.send({ answer: index, input })}>
                {own === undefined ? null : <LateByPlan own={own} type={answer.inputType} />}
              </MinutesForm>
            ) : null}
          </li>
        ))}
      </ol>
      <TermsOf texts={answers.map(({ text }) => text)} />
    </>
  );
}
