import { useEffect, useRef, useState } from 'react';
import { Bookmark, Pencil, Presentation, Trash2 } from 'lucide-react';
import { gameNotesText, uiText } from '@fracht/content';
import { useMutation } from '@tanstack/react-query';
import { type GameNotePayload, LIMITS, textBase } from '@fracht/protocol';
import {
  useChangeGameNote,
  useGameNotes,
  useNewGameNote,
  useRemoveGameNote,
} from '@fracht/kit/api/game-note-queries.ts';
import { retryOf } from '@fracht/kit/api/panel-queries.ts';
import { LoadError } from '@fracht/kit/panel/pending-rows.tsx';
import { mergeFields } from '@fracht/kit/panel/merge-fields.ts';
import { useConflicts } from '@fracht/kit/panel/use-conflicts.tsx';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardFoot, CardHead } from '@fracht/kit/ui/card.tsx';
import { Count } from '@fracht/kit/ui/chip.tsx';
import { TextareaField } from '@fracht/kit/ui/field.tsx';
import { noteMoment } from './note-moment.ts';
import { projectNote, projectorWishes } from './projector-wishes.ts';
import styles from './notes-card.module.css';

type NotesCardProps = {
  readonly id: string;
  /** The end of the game; a note written here is about the whole game. */
  readonly end: { readonly at: number; readonly round: number };
};

const text = gameNotesText;

/** The number that stands for the edited note while a new one is written. */
const NEW = '';

/** What the teacher wrote down during the game, to be changed and added to; each note is shown on the projector only by its own button. (CDB-9, CDB-13, PRJ-5) */
export function NotesCard({ id, end }: NotesCardProps) {
  const asked = useGameNotes(id);
  const notes = asked.data;
  const [edited, setEdited] = useState<string | null>(null);
  const opener = useOpeners(edited);
  const typed = useUnsavedGuard();
  const edit = (note: string | null): void =>
    typed.leave(() => {
      typed.clear();
      setEdited(note);
    });
  const form = {
    game: id,
    onTyped: typed.touch,
    onCancel: () => edit(null),
    onSaved: () => {
      typed.clear();
      setEdited(null);
    },
  };
  return (
    <Card className={styles.card}>
      <CardHead title={text.title}>
        {notes === undefined ? null : <Count value={notes.length} />}
        <Button
          ref={opener(NEW)}
          kind="link"
          className="push"
          aria-expanded={edited === NEW}
          onClick={edited === NEW ? undefined : () => edit(NEW)}
        >
          {text.add}
        </Button>
      </CardHead>
      {edited === NEW ? <NewNoteForm {...form} end={end} /> : null}
      {notes === undefined ? <Waiting onRetry={retryOf(asked)} /> : null}
      {notes?.length === 0 && edited === null ? <p className={styles.none}>{text.none}</p> : null}
      <ul className={styles.list} aria-label={text.title}>
        {notes?.map((note) => (
          <li key={note.id}>
            {edited === note.id ? (
              <OldNoteForm {...form} note={note} />
            ) : (
              <Note game={id} note={note} opener={opener(note.id)} onEdit={() => edit(note.id)} />
            )}
          </li>
        ))}
      </ul>
      <CardFoot className={styles.foot}>
        <p className="xs muted">{text.only}</p>
      </CardFoot>
      <TypedQuestion typed={typed} />
    </Card>
  );
}

type Opener = (button: HTMLButtonElement | null) => void;

/** Keeps the buttons that open a form, by their notes: when a form is closed, its button gets the focus again. */
function useOpeners(edited: string | null): (note: string) => Opener {
  const buttons = useRef(new Map<string, HTMLButtonElement | null>());
  const last = useRef(edited);
  useEffect(() => {
    if (edited === null && last.current !== null) buttons.current.get(last.current)?.focus();
    last.current = edited;
  }, [edited]);
  return (note) => (button) => void buttons.current.set(note, button);
}

function Waiting({ onRetry }: { readonly onRetry: (() => void) | null }) {
  return onRetry === null ? <p className={styles.none}>{uiText.loading}</p> : <LoadError onRetry={onRetry} />;
}

type FormOf = {
  readonly game: string;
  readonly onTyped: () => void;
  readonly onCancel: () => void;
  /** Called when everything typed was saved while the form is still open; an answer that comes after it was closed must not close another form. */
  readonly onSaved: () => void;
};

function NewNoteForm({ game, end, ...rest }: FormOf & { readonly end: NotesCardProps['end'] }) {
  const { save, isPending } = useNewGameNote({ game, ...end });
  return <NoteForm {...rest} first="" isBusy={isPending} onSave={save} />;
}

function OldNoteForm({ game, note, ...rest }: FormOf & { readonly note: GameNotePayload }) {
  const { mutateAsync } = useChangeGameNote();
  const conflicts = useConflicts();
  const [before, setBefore] = useState({ text: note.text });
  const { isPending, mutate } = useMutation({
    mutationFn: (words: string) =>
      conflicts.save<{ readonly text: string }, GameNotePayload>({
        base: before,
        mine: { text: words },
        presentIn: (payload) => textBase.parse(payload),
        merge: mergeFields<{ readonly text: string }>({ text: { name: text.text } }),
        send: (sent, base) => mutateAsync({ game, id: note.id, ...sent, base }),
      }),
    onSuccess: (saved) => setBefore({ text: saved.text }),
  });
  const save = (words: string, onKept: () => void): void => mutate(words, { onSuccess: onKept });
  return (
    <>
      <NoteForm {...rest} first={note.text} isBusy={isPending} onSave={save} />
      {conflicts.dialog}
    </>
  );
}

type NoteProps = {
  readonly game: string;
  readonly note: GameNotePayload;
  readonly opener: Opener;
  readonly onEdit: () => void;
};

function Note({ game, note, opener, onEdit }: NoteProps) {
  const remove = useRemoveGameNote();
  const when = noteMoment(note);
  const isUp = projectorWishes(({ notes }) => notes.includes(note.id));
  return (
    <>
      <span className={styles.when}>
        <Bookmark aria-hidden="true" />
        <bdi>{when}</bdi>
        <span className={styles.acts}>
          <Button
            kind={isUp ? 'primary' : 'ghost'}
            size="s"
            iconOnly
            aria-label={text.project(when)}
            aria-pressed={isUp}
            onClick={() => projectNote(note.id, !isUp)}
          >
            <Presentation className="i" aria-hidden="true" />
          </Button>
          <Button ref={opener} kind="ghost" size="s" iconOnly aria-label={text.changeNote(when)} onClick={onEdit}>
            <Pencil className="i" aria-hidden="true" />
          </Button>
          <Button
            kind="ghost"
            size="s"
            iconOnly
            aria-label={text.removeNote(when)}
            isBusy={remove.isPending}
            onClick={() => remove.mutate({ game, id: note.id })}
          >
            <Trash2 className="i" aria-hidden="true" />
          </Button>
        </span>
      </span>
      <p>{note.text}</p>
      {isUp ? <p className={styles.up}>{text.isUp}</p> : null}
    </>
  );
}

type NoteFormProps = Pick<FormOf, 'onTyped' | 'onCancel' | 'onSaved'> & {
  readonly first: string;
  readonly isBusy: boolean;
  readonly onSave: (words: string, onKept: () => void) => void;
};

function NoteForm({ first, isBusy, onSave, onTyped, onCancel, onSaved }: NoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const typed = useRef(first);
  const [words, setWords] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const note = words.trim();
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        // What was typed while the save was in progress is saved by the next press.
        if (note !== '' && !isBusy) onSave(note, () => (typed.current.trim() === note ? onSaved() : undefined));
      }}
    >
      <TextareaField
        name="text"
        label={text.text}
        rows={3}
        maxLength={LIMITS.note}
        value={words}
        error={isTried && note === '' ? text.missing : null}
        onChange={(event) => {
          onTyped();
          typed.current = event.target.value;
          setWords(event.target.value);
        }}
      />
      <div className="row">
        <Button type="submit" size="s" kind="primary" isBusy={isBusy}>
          {text.save}
        </Button>
        <Button size="s" onClick={onCancel}>
          {uiText.cancel}
        </Button>
      </div>
    </form>
  );
}
