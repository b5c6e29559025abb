import { useEffect, useRef, useState, type ReactNode } from 'react';
import { MOST_MINUTES, type ShownAnswer } from '@fracht/engine';
import { effectLabels, rejectionText, situationCardText, situationsText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { minutesIn } from './minutes-in.ts';
import type { ReplyHandle } from './use-situations.ts';
import styles from './talk.module.css';

type MinutesFormProps = {
  readonly answer: ShownAnswer;
  readonly reply: ReplyHandle;
  readonly send: (minutes: number) => void;
  /** What is known about the time that is asked for. */
  readonly children?: ReactNode;
};

/** The field for minutes that belong to an answer, empty at first: 0 to 480; the more, the less likely to be granted. (SIC-9, SIC-19) */
export function MinutesForm({ answer, reply, send, children }: MinutesFormProps) {
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const minutes = minutesIn(text);
        setIsWrong(minutes === null);
        if (minutes !== null) send(minutes);
      }}
    >
      <Field
        type="number"
        name="input"
        inputMode="numeric"
        min={0}
        max={MOST_MINUTES}
        step={1}
        label={situationCardText.minutes(effectLabels[answer.inputType])}
        hint={situationCardText.minutesHint}
        unit={situationCardText.minutesUnit}
        placeholder={situationCardText.minutesExample}
        error={isWrong ? rejectionText.INPUT_OUT_OF_RANGE : null}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {children}
      <Button type="submit" kind="primary" isBusy={reply.isPending} reason={reply.refusal}>
        {situationsText.send}
      </Button>
    </form>
  );
}
