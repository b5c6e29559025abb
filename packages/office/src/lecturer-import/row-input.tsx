import { useId, useRef } from 'react';
import { TriangleAlert } from 'lucide-react';
import { LIMITS } from '@fracht/protocol';
import { FieldErrorList } from '@fracht/kit/ui/field.tsx';
import styles from './row-input.module.css';

export type RowInputProps = {
  readonly label: string;
  /** The column's name, visible when the row is a card. */
  readonly shown: string;
  readonly value: string;
  /** The id of a datalist with suggestions. */
  readonly list?: string | undefined;
  readonly errors: readonly string[];
  readonly note?: string | undefined;
  readonly onType: (value: string) => void;
  readonly onDone: () => void;
};

/** A field of a row, labelled by column and row, with errors under it. On leaving it, or on Enter, the row is checked again. */
export function RowInput({ label, shown, value, list, errors, note, onType, onDone }: RowInputProps) {
  const noteId = useId();
  const isTyped = useRef(false);
  const done = (): void => {
    if (!isTyped.current) return;
    isTyped.current = false;
    onDone();
  };
  return (
    <div className={styles.cell}>
      <span className={styles.shown} aria-hidden="true">
        {shown}
      </span>
      <input
        className={styles.input}
        aria-label={label}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={errors.length > 0 || note !== undefined ? noteId : undefined}
        autoComplete="off"
        spellCheck={false}
        list={list}
        maxLength={LIMITS.email}
        value={value}
        onChange={(event) => {
          isTyped.current = true;
          onType(event.target.value);
        }}
        onBlur={done}
        onKeyDown={(event) => (event.key === 'Enter' ? done() : undefined)}
      />
      <div id={noteId} className={styles.below}>
        <FieldErrorList errors={errors} />
        {note === undefined ? null : (
          <p className={styles.note}>
            <TriangleAlert aria-hidden="true" />
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}
