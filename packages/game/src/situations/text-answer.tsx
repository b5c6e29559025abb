import { useState } from 'react';
import { situationsText } from '@fracht/content';
import { SCENARIO_LIMITS } from '@fracht/protocol';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import type { ReplyHandle } from './use-situations.ts';
import styles from './talk.module.css';

/** A typed answer. (SIC-9) */
export function TextAnswer({ reply }: { readonly reply: ReplyHandle }) {
  const [text, setText] = useState('');
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
        onChange={(event) => setText(event.target.value)}
      />
      {reply.waiting === null ? null : <p role="status">{situationsText.chosen(reply.isOffline)}</p>}
      <Button type="submit" kind="primary" isBusy={reply.isPending} reason={reply.refusal}>
        {situationsText.send}
      </Button>
    </form>
  );
}
