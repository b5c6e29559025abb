import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { sentencesText } from '@fracht/content';
import { LIMITS, textBase } from '@fracht/protocol';
import { ApiError } from '@fracht/kit/api/api-error.ts';
import { useAgreeSentence } from '@fracht/kit/api/class-sentence-queries.ts';
import { wordsOfFailure } from '@fracht/kit/api/words-of-failure.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { useKeyDown } from '@fracht/kit/ui/use-key-down.ts';
import { asksFor } from './projector-keys.ts';
import styles from './agreed-line.module.css';

const words = sentencesText.slide;

type AgreedLineProps = {
  readonly game: string;
  /** From 1; also the key that opens the line. */
  readonly number: number;
  /** Empty: nothing is agreed yet. */
  readonly text: string;
};

/** One sentence of the class: a click or its number opens the field, Enter and leaving the field save it, Escape does not. (PRJ-8) */
export function AgreedLine({ game, number, text }: AgreedLineProps) {
  const { draft, base, failure, open, write, leave, press, line } = useLine({ game, number, text });
  const isEmpty = text === '' && draft === null;
  return (
    <li className={classNames(styles.line, isEmpty && styles.empty)} ref={line}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {draft === null ? (
        <button type="button" onClick={open} aria-label={text === '' ? undefined : words.change(number, text)}>
          {text === '' ? words.empty[number - 1] : text}
        </button>
      ) : (
        <div>
          <textarea
            rows={2}
            maxLength={LIMITS.sentence}
            value={draft}
            aria-label={words.field(number)}
            aria-describedby={`agreed-${number}`}
            aria-invalid={failure === null ? undefined : true}
            onChange={({ target }) => write(target.value)}
            onKeyDown={press}
            onBlur={leave}
          />
          <p id={`agreed-${number}`} role={failure === null ? undefined : 'alert'}>
            {failure === null
              ? words.fieldKeys
              : isMeanwhile(failure)
                ? words.meanwhile(base)
                : wordsOfFailure(failure)}
          </p>
        </div>
      )}
    </li>
  );
}

/** What is typed into the line until it is saved; null: the field is closed. It closes once the text is saved; if saving fails, the text stays in it. */
function useLine({ game, number, text }: AgreedLineProps) {
  const line = useRef<HTMLLIElement>(null);
  const isDropped = useRef(false);
  const isLedByKeys = useRef(false);
  const [draft, setDraft] = useState<string | null>(null);
  // The text that the draft is typed over.
  const [base, setBase] = useState(text);
  const { mutate, reset, error } = useAgreeSentence(game, number);
  const isOpen = draft !== null;
  const close = (): void => {
    reset();
    setDraft(null);
  };
  useEffect(() => {
    if (isOpen) line.current?.querySelector('textarea')?.focus();
    // After leaving the field by a key the focus stays at its line; after a click elsewhere it stays there.
    else if (isLedByKeys.current) line.current?.querySelector('button')?.focus();
    isLedByKeys.current = false;
  }, [isOpen]);
  const comeBack = (cause: Error): void => {
    // Once the person has seen the other text next to their own, the next save may overwrite it.
    if (isMeanwhile(cause)) setBase(textBase.parse(cause.payload).text);
    if (isLedByKeys.current) line.current?.querySelector('textarea')?.focus();
    isLedByKeys.current = false;
  };
  const open = (): void => {
    if (isOpen) line.current?.querySelector('textarea')?.focus();
    else {
      setBase(text);
      setDraft(text);
    }
  };
  useKeyDown((event) => {
    if (!asksFor(number, event)) return;
    event.preventDefault();
    open();
  });
  const leave = (): void => {
    const agreed = (draft ?? '').trim();
    const isOver = isDropped.current || agreed === base;
    isDropped.current = false;
    if (isOver) close();
    else mutate({ text: agreed, base }, { onSuccess: close, onError: comeBack });
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    isDropped.current = event.key === 'Escape';
    isLedByKeys.current = true;
    event.currentTarget.blur();
  };
  return { line, draft, base, failure: error, open, write: setDraft, leave, press };
}

function isMeanwhile(cause: Error): cause is ApiError {
  return cause instanceof ApiError && cause.code === 'CHANGED_MEANWHILE';
}
