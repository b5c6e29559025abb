import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Send, X } from 'lucide-react';
import { ACTION_LIMITS } from '@fracht/protocol';
import { liveText } from '@fracht/content';
import { perform } from '@fracht/game/store/use-game-action.ts';
import { useBackCloses } from '@fracht/kit/ui/back-closes.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { SelectField, TextareaField } from '@fracht/kit/ui/field.tsx';
import { useKeepsClear } from '@fracht/kit/ui/keep-clear.ts';
import { notify } from '@fracht/kit/ui/toasts.ts';
import type { LiveRow } from './live-rows.ts';
import styles from './message-box.module.css';

/** The recipient "everybody"; like NEEDING it differs from every player's id. */
export const TO_EVERYBODY = '';
const NEEDING = ' needing';

type MessageBoxProps = {
  readonly rows: readonly LiveRow[];
  /** The initial recipient: EVERYBODY or a player's id. Changing it leaves the text as it is. */
  readonly first: string;
  /** Called with whether the box contains unsent text. */
  readonly onWritten: (isWritten: boolean) => void;
  readonly onClose: () => void;
  /** The cross: closes the box, if something is written in it after a confirmation. */
  readonly onLeave: () => void;
};

const text = liveText.message;

/** A message from the teacher to one player, to all who need help, or to everybody. While it is empty, Escape and a press outside close it. (MSG-3) */
export function MessageBox({ rows, first, onWritten, onClose, onLeave }: MessageBoxProps) {
  const [words, setWords] = useState('');
  const typed = useRef('');
  const box = useRef<HTMLElement>(null);
  const isMoved = useKeepsClear(box, text);
  const type = (next: string): void => {
    typed.current = next;
    setWords(next);
    onWritten(next.trim() !== '');
  };
  /** Closes the box when its message was sent, unless something else was typed meanwhile: that is the next message. */
  const done = (sent: string): void => {
    if (typed.current === sent) onClose();
  };
  useCloseOutside(box, words === '', onClose);
  useBackCloses(words === '', onClose);
  return (
    <section
      ref={box}
      className={classNames(styles.box, isMoved && styles.moved)}
      role="dialog"
      aria-label={text.title}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape' && words === '') onClose();
      }}
    >
      <div className={styles.head}>
        <h2>{text.title}</h2>
        <Button kind="ghost" size="s" iconOnly aria-label={text.close} onClick={onLeave}>
          <X className="i" aria-hidden="true" />
        </Button>
      </div>
      <MessageForm key={first} rows={rows} first={first} words={words} onWords={type} onDone={done} />
    </section>
  );
}

type FormProps = {
  readonly rows: readonly LiveRow[];
  readonly first: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** Called when the text was sent, with the text as it was in the box. */
  readonly onDone: (sent: string) => void;
};

/** Resets the choice with each recipient that is selected in the table. */
function MessageForm({ rows, first, words, onWords, onDone }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [to, setTo] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const isEmpty = words.trim() === '';
  const recipients = recipientsOf(rows, to);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const send = async (): Promise<void> => {
    setIsPending(true);
    const isSent = await sendTo(recipients, words.trim());
    setIsPending(false);
    if (!isSent) return;
    notify({ type: 'other', text: text.sent });
    onDone(words);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (!isEmpty && recipients.length > 0 && !isPending) void send();
      }}
    >
      <div className={styles.body}>
        <RecipientField
          rows={rows}
          value={to}
          error={isTried && recipients.length === 0 ? text.nobody : null}
          onChange={setTo}
        />
        <TextareaField
          name="text"
          label={text.text}
          rows={3}
          maxLength={ACTION_LIMITS.message}
          value={words}
          error={isTried && isEmpty ? text.missing : null}
          onChange={(event) => onWords(event.target.value)}
        />
        <Phrases onPick={onWords} />
      </div>
      <div className={styles.foot}>
        <span>{text.where}</span>
        <Button type="submit" kind="primary" isBusy={isPending}>
          <Send className="i" aria-hidden="true" />
          {text.send}
        </Button>
      </div>
    </form>
  );
}

function Phrases({ onPick }: { readonly onPick: (phrase: string) => void }) {
  return (
    <div className={styles.quick} role="group" aria-label={text.phrases}>
      {text.quick.map((phrase) => (
        <Button key={phrase} size="s" onClick={() => onPick(phrase)}>
          {phrase}
        </Button>
      ))}
    </div>
  );
}

type RecipientProps = {
  readonly rows: readonly LiveRow[];
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (to: string) => void;
};

function RecipientField({ rows, value, error, onChange }: RecipientProps) {
  const here = rows.filter(({ presence }) => presence === 'ON');
  const needing = rows.filter(({ need }) => need !== null);
  return (
    <SelectField
      name="to"
      label={text.to}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value={TO_EVERYBODY}>{text.everybody(here.length)}</option>
      {/* Once selected it stays in the list, though nobody may be left: otherwise another would appear selected in its place. */}
      {needing.length === 0 && value !== NEEDING ? null : (
        <option value={NEEDING}>{text.needing(needing.length)}</option>
      )}
      {rows
        .filter(({ presence }) => presence !== 'ABSENT')
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </SelectField>
  );
}

/** The recipients' ids, empty if nobody needs help; undefined stands for everybody. */
function recipientsOf(rows: readonly LiveRow[], to: string): readonly (string | undefined)[] {
  if (to === TO_EVERYBODY) return [undefined];
  return to === NEEDING ? rows.filter(({ need }) => need !== null).map(({ id }) => id) : [to];
}

/** Sends a message to each; true if none was refused. Refusals become notices. */
async function sendTo(players: readonly (string | undefined)[], words: string): Promise<boolean> {
  const answers = await Promise.all(players.map((player) => perform({ action: 'SEND_MESSAGE', text: words, player })));
  return answers.every(({ ok }) => ok);
}

/** Calls `onClose` for a press outside, while `isOn`. */
function useCloseOutside(box: RefObject<HTMLElement | null>, isOn: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = ({ target }: PointerEvent): void => {
      if (target instanceof Node && box.current?.contains(target) === false) onClose();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [box, isOn, onClose]);
}
