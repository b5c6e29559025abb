import { useEffect, useRef, useState } from 'react';
import { Bookmark, X } from 'lucide-react';
import { gameNotesText } from '@fracht/content';
import { LIMITS } from '@fracht/protocol';
import { useNewGameNote } from '@fracht/kit/api/game-note-queries.ts';
import { formatGameHour } from '@fracht/kit/format.ts';
import { useBackCloses } from '@fracht/kit/ui/back-closes.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { TextareaField } from '@fracht/kit/ui/field.tsx';
import { useKeepsClear } from '@fracht/kit/ui/keep-clear.ts';
import { notify } from '@fracht/kit/ui/toasts.ts';
import styles from './message-box.module.css';

type NoteBoxProps = {
  readonly game: string;
  /** The moment that the note is about, in game seconds, and its round. */
  readonly at: number;
  readonly round: number;
  /** Called with whether the box contains unsaved text. */
  readonly onWritten: (isWritten: boolean) => void;
  readonly onClose: () => void;
  /** The cross: closes the box, if something is written in it after a confirmation. */
  readonly onLeave: () => void;
};

const text = gameNotesText;

/** A note about the moment at which it was begun: what the teacher saw, not when the text was finished. Empty, it closes by Escape. (LVP-6) */
export function NoteBox({ game, at, round, onWritten, onClose, onLeave }: NoteBoxProps) {
  const [words, setWords] = useState('');
  const [isTried, setIsTried] = useState(false);
  const box = useRef<HTMLElement>(null);
  const isMoved = useKeepsClear(box, text);
  const typed = useRef('');
  const { save: keep, isPending } = useNewGameNote({ game, at, round });
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  const note = words.trim();
  useBackCloses(note === '', onClose);
  const type = (next: string): void => {
    typed.current = next;
    setWords(next);
    onWritten(next.trim() !== '');
  };
  const done = (): void => {
    notify({ type: 'other', text: text.saved });
    // What was typed while the save was in progress is saved by the next press.
    if (typed.current.trim() === note) onClose();
  };
  const save = (): void => {
    setIsTried(true);
    if (note !== '' && !isPending) keep(note, done);
  };
  return (
    <section
      ref={box}
      className={classNames(styles.box, isMoved && styles.moved)}
      role="dialog"
      aria-label={text.note}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && note === '') onClose();
      }}
    >
      <div className={styles.head}>
        <h2>{text.note}</h2>
        <Button kind="ghost" size="s" iconOnly aria-label={text.close} onClick={onLeave}>
          <X className="i" aria-hidden="true" />
        </Button>
      </div>
      <NoteForm
        words={words}
        when={text.when(round, formatGameHour(at / 60))}
        isMissing={isTried && note === ''}
        isBusy={isPending}
        onWords={type}
        onSave={save}
      />
    </section>
  );
}

type NoteFormProps = {
  readonly words: string;
  readonly when: string;
  readonly isMissing: boolean;
  readonly isBusy: boolean;
  readonly onWords: (words: string) => void;
  readonly onSave: () => void;
};

function NoteForm({ words, when, isMissing, isBusy, onWords, onSave }: NoteFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <div className={styles.body}>
        <TextareaField
          name="text"
          label={text.text}
          rows={3}
          maxLength={LIMITS.note}
          value={words}
          error={isMissing ? text.missing : null}
          onChange={(event) => onWords(event.target.value)}
        />
      </div>
      <div className={styles.foot}>
        <span>{when}</span>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          <Bookmark className="i" aria-hidden="true" />
          {text.save}
        </Button>
      </div>
    </form>
  );
}
