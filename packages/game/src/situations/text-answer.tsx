import { useState } from 'react';
import { situationsText } from '@fracht/content';
import { SCENARIO_LIMITS } from '@fracht/protocol';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import type { ReplyHandle } from './use-situations.ts';
import styles from './talk.module.css';

type TextAnswerProps = {
  readonly reply: ReplyHandle;
  /** What had been typed before the field was taken away. */
  readonly first?: string | undefined;
  readonly onType?: (text: string) => void;
};

/** A typed answer. (SIC-9) */
export function TextAnswer({ reply, first = '', onType }: TextAnswerProps) {
  const [text, setText] = useState(first);
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsEmpty(text.trim() === '');
        if (text.trim() !== '') reply.send({ text });
      }}
    >
      <Field
        name="text"
        label={situationsText.text}
        autoComplete="off"
        maxLength={SCENARIO_LIMITS.textAnswer}
        error={isEmpty ? situationsText.textMissing : null}
        value={reply.waiting?.text ?? text}
        readOnly={reply.waiting !== null}
        onChange={({ target: { value } }) => {
          setText(value);
          onType?.(value);
        }}
      />
      {reply.waiting === null ? null : <p role="status">{situationsText.chosen(reply.isOffline)}</p>}
      <Button type="submit" kind="primary" isBusy={reply.isPending} reason={reply.refusal}>
        {situationsText.send}
      </Button>
    </form>
  );
}
